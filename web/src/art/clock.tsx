/** The mice and things of Hickory Dickory. */
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

export type ItemColour = "purple" | "green" | "blue" | "orange";
export type ItemSymbol = "button" | "feather" | "thread" | "key" | "thimble";

export const ITEM: Record<ItemColour, { paper: string; deep: string }> = {
  purple: { paper: "#a983cf", deep: "#47206f" },
  green: { paper: "#8dbb6a", deep: "#274f14" },
  blue: { paper: "#7fb2de", deep: "#123f6b" },
  orange: { paper: "#f0a45c", deep: "#7a3b00" },
};

/** The pattern of an item colour: stripe, dot, check, wave. */
function Pattern({ colour }: { colour: ItemColour }) {
  const { deep } = ITEM[colour];
  const line = { stroke: deep, "stroke-width": 4, opacity: 0.4, fill: "none" };
  switch (colour) {
    case "purple":
      return <path {...line} d="M8 30 30 8M8 58 58 8M8 86 86 8M22 96 96 22M50 96 96 50M78 96 96 78" />;
    case "green":
      return (
        <g fill={deep} opacity=".45">
          {[18, 39, 61, 82].flatMap((x) =>
            [18, 39, 61, 82].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="4" />),
          )}
        </g>
      );
    case "blue":
      return <path {...line} d="M25 6V94M50 6V94M75 6V94M6 25H94M6 50H94M6 75H94" />;
    case "orange":
      return (
        <path
          {...line}
          d="M4 20q11.500-12 23 0t23 0 23 0 23 0M4 42q11.500-12 23 0t23 0 23 0 23 0M4 64q11.500-12 23 0t23 0 23 0 23 0M4 86q11.500-12 23 0t23 0 23 0 23 0"
        />
      );
  }
}

export function SymbolShape({ symbol, fill }: { symbol: ItemSymbol; fill: string }) {
  switch (symbol) {
    case "button":
      return (
        <g>
          <circle cx="50" cy="50" r="38" fill={fill} />
          <circle cx="50" cy="50" r="28" fill="none" stroke="#fffaf0" stroke-width="4" />
          <Line d="M41 41h0M59 41h0M41 59h0M59 59h0" stroke="#fffaf0" width="11" />
        </g>
      );
    case "feather":
      return (
        <g>
          <path d="M18 84C20 40 50 10 88 8 90 44 66 76 30 76Z" fill={fill} />
          <Line d="M10 94 70 28M40 60 42 40M54 46 74 44M34 68 56 66" stroke="#fffaf0" width="4" />
        </g>
      );
    case "thread":
      return (
        <g>
          <rect x="22" y="8" width="56" height="16" rx="5" fill={fill} />
          <rect x="22" y="76" width="56" height="16" rx="5" fill={fill} />
          <rect x="30" y="24" width="40" height="52" fill={fill} />
          <path d="M30 36 70 28M30 48 70 40M30 60 70 52M30 72 70 64" stroke="#fffaf0" stroke-width="4" />
        </g>
      );
    case "key":
      return (
        <g>
          <circle cx="50" cy="26" r="16" fill="none" stroke={fill} stroke-width="12" />
          <path d="M50 42V94M50 72H70M50 90H66" stroke={fill} stroke-width="12" stroke-linecap="square" fill="none" />
        </g>
      );
    case "thimble":
      return (
        <g>
          <path d="M30 74 34 34C36 12 64 12 66 34L70 74Z" fill={fill} />
          <rect x="20" y="72" width="60" height="18" rx="6" fill={fill} />
          <Line d="M44 34h0M56 34h0M40 48h0M50 48h0M60 48h0M42 62h0M58 62h0" stroke="#fffaf0" width="6.8" />
        </g>
      );
  }
}

/** An item tile: colour, pattern, symbol. */
export const Item = drawing<{ colour: ItemColour; symbol: ItemSymbol }>(({ colour, symbol }) => {
  const { paper, deep } = ITEM[colour];
  return (
    <>
      <rect x="3" y="3" width="94" height="94" rx="16" fill={paper} />
      <Pattern colour={colour} />
      <rect x="3" y="3" width="94" height="94" rx="16" fill="none" stroke={deep} stroke-width="5" />
      <circle cx="50" cy="50" r="35" fill="#fffaf0" />
      <g transform="translate(24 24) scale(.52)">
        <SymbolShape symbol={symbol} fill={deep} />
      </g>
    </>
  );
});

/** The outline of an item on a quest (any colour of that symbol) or on an empty hunt space. */
export const ItemGhost = drawing<{ colour: ItemColour | null; symbol: ItemSymbol }>(({ colour, symbol }) => {
  const { paper, deep } = colour ? ITEM[colour] : { paper: "#fffaf0", deep: "#4a3a2c" };
  return (
    <>
      <rect x="3" y="3" width="94" height="94" rx="16" fill={paper} opacity={colour ? 0.38 : 1} />
      {colour ? (
        <g opacity=".6">
          <Pattern colour={colour} />
        </g>
      ) : (
        <g fill="none" stroke-width="7">
          <path d="M6 22A16 16 0 0 1 22 6H50" stroke={ITEM.purple.paper} />
          <path d="M50 6H78A16 16 0 0 1 94 22V50" stroke={ITEM.green.paper} />
          <path d="M94 50V78A16 16 0 0 1 78 94H50" stroke={ITEM.blue.paper} />
          <path d="M50 94H22A16 16 0 0 1 6 78V22" stroke={ITEM.orange.paper} />
        </g>
      )}
      <g fill="none" stroke={deep} stroke-width="3">
        <rect x="3" y="3" width="94" height="94" rx="16" stroke-dasharray={colour ? "8 6" : undefined} />
      </g>
      <g transform="translate(22 22) scale(.56)">
        <SymbolShape symbol={symbol} fill={deep} />
      </g>
    </>
  );
});

export const Wild = drawing(() => (
  <>
    <rect x="3" y="3" width="94" height="94" rx="16" fill="#fffaf0" stroke={INK} stroke-width="5" />
    <path d="M50 50 50 10A40 40 0 0 1 90 50Z" fill={ITEM.purple.paper} />
    <path d="M50 50 90 50A40 40 0 0 1 50 90Z" fill={ITEM.green.paper} />
    <path d="M50 50 50 90A40 40 0 0 1 10 50Z" fill={ITEM.blue.paper} />
    <path d="M50 50 10 50A40 40 0 0 1 50 10Z" fill={ITEM.orange.paper} />
    <path
      d="M50 20 58 41 80 42 63 56 69 78 50 66 31 78 37 56 20 42 42 41Z"
      fill="#fffaf0"
      stroke={INK}
      stroke-width="4"
      stroke-linejoin="round"
    />
  </>
));

export type RelicKind = "crown" | "sceptre" | "goblet";

export const Relic = drawing<{ kind: RelicKind }>(({ kind }) => (
  <>
    <rect x="3" y="3" width="94" height="94" rx="16" fill="#4a3557" stroke="#241530" stroke-width="5" />
    <g fill="#f6cd57" stroke="#7d5a00" stroke-width="3" stroke-linejoin="round">
      {kind === "crown" && <path d="M18 76V30L36 48 50 22 64 48 82 30V76Z" />}
      {kind === "sceptre" && (
        <g>
          <path d="M26 84 58 42 64 47 32 88Z" />
          <circle cx="68" cy="32" r="17" />
          <circle cx="68" cy="32" r="7" fill="#d1493f" />
        </g>
      )}
      {kind === "goblet" && <path d="M24 18H76C76 44 66 54 56 58V72L70 84H30L44 72V58C34 54 24 44 24 18Z" />}
    </g>
  </>
));

/** A cat's paw that covers a number. */
export const CatPaw = drawing(() => (
  <>
    <path
      d="M22 0H78V44C92 52 94 78 80 88 70 98 30 98 20 88 6 78 8 52 22 44Z"
      fill="#4b4450"
      stroke="#1f1a24"
      stroke-width="3"
    />
    <path d="M28 0H44V28H28ZM56 0H72V18H56Z" fill="#6a6070" />
    <ellipse cx="50" cy="74" rx="15" ry="11" fill={PINK} />
    <Line d="M26 64h0M42 54h0M58 54h0M74 64h0" stroke={PINK} width="13" />
  </>
));

export const Acorn = drawing(() => (
  <>
    <path d="M20 42H80C82 70 64 84 50 94 36 84 18 70 20 42Z" fill="#c98b4f" stroke="#5d3b1c" stroke-width="4" />
    <path d="M12 42C12 18 88 18 88 42 88 50 12 50 12 42Z" fill="#7d5a34" stroke="#4a3216" stroke-width="4" />
    <path d="M50 24V8" stroke="#4a3216" stroke-width="7" stroke-linecap="round" />
  </>
));

export const Pinecone = drawing(() => (
  <>
    <path d="M50 6C78 20 84 56 50 96 16 56 22 20 50 6Z" fill="#8a5f3f" stroke="#4e2f14" stroke-width="4" />
    <path
      d="M30 34 50 46 70 34M26 52 50 66 74 52M34 70 50 82 66 70M40 18 50 26 60 18"
      fill="none"
      stroke="#4e2f14"
      stroke-width="4"
    />
  </>
));

/** Lord Cuckoo. */
export const Cuckoo = drawing(() => (
  <>
    <Shape d="M18 70C14 36 38 18 58 24 76 30 80 50 74 66 66 86 28 92 18 70Z" fill="#6fa3d8" edge="#173f70" width="3" />
    <path d="M30 62C30 50 46 46 56 56 50 74 36 76 30 62Z" fill="#4b7fb8" />
    <path d="M72 40 98 46 74 54Z" fill="#f2b632" stroke="#7d5a00" stroke-width="3" stroke-linejoin="round" />
    <circle cx="62" cy="38" r="4.500" fill="#241811" />
    <Shape d="M46 22 44 6 54 16 60 2 64 16 74 10 68 26Z" fill="#f2b632" edge="#7d5a00" width="2.500" round />
  </>
));
