/** Small drawings and texts shared by all parts of the board. */
import { Cuckoo, Item, ItemGhost, Relic, Wild } from "../../art/clock";
import { Mouse as MouseArt, type Team } from "../../art/mice";
import { Art, type ArtProps } from "../../art/paper";
import { gameText } from "../../shell/i18n";
import type { ActionPart, TeamMouse, View } from "./view";
import { tileKind } from "./view";
import "./tile_art.css";

export const say = (id: string, args: Record<string, string | number> = {}) => gameText("hickory", id, args) ?? id;

export function Tile({ token, ...rest }: ArtProps & { token: string }) {
  const tile = tileKind(token);
  switch (tile.kind) {
    case "wild":
      return <Wild {...rest} />;
    case "relic":
      return <Relic kind={tile.relic} {...rest} />;
    case "any":
      return <ItemGhost colour={null} symbol={tile.symbol} {...rest} />;
    case "item":
      return <Item colour={tile.colour} symbol={tile.symbol} {...rest} />;
  }
}

export function Ghost({ token, ...rest }: ArtProps & { token: string }) {
  const tile = tileKind(token);
  return tile.kind === "item" ? (
    <ItemGhost colour={tile.colour} symbol={tile.symbol} {...rest} />
  ) : (
    <Tile token={token} {...rest} />
  );
}

const ICONS: Record<string, string> = {
  climb: "M50 12 78 42H62V88H38V42H22Z",
  search: "M42 14a28 28 0 1 0 .01 0ZM63 63 88 88",
  favor: "M24 12H76V88H24ZM36 32H64M36 48H64M36 64H54",
  market: "M50 8V92M8 50H92M20 20 80 80M80 20 20 80M50 26 74 50 50 74 26 50Z",
  deliver: "M14 38H86V86H14ZM14 38 26 18H74L86 38M50 38V62M38 52 50 64 62 52",
  leap: "M10 78C18 26 70 14 84 58M66 52 85 62 92 40",
  toss: "M14 36H76M62 20 80 36 62 52M86 66H24M38 50 20 66 38 82",
};

/** The icon of an action. */
export function IconArt({ icon, team, ...rest }: ArtProps & { icon: string; team?: Team | undefined }) {
  if (icon === "scamp") return <MouseArt kind="scamp" team={team ?? "brown"} {...rest} />;
  if (icon === "return") return <Cuckoo {...rest} />;
  return (
    <Art {...rest}>
      <path
        d={ICONS[icon] ?? ""}
        fill={icon === "climb" ? "currentColor" : "none"}
        stroke="currentColor"
        stroke-width="9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </Art>
  );
}

/** A part of an action in words: "spend 2 → market". */
export function spokenPart(part: ActionPart): string {
  const what =
    part.amount > 0 && part.icon !== "leap"
      ? say("part-amount", { icon: say(`icon-${part.icon}`), amount: part.amount })
      : say(`icon-${part.icon}`);
  return part.cost > 0 ? say("part-cost", { cost: part.cost, what }) : what;
}

/** The name and the rule for an id, such as `icon-climb` with `tip-icon-climb`. */
export function tip(id: string): string {
  const rule = gameText("hickory", `tip-${id}`);
  const name = say(id);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return rule ? `${title}. ${rule}` : title;
}

export function PartChip({ part, now = false }: { part: ActionPart; now?: boolean }) {
  return (
    <span
      class={`part across ${now ? "now" : ""}`}
      role="img"
      aria-label={spokenPart(part)}
      data-tip={tip(`icon-${part.icon}`)}
    >
      {part.cost > 0 && <span class="part-cost">−{part.cost}</span>}
      {part.cost > 0 && <span aria-hidden="true">→</span>}
      {part.icon && <IconArt icon={part.icon} px={20} />}
      {part.amount > 0 && part.icon !== "leap" && <b>{part.amount}</b>}
    </span>
  );
}

export function PieceArt({ piece, view }: { piece: TeamMouse; view: View }) {
  return <MouseArt kind={piece.mouse} team={view.players[piece.seat]?.colour ?? "blue"} />;
}

export function spokenPieces(pieces: TeamMouse[], names: (seat: number) => string): string {
  return pieces
    .map((piece) => say("piece", { name: names(piece.seat + 1), mouse: say(`mouse-${piece.mouse}`) }))
    .join(", ");
}
