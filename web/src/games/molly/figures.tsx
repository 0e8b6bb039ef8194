import { CardBack, Cube, MoleCard, Token } from "../../art/mole_cards";
import { Bobtail, MOLE_COLOURS } from "../../art/moles";
import type { Figure } from "../figures";

const pieces = (
  <>
    {MOLE_COLOURS.map((colour) => (
      <MoleCard key={colour} colour={colour} />
    ))}
    <CardBack />
    <CardBack tardy />
    <Token />
    <Cube colour="yellow" />
    <Bobtail />
  </>
);

const figures: Figure[] = [
  { chapter: 0, caption: "figure-pieces", pieces },
  { chapter: 1, caption: "figure-start", position: "molly-start" },
  { chapter: 2, caption: "figure-where", position: "molly-start", picked: ["slot:1"] },
  { chapter: 3, caption: "figure-give", position: "molly-give" },
  { chapter: 4, caption: "figure-last", position: "molly-middle" },
  { chapter: 5, caption: "figure-bobtail", position: "molly-bobtail" },
];

export default figures;
