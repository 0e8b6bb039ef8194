/** The end of a game as a picture: the winners on a stump, the others around them, leaves in the air. */
import type { Animal } from "../net/wire";
import { AnimalPortrait } from "./animals";
import { Art, type ArtProps } from "./paper";
import "./ending.css";

export interface Guest {
  animal: Animal;
  won: boolean;
}

const [WIDTH, HEIGHT, GROUND] = [400, 150, 122];
/** Land to the left and right for wide, low screens. Its parts overlap, so that no seam shows. */
const AROUND = [-WIDTH, 0, WIDTH];
const LEAVES = [
  [40, 20, "#e0913a"],
  [96, 48, "#c9722f"],
  [150, 14, "#f2b632"],
  [246, 12, "#b5472f"],
  [300, 46, "#e0913a"],
  [356, 22, "#f2b632"],
] as const;

function Leaf({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g class="falling-leaf" transform={`translate(${x} ${y}) rotate(${x % 70})`}>
      <path d="M0 0C8-8 18-6 20 4 10 8 2 8 0 0Z" fill={fill} />
      <path d="M0 0 14 3" stroke="#5c3a17" stroke-width="1.2" />
    </g>
  );
}

function Stump({ x, width, height }: { x: number; width: number; height: number }) {
  const top = GROUND - height;
  return (
    <g>
      <path
        d={`M${x - width / 2} ${top}H${x + width / 2}L${x + width / 2 + 5} ${GROUND + 6}H${x - width / 2 - 5}Z`}
        fill="#8a5f3f"
      />
      <ellipse cx={x} cy={top} rx={width / 2} ry="7" fill="#d8b98a" stroke="#6d4a26" stroke-width="2" />
      <ellipse cx={x} cy={top} rx={width / 4} ry="3.4" fill="none" stroke="#6d4a26" stroke-width="1.4" />
    </g>
  );
}

function Portrait({ x, bottom, size, guest }: { x: number; bottom: number; size: number; guest: Guest }) {
  return (
    <svg x={x - size / 2} y={bottom - size} width={size} height={size} class={guest.won ? "end-winner" : "end-guest"}>
      <AnimalPortrait animal={guest.animal} mood={guest.won ? "glad" : "waiting"} />
    </svg>
  );
}

/** Positions of the others: alternately left and right of the middle. */
function besides(i: number): number {
  return WIDTH / 2 + (i % 2 === 0 ? -1 : 1) * (118 + 62 * Math.floor(i / 2));
}

export function EndPicture({ guests, ...rest }: ArtProps & { guests: Guest[] }) {
  const winners = guests.filter((guest) => guest.won);
  const others = guests.filter((guest) => !guest.won);
  const onStump = winners.length > 0 ? winners : others;
  const beside = winners.length > 0 ? others : [];
  const spread = 64;
  const left = WIDTH / 2 - ((onStump.length - 1) * spread) / 2;
  return (
    <Art box={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax meet" {...rest}>
      <rect x={-WIDTH} width={3 * WIDTH} height={HEIGHT} fill="var(--end-sky)" />
      <circle cx="200" cy="70" r="62" fill="var(--end-light)" />
      {AROUND.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M-1 91H0C70 66 130 92 200 84S330 66 400 91H401V150H-1Z" fill="var(--end-hill)" />
          <path d="M-1 124H0C110 108 290 108 400 124H401V150H-1Z" fill="var(--end-grass)" />
        </g>
      ))}
      {LEAVES.map(([x, y, fill]) => (
        <Leaf key={x} x={x} y={y} fill={fill} />
      ))}
      {beside.map((guest, i) => (
        <Portrait key={i} x={besides(i)} bottom={GROUND + 12} size={52} guest={guest} />
      ))}
      <Stump x={WIDTH / 2} width={52 + onStump.length * spread} height={22} />
      {onStump.map((guest, i) => (
        <Portrait key={i} x={left + i * spread} bottom={GROUND - 20} size={82} guest={guest} />
      ))}
    </Art>
  );
}
