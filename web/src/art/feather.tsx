/** The mark of a hint: a feather. */
import { drawingIn, Line } from "./paper";

export const Feather = drawingIn({ box: "0 0 24 24" }, () => (
  <>
    <path d="M20 3C12 3 6 8 6 15v3h3c7 0 11-7 11-15Z" fill="currentColor" fill-opacity=".35" />
    <Line d="M20 3C12 3 6 8 6 15v3h3c7 0 11-7 11-15ZM3 21 15 9M9 15h4M11 12h4" stroke="currentColor" width="2" />
  </>
));
