import { Prize, SheepBack, Sheepdog, SheepFace, Wolf } from "../../art/meadow";
import type { Figure } from "../figures";

const pieces = (
  <>
    <SheepBack place={2} />
    <SheepFace />
    <Wolf />
    <Sheepdog />
    <Prize />
  </>
);

const figures: Figure[] = [
  { chapter: 0, caption: "figure-start", position: "uly-start" },
  { chapter: 1, caption: "figure-round", position: "uly-middle" },
  { chapter: 2, caption: "figure-pieces", pieces },
];

export default figures;
