/** The players as animals: a dozen heads in the style of the games, recognisable by outline, with small moods. */
import type { ComponentChild, SVGAttributes } from "preact";
import type { Animal } from "../net/wire";
import { drawing, INK, Line, PINK, Shape } from "./paper";

/** Waiting for others, thinking about their own turn, glad, or (gently) beaten. */
export type Mood = "waiting" | "thinking" | "glad" | "beaten";

interface Face {
  /** How high the eyes are, how far apart and how large; their colour where the fur is dark. */
  eyes: { y: number; gap: number; r?: number; ink?: string };
  mouth: number | null;
  draw: ComponentChild;
  /** Above the eyes: a nose, a beak. */
  nose: ComponentChild;
}

function round(fur: string, line: string): ComponentChild {
  return (
    <path d="M16 54C16 26 84 26 84 54 84 78 68 92 50 92S16 78 16 54Z" fill={fur} stroke={line} stroke-width="2.5" />
  );
}

/** A circle on the left and one on the right. */
const Pair = ({ cx, ...rest }: { cx: number } & SVGAttributes<SVGCircleElement>) => (
  <>
    <circle cx={cx} {...rest} />
    <circle cx={100 - cx} {...rest} />
  </>
);

const nose = (y: number, fill = "#2a1d18") => <ellipse cx="50" cy={y} rx="6" ry="4.6" fill={fill} />;

const FACES: Record<Animal, Face> = {
  mole: {
    eyes: { y: 47, gap: 13, r: 3.4 },
    mouth: 74,
    draw: (
      <g>
        <path d="M18 92C12 40 30 14 50 14S88 40 82 92Z" fill="#6f5661" stroke="#3d2c35" stroke-width="2.5" />
        <ellipse cx="50" cy="60" rx="24" ry="22" fill="#8b6f79" />
        <path d="M14 84C8 76 20 70 24 78M86 84C92 76 80 70 76 78" fill={PINK} stroke="#9a4f48" stroke-width="2" />
      </g>
    ),
    nose: <ellipse cx="50" cy="61" rx="8" ry="6" fill={PINK} stroke="#9a4f48" stroke-width="2" />,
  },
  mouse: {
    eyes: { y: 54, gap: 13 },
    mouth: 76,
    draw: (
      <g>
        <Pair cx={22} cy="28" r="18" fill="#b3a69d" stroke="#5c5049" stroke-width="2.5" />
        <Pair cx={22} cy="28" r="10" fill={PINK} />
        {round("#b3a69d", "#5c5049")}
        <Line d="M30 68 8 62M30 72 8 76M70 68 92 62M70 72 92 76" stroke="#5c5049" width="2" />
      </g>
    ),
    nose: nose(67, "#e2706b"),
  },
  hedgehog: {
    eyes: { y: 56, gap: 12 },
    mouth: 78,
    draw: (
      <g>
        <path
          d="M50 8 57 17 68 10 71 22 84 20 83 33 96 37 89 48 99 58 89 64 93 77 81 79 78 91H22L19 79 7 77 11 64 1 58 11 48 4 37 17 33 16 20 29 22 32 10 43 17Z"
          fill="#7a5c43"
          stroke="#3d2917"
          stroke-width="2.5"
          stroke-linejoin="round"
        />
        <path d="M24 62C24 36 42 44 50 38 58 44 76 36 76 62 76 80 62 92 50 92S24 80 24 62Z" fill="#e9cfa6" />
      </g>
    ),
    nose: nose(68),
  },
  fox: {
    eyes: { y: 50, gap: 14 },
    mouth: 76,
    draw: (
      <g>
        <Shape d="M14 46 12 6 42 24ZM86 46 88 6 58 24Z" fill="#d9752f" edge="#6e2f0b" width="2.5" round />
        <path d="M20 34 19 18 32 26ZM80 34 81 18 68 26Z" fill="#4a2a18" />
        <Shape d="M12 46C18 26 82 26 88 46 84 66 64 92 50 92S16 66 12 46Z" fill="#d9752f" edge="#6e2f0b" width="2.5" />
        <path d="M14 50C28 52 40 58 50 74 60 58 72 52 86 50 80 70 62 91 50 91S20 70 14 50Z" fill="#fdf3e2" />
      </g>
    ),
    nose: nose(70),
  },
  badger: {
    eyes: { y: 50, gap: 19, ink: "#fdfaf0" },
    mouth: 80,
    draw: (
      <g>
        <Pair cx={22} cy="26" r="11" fill="#2f2b30" />
        {round("#f2ede4", "#4c474d")}
        <path
          d="M24 32C34 28 40 34 41 46 42 62 36 78 28 82 18 74 15 58 18 44ZM76 32C66 28 60 34 59 46 58 62 64 78 72 82 82 74 85 58 82 44Z"
          fill="#3a353b"
        />
      </g>
    ),
    nose: <path d="M42 66C42 60 58 60 58 66 58 72 54 75 50 75S42 72 42 66Z" fill="#2a1d18" />,
  },
  squirrel: {
    eyes: { y: 54, gap: 13 },
    mouth: 76,
    draw: (
      <g>
        <Shape d="M22 40 16 4 40 28ZM78 40 84 4 60 28Z" fill="#b5532a" edge="#5f240b" width="2.5" round />
        <path d="M16 4 12 0M16 4 20 0M84 4 80 0M84 4 88 0" stroke="#5f240b" stroke-width="3" stroke-linecap="round" />
        {round("#c4622f", "#5f240b")}
        <path d="M28 72C28 58 42 60 50 64 58 60 72 58 72 72 72 84 62 91 50 91S28 84 28 72Z" fill="#fbeeda" />
      </g>
    ),
    nose: nose(66),
  },
  frog: {
    eyes: { y: 30, gap: 21, r: 5 },
    mouth: 66,
    draw: (
      <g>
        <Pair cx={29} cy="29" r="16" fill="#7fae4f" stroke="#34561b" stroke-width="2.5" />
        <path
          d="M6 62C6 38 30 34 50 34S94 38 94 62 70 90 50 90 6 86 6 62Z"
          fill="#8fbd5d"
          stroke="#34561b"
          stroke-width="2.5"
        />
        <Pair cx={29} cy="29" r="10" fill="#fdfaf0" />
        <Line d="M22 74C34 84 66 84 78 74" stroke="#a9cf7c" width="6" />
      </g>
    ),
    nose: <path d="M45 52h2M53 52h2" stroke="#34561b" stroke-width="3" stroke-linecap="round" />,
  },
  owl: {
    eyes: { y: 46, gap: 18, r: 5.4 },
    mouth: null,
    draw: (
      <g>
        <path
          d="M10 10C24 14 34 18 50 18S76 14 90 10C92 30 92 46 88 62 82 84 66 94 50 94S18 84 12 62C8 46 8 30 10 10Z"
          fill="#8d6b4a"
          stroke="#43301c"
          stroke-width="2.5"
          stroke-linejoin="round"
        />
        <Pair cx={32} cy="46" r="18" fill="#f4e6c8" stroke="#6d4f30" stroke-width="2" />
        <Line d="M34 78q5 5 10 0M46 84q5 5 10 0M56 78q5 5 10 0" stroke="#e2c691" width="3" />
      </g>
    ),
    nose: <path d="M43 56H57L50 70Z" fill="#f2b632" stroke="#7d5a00" stroke-width="2" stroke-linejoin="round" />,
  },
  rabbit: {
    eyes: { y: 60, gap: 13 },
    mouth: 80,
    draw: (
      <g>
        <path
          d="M34 44C20 30 16 2 28 2 40 2 46 26 44 42ZM66 44C80 30 84 2 72 2 60 2 54 26 56 42Z"
          fill="#d8c3a5"
          stroke="#6d5638"
          stroke-width="2.5"
        />
        <path d="M34 36C26 26 24 10 29 9 35 9 39 24 39 36ZM66 36C74 26 76 10 71 9 65 9 61 24 61 36Z" fill={PINK} />
        <Shape d="M20 64C20 38 80 38 80 64 80 82 66 93 50 93S20 82 20 64Z" fill="#d8c3a5" edge="#6d5638" width="2.5" />
        <ellipse cx="50" cy="80" rx="18" ry="11" fill="#fbf3e2" />
      </g>
    ),
    nose: nose(72, "#e2706b"),
  },
  robin: {
    eyes: { y: 42, gap: 17, r: 4.4 },
    mouth: null,
    draw: (
      <g>
        <path
          d="M50 8C78 8 90 30 88 56 86 80 70 94 50 94S14 80 12 56C10 30 22 8 50 8Z"
          fill="#8a7355"
          stroke="#443521"
          stroke-width="2.5"
        />
        <path d="M50 30C66 22 84 34 84 54 82 76 68 93 50 93S18 76 16 54C16 34 34 22 50 30Z" fill="#e0713a" />
        <path d="M30 84C40 92 60 92 70 84 66 92 58 94 50 94S34 92 30 84Z" fill="#fbf3e2" />
      </g>
    ),
    nose: <path d="M42 50H58L50 66Z" fill="#4a3a2c" stroke="#241a10" stroke-width="2" stroke-linejoin="round" />,
  },
  otter: {
    eyes: { y: 48, gap: 15 },
    mouth: 78,
    draw: (
      <g>
        <Pair cx={18} cy="36" r="9" fill="#7d5a3f" stroke="#3d2917" stroke-width="2.5" />
        <Shape d="M12 54C12 18 88 18 88 54 88 80 70 92 50 92S12 80 12 54Z" fill="#8a6447" edge="#3d2917" width="2.5" />
        <path d="M22 70C22 54 40 58 50 60 60 58 78 54 78 70 78 84 64 91 50 91S22 84 22 70Z" fill="#e6d3b3" />
        <Line d="M32 72 10 68M32 76 12 82M68 72 90 68M68 76 88 82" stroke="#3d2917" width="1.8" />
      </g>
    ),
    nose: <path d="M41 62C41 57 59 57 59 62 59 68 54 71 50 71S41 68 41 62Z" fill="#2a1d18" />,
  },
  sheep: {
    eyes: { y: 54, gap: 12 },
    mouth: 78,
    draw: (
      <g>
        <path
          d="M50 10C58 4 70 8 73 17 84 16 92 27 88 37 97 44 95 58 86 62 86 74 76 82 66 79 60 88 40 88 34 79 24 82 14 74 14 62 5 58 3 44 12 37 8 27 16 16 27 17 30 8 42 4 50 10Z"
          fill="#fbf6e9"
          stroke="#8d8271"
          stroke-width="2.5"
        />
        <path d="M24 50C8 42 6 60 18 62L30 58ZM76 50C92 42 94 60 82 62L70 58Z" fill="#574745" />
        <path d="M29 48C29 34 71 34 71 48 72 70 64 92 50 92S28 70 29 48Z" fill="#8a7471" />
        <path
          d="M30 44C32 28 42 34 44 30 48 24 54 26 56 31 60 28 68 32 70 44 62 48 56 40 50 44S38 48 30 44Z"
          fill="#fbf6e9"
          stroke="#8d8271"
          stroke-width="2"
        />
      </g>
    ),
    nose: <path d="M46 67h8l-4 4Z" fill={PINK} />,
  },
};

function Eye({ x, y, r, mood, ink }: { x: number; y: number; r: number; mood: Mood; ink: string }) {
  const inwards = x < 50 ? 1 : -1;
  if (mood === "glad")
    return (
      <Line
        d={`M${x - r * 1.3} ${y + r * 0.5}Q${x} ${y - r * 1.5} ${x + r * 1.3} ${y + r * 0.5}`}
        stroke={ink}
        width="3"
      />
    );
  const look = mood === "thinking" ? { x: r * 0.35, y: -r * 0.4 } : { x: 0, y: mood === "beaten" ? r * 0.5 : 0 };
  const pupil = mood === "thinking" ? "#241811" : ink;
  return (
    <g>
      {mood === "thinking" && <circle cx={x} cy={y} r={r * 1.45} fill="#fffaf0" stroke="#241811" stroke-width="1.2" />}
      <circle cx={x + look.x} cy={y + look.y} r={r} fill={pupil} />
      <circle cx={x + look.x + r * 0.35} cy={y + look.y - r * 0.35} r={r * 0.32} fill="#fff" />
      {mood === "beaten" && (
        <path
          d={`M${x - inwards * r * 1.5} ${y - r * 0.9}L${x + inwards * r * 1.2} ${y - r * 2}`}
          stroke={ink}
          stroke-width="2.4"
          stroke-linecap="round"
        />
      )}
    </g>
  );
}

function Mouth({ y, mood }: { y: number; mood: Mood }) {
  if (mood === "glad")
    return <path d={`M40 ${y - 2}Q50 ${y + 13} 60 ${y - 2}Z`} fill="#8f2f2a" stroke={INK} stroke-width="2" />;
  const bend = { waiting: 4, thinking: 0, beaten: -4 }[mood];
  const shift = mood === "thinking" ? 3 : 0;
  return <Line d={`M${43 + shift} ${y}Q${50 + shift} ${y + bend} ${57 + shift} ${y}`} stroke={INK} width="2.4" />;
}

/** The portrait of a player. */
export const AnimalPortrait = drawing<{ animal: Animal; mood?: Mood }>(({ animal, mood = "waiting" }) => {
  const { eyes, mouth, draw, nose: front } = FACES[animal];
  const { y, gap, r = 4.2, ink = "#241811" } = eyes;
  return (
    <>
      {draw}
      <Eye x={50 - gap} y={y} r={r} mood={mood} ink={ink} />
      <Eye x={50 + gap} y={y} r={r} mood={mood} ink={ink} />
      {front}
      {mouth !== null && <Mouth y={mouth} mood={mood} />}
      {mood === "thinking" && (
        <g fill="#fffaf0" stroke={INK} stroke-width="1.6">
          <circle cx="84" cy="14" r="4" />
          <circle cx="93" cy="6" r="5.500" />
        </g>
      )}
    </>
  );
});
