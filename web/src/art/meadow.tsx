/** The sheep, the wolf and the sheepdog of Uly & Polly. */
import { drawing, drawingIn, Eyes, INK, Line, PINK, Shape } from "./paper";

const WOOL =
  "M50 7C58 2 69 5 73 13 82 12 91 20 90 29 97 35 98 46 92 53 97 61 94 73 85 77 84 87 73 93 65 89 58 96 46 97 40 90 31 94 20 89 18 80 9 78 3 68 7 59 1 52 2 40 9 35 6 26 12 15 22 15 27 6 41 2 50 7Z";

const CURLS = [
  "M28 32c6-6 14-3 14 3s-8 8-11 3M58 26c6-6 14-3 14 3s-8 8-11 3M38 58c6-6 14-3 14 3s-8 8-11 3M66 56c6-6 14-3 14 3s-8 8-11 3M22 66c4-4 9-3 10 1",
  "M42 24c6-6 14-3 14 3s-8 8-11 3M22 44c6-6 14-3 14 3s-8 8-11 3M62 42c6-6 14-3 14 3s-8 8-11 3M40 66c6-6 14-3 14 3s-8 8-11 3M68 70c4-4 9-3 10 1",
  "M32 22c6-5 13-2 12 4s-8 6-10 2M56 40c6-6 14-3 14 3s-8 8-11 3M26 52c6-6 14-3 14 3s-8 8-11 3M52 70c6-6 14-3 14 3s-8 8-11 3M76 30c4-4 9-3 10 1",
  "M50 18c6-6 14-3 14 3s-8 8-11 3M24 30c5-5 12-2 11 4s-7 6-9 2M44 46c6-6 14-3 14 3s-8 8-11 3M70 54c6-6 14-3 14 3s-8 8-11 3M26 68c6-6 14-3 14 3s-8 8-11 3",
] as const;
const FLEECE = ["#fbf6e9", "#f6efdc", "#fffaf0", "#f3ead6"] as const;
const PLACES = 16;

/**
 * A woolly back from above. Its look depends on the place in the meadow (0 to 15), never on the tile, so it reveals
 * nothing.
 */
export const SheepBack = drawing<{ place?: number }>(({ place = 0 }) => {
  const turn = ((place * 7) % PLACES) * 3.2 - 24;
  const flip = place % 3 === 1 ? "translate(100 0) scale(-1 1)" : "";
  const head = 34 + ((place * 5) % 4) * 11;
  return (
    <g transform={`rotate(${turn} 50 50) ${flip}`}>
      <g transform={`rotate(${head - 50} 50 50)`}>
        <path d="M38 88C30 84 28 92 34 95ZM62 88C70 84 72 92 66 95Z" fill="#3b2f2e" />
        <ellipse cx="50" cy="90" rx="13" ry="9" fill="#4a3b3a" />
      </g>
      <path d={WOOL} fill={FLEECE[(place * 3) % 4]} stroke="#8d8271" stroke-width="2.5" />
      <Line d={CURLS[(place + (place >> 2)) % 4]} stroke="#cfc4ae" width="3.5" />
      {place % 5 === 2 && <Daisy x={62} y={34} />}
      {place % 7 === 4 && (
        <path d="M30 76C38 70 46 74 46 82 38 86 32 82 30 76Z" fill="#8fae5d" stroke="#4b6a2c" stroke-width="1.5" />
      )}
    </g>
  );
});

function Daisy({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <ellipse key={angle} cy="-6" rx="3" ry="5" fill="#fff" stroke="#b9ad97" transform={`rotate(${angle})`} />
      ))}
      <circle r="3.4" fill="#f2b632" />
    </g>
  );
}

/** The ears that only the wolf player sees, above everything else on the tile. */
export const WolfEars = drawingIn({ box: "0 0 100 40" }, () => (
  <>
    <Shape d="M14 38 18 3 46 28ZM86 38 82 3 54 28Z" fill="#66707e" edge="#2c323c" width="3" round />
    <path d="M21 30 23 13 35 26ZM79 30 77 13 65 26Z" fill={PINK} />
  </>
));

/** A sheep that was turned up. */
export const SheepFace = drawing(() => (
  <>
    <path d={WOOL} fill="#fff8e6" stroke="#8d8271" stroke-width="2.5" />
    <path d="M22 46C8 40 8 56 18 58L30 56ZM78 46C92 40 92 56 82 58L70 56Z" fill="#574745" />
    <path d="M29 44C29 30 71 30 71 44 72 66 64 84 50 84S28 66 29 44Z" fill="#6b5855" />
    <path
      d="M30 40C32 24 42 30 44 26 48 20 54 22 56 27 60 24 68 28 70 40 62 44 56 36 50 40S38 44 30 40Z"
      fill="#fff8e6"
      stroke="#8d8271"
      stroke-width="2"
    />
    <Eyes x={50} y={52} gap={11} r={4} />
    <Line d="M44 68C46 72 54 72 56 68" stroke="#2a1d1c" width="2.5" />
    <path d="M46 63h8l-4 4Z" fill={PINK} />
  </>
));

/** Uly, the wolf in the wool. */
export const Wolf = drawing<{ wool?: boolean }>(({ wool = true }) => (
  <>
    {wool && <path d={WOOL} fill="#fbf6e9" stroke="#8d8271" stroke-width="2.5" />}
    <Shape d="M22 46 20 6 44 26ZM78 46 80 6 56 26Z" fill="#66707e" edge="#2c323c" width="2.5" round />
    <path d="M27 32 26 16 37 27ZM73 32 74 16 63 27Z" fill={PINK} />
    <path
      d="M22 44C22 26 78 26 78 44 80 58 68 66 60 76 56 84 44 84 40 76 32 66 20 58 22 44Z"
      fill="#7c8796"
      stroke="#2c323c"
      stroke-width="2.5"
    />
    <path
      d="M34 54C40 50 46 56 50 62 54 56 60 50 66 54 66 64 60 70 57 76 54 82 46 82 43 76 40 70 34 64 34 54Z"
      fill="#eceff3"
    />
    <Eyes x={50} y={46} gap={13} r={3.8} />
    <path d="M30 38 42 42M70 38 58 42" stroke="#2c323c" stroke-width="3" stroke-linecap="round" />
    <path d="M43 66C43 61 57 61 57 66 57 71 53 73 50 73S43 71 43 66Z" fill="#241811" />
    <path d="M42 77Q50 83 58 77" fill="none" stroke={INK} stroke-width="2" />
    <path d="M45 79 47 84 49 80ZM51 80 53 84 55 79Z" fill="#fff" />
  </>
));

/** Polly, the sheepdog. */
export const Sheepdog = drawing(() => (
  <>
    <Shape d="M18 36C8 20 18 8 28 14L42 28ZM82 36C92 20 82 8 72 14L58 28Z" fill="#26222a" edge="#0f0d11" width="2" />
    <Shape d="M20 42C20 18 80 18 80 42 82 64 70 88 50 88S18 64 20 42Z" fill="#332d38" edge="#0f0d11" width="2" />
    <path d="M50 20C56 20 56 34 60 44 70 56 66 86 50 86S30 56 40 44C44 34 44 20 50 20Z" fill="#fdfaf3" />
    <path d="M26 86C34 96 66 96 74 86L70 80C62 88 38 88 30 80Z" fill="#d1493f" stroke="#7c1f18" stroke-width="2" />
    <circle cx="50" cy="92" r="6" fill="#f2b632" stroke="#7d5a00" stroke-width="2" />
    <g>
      <circle cx="36" cy="46" r="5.2" fill="#fff" />
      <circle cx="64" cy="46" r="5.2" fill="#fff" />
    </g>
    <Eyes x={50} y={46} gap={14} r={3.4} />
    <path d="M42 60C42 54 58 54 58 60 58 66 54 69 50 69S42 66 42 60Z" fill="#241811" />
    <Line d="M50 69V73M50 73C46 77 42 76 40 73M50 73C54 77 58 76 60 73" stroke={INK} width="2" />
    <path d="M46 75C46 84 55 84 54 75Z" fill="#ee7f7f" />
  </>
));

/** A prize: a rosette. */
export const Prize = drawing(() => (
  <>
    <Shape d="M36 60 28 96 44 86 50 98 56 86 72 96 64 60Z" fill="#b5472f" edge="#6d1f12" width="2.5" round />
    <circle cx="50" cy="40" r="34" fill="#f2b632" stroke="#7d5a00" stroke-width="3" />
    <circle cx="50" cy="40" r="22" fill="#fff3cf" stroke="#7d5a00" stroke-width="2.5" />
    <path d="M50 25 54.500 35 65 36 57 43 59.500 54 50 48 40.500 54 43 43 35 36 45.500 35Z" fill="#b5472f" />
  </>
));
