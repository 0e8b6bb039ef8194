/** Plain icons in the colour of the text. */
import { memo } from "preact/compat";
import { Art, Line, type ArtProps } from "./paper";

const PATHS = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-3",
  hint: "M9 21h6M10 24h4M12 3a7 7 0 0 0-4 12.700V18h8v-2.300A7 7 0 0 0 12 3Z",
  log: "M5 5h14M5 11h14M5 17h9",
  choices: "M4 6h2M10 6h10M4 12h2M10 12h10M4 18h2M10 18h10",
  chat: "M4 5h16v11H11l-5 4v-4H4Z",
  menu: "M4 6h16M4 12h16M4 18h16",
  home: "M3 12 12 4l9 8M6 10v10h12V10",
  close: "M5 5l14 14M19 5 5 19",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M6 5v14M18 5l-8 7 8 7Z",
  last: "M18 5v14M6 5l8 7-8 7Z",
  play: "M7 4l12 8-12 8Z",
  pause: "M8 4v16M16 4v16",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2",
  moon: "M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10Z",
  sound: "M4 9v6h4l5 4V5L8 9ZM16 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12",
  mute: "M4 9v6h4l5 4V5L8 9ZM17 9l5 6M22 9l-5 6",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2",
  eye: "M2 12S6 5 12 5s10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  book: "M4 5c4-1 6 0 8 2 2-2 4-3 8-2v14c-4-1-6 0-8 2-2-2-4-3-8-2ZM12 7v14",
  lock: "M6 11h12v9H6ZM9 11V7a3 3 0 0 1 6 0v4",
  bot: "M5 9h14v10H5ZM12 9V5M9 13v2M15 13v2M12 4.500h.010",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-5 4-7 8-7s8 2 8 7",
  people:
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2 20c0-4 3-6 7-6s7 2 7 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14c3 .500 4 3 4 6",
  download: "M12 3v12M7 11l5 5 5-5M4 21h16",
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  check: "M4 13l5 5L20 6",
  star: "M12 3l2.700 6 6.300.600-4.800 4.200 1.500 6.200L12 16.600 6.300 20l1.500-6.200L3 9.600 9.300 9Z",
  gear: "M10.1 4.8L10.2 1.7L13.8 1.7L13.9 4.8L15.7 5.6L18 3.5L20.5 6L18.4 8.3L19.2 10.1L22.3 10.2L22.3 13.8L19.2 13.9L18.4 15.7L20.5 18L18 20.5L15.7 18.4L13.9 19.2L13.8 22.3L10.2 22.3L10.1 19.2L8.3 18.4L6 20.5L3.5 18L5.6 15.7L4.8 13.9L1.7 13.8L1.7 10.2L4.8 10.1L5.6 8.3L3.5 6L6 3.5L8.3 5.6ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z",
  help: "M9 9a3 3 0 1 1 4 3c-1 .500-1 1-1 2M12 18h.010M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z",
  pointer: "M6 3l12 9-6 1 3 7-3 1-3-7-4 4Z",
  shield: "M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5ZM8 12l3 3 5-6",
  qr: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2h-2ZM18 18h2v2h-2ZM18 14h2M14 18v2",
  again: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = memo(function Icon({ name, ...rest }: ArtProps & { name: IconName }) {
  return (
    <Art box="0 0 24 24" {...rest} class={`icon ${rest.class ?? ""}`}>
      <Line d={PATHS[name]} stroke="currentColor" width="2" stroke-linejoin="round" />
    </Art>
  );
});
