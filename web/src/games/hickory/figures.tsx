import { Acorn, CatPaw, Item, Relic, Wild } from "../../art/clock";
import { Mouse, type MouseKind } from "../../art/mice";
import type { Figure } from "../figures";

const MICE: MouseKind[] = ["scavenger", "spotter", "scurrier", "scamp", "scaler"];

const pieces = (
  <>
    {MICE.map((kind) => (
      <Mouse key={kind} kind={kind} team="blue" />
    ))}
    <Item colour="purple" symbol="key" />
    <Item colour="orange" symbol="button" />
    <Wild />
    <Relic kind="crown" />
    <Acorn />
    <CatPaw />
  </>
);

const figures: Figure[] = [
  { chapter: 0, caption: "figure-pieces", pieces },
  { chapter: 1, caption: "figure-start", position: "hickory-start" },
  { chapter: 2, caption: "figure-tick", position: "hickory-middle" },
  { chapter: 3, caption: "figure-claim", position: "hickory-claim" },
  { chapter: 4, caption: "figure-market", position: "hickory-basket" },
  { chapter: 5, caption: "figure-deliver", position: "hickory-deliver" },
  { chapter: 6, caption: "figure-place", position: "hickory-place" },
  { chapter: 8, caption: "figure-alone", position: "hickory-solo" },
];

export default figures;
