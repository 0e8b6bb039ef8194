import { ClanBadge } from "../../art/clans";
import { Dachshund, GangMole, SignArt } from "../../art/moles";
import type { Figure } from "../figures";

const pieces = (
  <>
    {(["small", "medium", "large"] as const).map((size) => (
      <GangMole key={size} size={size} />
    ))}
    {(["ladybird", "ant", "worm", "snail"] as const).map((clan) => (
      <ClanBadge key={clan} clan={clan} />
    ))}
    {(["flower", "leaf", "clover"] as const).map((sign) => (
      <SignArt key={sign} sign={sign} />
    ))}
    <Dachshund />
  </>
);

const figures: Figure[] = [
  { chapter: 0, caption: "figure-pieces", pieces },
  { chapter: 0, caption: "figure-start", position: "buddel-start" },
  { chapter: 1, caption: "figure-both", position: "buddel-both" },
  { chapter: 2, caption: "figure-end", position: "buddel-middle" },
];

export default figures;
