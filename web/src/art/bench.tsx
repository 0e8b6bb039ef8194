/** An empty bench under a lantern, for lists with nothing in them. */
import { drawingIn } from "./paper";

export const EmptyBench = drawingIn({ box: "0 0 160 100", preserveAspectRatio: "xMidYMax meet" }, () => (
  <>
    <ellipse cx="80" cy="90" rx="72" ry="8" fill="var(--grass)" opacity=".7" />
    <circle cx="128" cy="30" r="22" fill="var(--glow-2)" opacity=".55" />
    <path d="M128 90V24" stroke="var(--soil-2)" stroke-width="4" stroke-linecap="round" />
    <path d="M120 24H136L133 40H123Z" fill="var(--buttercup)" stroke="var(--soil-2)" stroke-width="2.5" />
    <path d="M118 24 128 15 138 24Z" fill="var(--soil)" stroke="var(--soil-2)" stroke-width="2" />
    <path d="M28 88V62M100 88V62" stroke="var(--soil-2)" stroke-width="6" stroke-linecap="round" />
    <rect x="18" y="58" width="92" height="8" rx="4" fill="var(--soil-3)" stroke="var(--soil-2)" stroke-width="2" />
    <rect x="22" y="38" width="84" height="8" rx="4" fill="var(--soil-3)" stroke="var(--soil-2)" stroke-width="2" />
    <path d="M32 58V38M96 58V38" stroke="var(--soil-2)" stroke-width="4" />
    <path d="M50 57C53 50 62 50 65 57Z" fill="var(--grass-2)" stroke="var(--leaf-deep)" stroke-width="1.5" />
  </>
));
