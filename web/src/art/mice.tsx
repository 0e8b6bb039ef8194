/** The mice of Hickory Dickory, on its cover and on its board. */
import { drawing, INK, Line, PINK, Shape } from "./paper";

export type Team = "blue" | "yellow" | "brown" | "red";
export type MouseKind = "scavenger" | "spotter" | "scurrier" | "scamp" | "scaler";

export const TEAM: Record<Team, { paper: string; deep: string }> = {
  blue: { paper: "#6fa3d8", deep: "#173f70" },
  yellow: { paper: "#f2c14e", deep: "#6e4a00" },
  brown: { paper: "#b58a63", deep: "#4e2f14" },
  red: { paper: "#dd6f62", deep: "#7a1610" },
};

/** The mark of a team: ring, triangle, square, diamond. */
export function TeamShape({ team, fill }: { team: Team; fill: string }) {
  switch (team) {
    case "blue":
      return <circle cx="50" cy="50" r="32" fill="none" stroke={fill} stroke-width="22" />;
    case "yellow":
      return <path d="M50 8 94 86H6Z" fill={fill} />;
    case "brown":
      return <rect x="12" y="12" width="76" height="76" fill={fill} />;
    case "red":
      return <path d="M50 2 92 50 50 98 8 50Z" fill={fill} />;
  }
}

function Face({ fur, deep, ear = 17 }: { fur: string; deep: string; ear?: number }) {
  return (
    <g>
      <circle cx="30" cy="34" r={ear} fill={fur} stroke={deep} stroke-width="3" />
      <circle cx="70" cy="34" r={ear} fill={fur} stroke={deep} stroke-width="3" />
      <circle cx="30" cy="34" r={ear * 0.55} fill={PINK} />
      <circle cx="70" cy="34" r={ear * 0.55} fill={PINK} />
      <path d="M26 56C26 38 74 38 74 56 74 70 62 80 50 80S26 70 26 56Z" fill={fur} stroke={deep} stroke-width="3" />
      <circle cx="40" cy="56" r="4.2" fill="#241811" />
      <circle cx="60" cy="56" r="4.2" fill="#241811" />
      <ellipse cx="50" cy="66" rx="5" ry="4" fill="#e2706b" />
      <Line d="M38 68 20 64M38 71 22 74M62 68 80 64M62 71 78 74" stroke={deep} width="1.6" />
    </g>
  );
}

/** A mouse of a team, recognisable by its outline alone. */
export const Mouse = drawing<{ kind: MouseKind; team: Team }>(({ kind, team }) => {
  const { paper, deep } = TEAM[team];
  return (
    <>
      {kind === "scavenger" && (
        <g>
          <path d="M12 92C-2 70 10 36 34 34H66C90 36 102 70 88 92Z" fill="#a57b4f" stroke={INK} stroke-width="3" />
          <path d="M20 58H34M66 58H80" stroke={INK} stroke-width="3" />
          <g transform="translate(9 12) scale(.82)">
            <Face fur={paper} deep={deep} />
          </g>
          <path d="M24 80 32 92M76 80 68 92" stroke="#6d4a26" stroke-width="5" />
        </g>
      )}
      {kind === "spotter" && (
        <g>
          <g transform="translate(0 12) scale(.86)">
            <Face fur={paper} deep={deep} />
          </g>
          <g transform="rotate(-24 66 50)">
            <rect x="50" y="44" width="26" height="15" rx="3" fill="#d9a441" stroke={INK} stroke-width="3" />
            <rect x="74" y="41" width="24" height="21" rx="3" fill="#f0c768" stroke={INK} stroke-width="3" />
          </g>
          <Shape d="M16 30C22 10 62 8 70 26L66 32C52 22 34 24 20 36Z" fill="#5f8f5a" edge={INK} width="3" round />
        </g>
      )}
      {kind === "scurrier" && (
        <g>
          <path d="M2 62 24 54M0 74 22 68M6 86 26 80" stroke={deep} stroke-width="5" stroke-linecap="round" />
          <Shape d="M30 74C18 66 8 48 2 42 14 40 30 46 40 62Z" fill="#d1493f" edge={INK} width="3" round />
          <path
            d="M24 86C24 66 44 56 66 58L92 70C98 74 94 82 86 82L66 84 58 92H34Z"
            fill={paper}
            stroke={deep}
            stroke-width="3"
            stroke-linejoin="round"
          />
          <path d="M58 60C40 40 40 22 52 20 64 20 70 40 68 58Z" fill={paper} stroke={deep} stroke-width="3" />
          <path d="M60 54C50 40 50 30 54 28 60 28 64 42 64 54Z" fill={PINK} />
          <path d="M68 58C62 40 68 26 77 26 86 30 82 48 76 62Z" fill={paper} stroke={deep} stroke-width="3" />
          <circle cx="75" cy="68" r="4" fill="#241811" />
          <circle cx="93" cy="75" r="4" fill="#e2706b" />
          <path d="M44 62C50 72 62 76 68 74L66 82C56 82 46 76 40 68Z" fill="#d1493f" stroke={INK} stroke-width="2" />
        </g>
      )}
      {kind === "scamp" && (
        <g>
          <g transform="translate(10 22) scale(.8)">
            <Face fur={paper} deep={deep} ear={27} />
          </g>
          <Shape d="M32 48C34 34 66 34 68 48 76 47 80 50 80 54H34Z" fill="#f4e2bd" edge={INK} width="3" round />
          <path d="M50 38V30" stroke={INK} stroke-width="3" />
          <path d="M50 30C56 22 66 24 68 30 62 34 54 34 50 30Z" fill="#5f8f5a" stroke={INK} stroke-width="2" />
        </g>
      )}
      {kind === "scaler" && (
        <g>
          <path d="M50 2V36" stroke="#8a6a3c" stroke-width="7" stroke-linecap="round" />
          <Line d="M30 60C22 40 40 30 48 18M70 60C78 40 60 30 52 18" stroke={deep} width="9" />
          <g transform="translate(12 26) scale(.76)">
            <Face fur={paper} deep={deep} />
          </g>
          <path d="M30 52C32 34 68 34 70 52Z" fill="#d1493f" stroke={INK} stroke-width="3" />
        </g>
      )}
      <svg x="66" y="70" width="30" height="30" viewBox="-22 -22 144 144" aria-hidden="true">
        <circle cx="50" cy="50" r="68" fill="#fffaf0" stroke={deep} stroke-width="8" />
        <g transform="translate(12 12) scale(.76)">
          <TeamShape team={team} fill={deep} />
        </g>
      </svg>
    </>
  );
});
