/** Drawings for Hickory Dickory: the tiles and who lives in the clock. */
import { drawing, INK, Line, PINK, Shape } from "./paper";

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
