/** Drawings for Buddel-Bande besides its moles: the clans and paw prints. */
import { drawing, INK, Line } from "./paper";

export type Clan = "ladybird" | "ant" | "worm" | "snail";

const CLAN_PAPER: Record<Clan, string> = { ladybird: "#f3b0a4", ant: "#d9c2a3", worm: "#f2c7d4", snail: "#c9d8a6" };

export function ClanShape({ clan }: { clan: Clan }) {
  switch (clan) {
    case "ladybird":
      return (
        <g>
          <circle cx="50" cy="30" r="17" fill="#2a1d18" />
          <circle cx="50" cy="57" r="32" fill="#d43d2f" stroke="#4a120c" stroke-width="3" />
          <path d="M50 25V89" stroke="#2a1d18" stroke-width="5" />
          <Line d="M35 48h0M65 48h0M36 70h0M64 70h0" stroke="#2a1d18" width="13" />
        </g>
      );
    case "ant":
      return (
        <g>
          <g stroke="#3b1f14" stroke-width="5" fill="none" stroke-linecap="round">
            <path d="M44 50 20 36M44 54 16 56M44 58 22 78M56 50 80 36M56 54 84 56M56 58 78 78M44 18 34 6M56 18 66 6" />
          </g>
          <circle cx="50" cy="24" r="13" fill="#5d3423" />
          <ellipse cx="50" cy="50" rx="11" ry="13" fill="#5d3423" />
          <ellipse cx="50" cy="79" rx="17" ry="18" fill="#5d3423" />
        </g>
      );
    case "worm":
      return (
        <g fill="none" stroke-linecap="round">
          <path d="M14 74C14 40 38 40 42 60S70 86 74 56 66 26 78 20" stroke="#8c3f58" stroke-width="20" />
          <path d="M14 74C14 40 38 40 42 60S70 86 74 56 66 26 78 20" stroke="#ea8faa" stroke-width="14" />
          <path d="M76 20h0M83 22h0" stroke="#2a1d18" stroke-width="6" />
        </g>
      );
    case "snail":
      return (
        <g>
          <path
            d="M8 84C8 74 30 78 40 78H72C84 78 82 60 82 46 86 40 92 46 92 54 92 76 88 88 74 88H14Z"
            fill="#8fae5d"
            stroke="#41572a"
            stroke-width="3"
          />
          <path d="M83 46 78 30M90 48 95 32" stroke="#41572a" stroke-width="4" stroke-linecap="round" />
          <circle cx="46" cy="52" r="29" fill="#c98b4f" stroke="#5d3b1c" stroke-width="3" />
          <Line d="M46 52C46 44 58 44 58 54S38 68 34 54 44 32 56 36" stroke="#5d3b1c" width="5" />
        </g>
      );
  }
}

export const ClanBadge = drawing<{ clan: Clan }>(({ clan }) => (
  <>
    <circle cx="50" cy="50" r="48" fill={CLAN_PAPER[clan]} stroke={INK} stroke-width="3" />
    <g transform="translate(16 16) scale(.68)">
      <ClanShape clan={clan} />
    </g>
  </>
));

/** A paw print. */
export const Paw = drawing(() => (
  <g fill="#6b4a32">
    <ellipse cx="50" cy="66" rx="24" ry="20" />
    <ellipse cx="20" cy="44" rx="9" ry="13" transform="rotate(-20 20 44)" />
    <ellipse cx="40" cy="26" rx="9" ry="14" />
    <ellipse cx="62" cy="26" rx="9" ry="14" />
    <ellipse cx="82" cy="44" rx="9" ry="13" transform="rotate(20 82 44)" />
  </g>
));
