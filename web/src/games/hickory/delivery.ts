/** Preview of the points of a delivery (HIC-50 to HIC-52). The engine does the real scoring. */
import { tileKind, type Quest, type View } from "./view";

type Tiles = readonly string[];

const isWild = (tile: string) => tile === "wild";

/** Size of the largest group with the same part of the name; a wild belongs to every group. */
function largest(tiles: Tiles, part: (tile: string) => string): number {
  const counts = new Map<string, number>();
  for (const tile of tiles) if (!isWild(tile)) counts.set(part(tile), (counts.get(part(tile)) ?? 0) + 1);
  return Math.max(0, ...counts.values()) + tiles.filter(isWild).length;
}

const colourOf = (tile: string) => tile.split("-")[0] ?? "";
export const symbolOf = (tile: string) => tile.split("-")[1] ?? "";

/** The points for the items themselves: one for each, and the largest groups of one symbol and of one colour. */
export function pointsFor(tiles: Tiles): number {
  return tiles.length === 0 ? 0 : tiles.length + largest(tiles, symbolOf) + largest(tiles, colourOf);
}

/** Whether these items cover every picture of a quest: exact ones first, then any colour of a symbol, then wilds. */
export function covers(tiles: Tiles, { pictures }: Pick<Quest, "pictures">): boolean {
  const left = tiles.filter((tile) => !isWild(tile));
  let wilds = tiles.length - left.length;
  const wanted = pictures.filter((picture) => picture !== null);
  const exactFirst = wanted.toSorted((a, b) => Number(a.startsWith("any-")) - Number(b.startsWith("any-")));
  for (const picture of exactFirst) {
    const at = left.findIndex((tile) =>
      picture.startsWith("any-") ? symbolOf(tile) === symbolOf(picture) : tile === picture,
    );
    if (at >= 0) left.splice(at, 1);
    else wilds -= 1;
  }
  return wilds >= 0;
}

/** The items chosen for the current delivery, including bonus items. */
export function chosenFor({ pool, bonus }: View): string[] {
  return [...pool, ...bonus];
}

/** The items of a pouch, without relics, which are not delivered. */
export function itemsIn(pouch: Tiles): string[] {
  return pouch.filter((tile) => tileKind(tile).kind !== "relic");
}
