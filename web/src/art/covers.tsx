/** Four illustrated covers, and one for every other game. */
import type { ComponentChild } from "preact";
import { Mouse } from "./mice";
import { Sheepdog, SheepBack, Wolf } from "./meadow";
import { Bobtail, Dachshund, GangMole, Mole, SignArt } from "./moles";
import { drawingIn, Line, type ArtProps } from "./paper";

const FRAME = { box: "0 0 400 300", preserveAspectRatio: "xMidYMid slice" };

/** A drawing at a position of the cover. */
const put = (art: ComponentChild, x: number, y: number, width: number, height = width) => (
  <svg {...{ x, y, width, height }}>{art}</svg>
);

function Cloud({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${s})`}
      d="M0 30C0 14 18 10 24 18 30 4 54 4 58 18 70 12 84 20 82 32 82 36 78 38 74 38H8C2 38 0 34 0 30Z"
      fill="#fffaf0"
      opacity=".85"
    />
  );
}

const MollyCover = drawingIn(FRAME, () => (
  <>
    <rect width="400" height="300" fill="#bfe0ea" />
    <circle cx="330" cy="58" r="34" fill="#ffdf7e" />
    <Cloud x={40} y={34} />
    <Cloud x={190} y={16} s={0.8} />
    <path d="M0 150C60 120 130 140 200 130S340 110 400 140V300H0Z" fill="#9cc27a" />
    <path d="M0 176C90 160 180 184 260 170S370 160 400 172V300H0Z" fill="#7da75c" />
    <path d="M0 232C80 214 150 226 220 222S340 214 400 228V300H0Z" fill="#8a5f3f" />
    <g fill="none" stroke="#6d4629" stroke-width="4" stroke-linecap="round">
      <path d="M20 268C80 250 110 284 170 266M210 284C260 262 310 288 380 264" />
    </g>
    <g>
      <path d="M34 226C40 190 96 190 102 226Z" fill="#6d4629" />
      <path d="M142 228C150 184 236 184 244 228Z" fill="#6d4629" />
      <path d="M290 228C296 192 356 192 362 228Z" fill="#6d4629" />
    </g>
    {put(<Mole colour="yellow" hill={false} />, 30, 130, 78, 84)}
    {put(<Mole colour="blue" hill={false} />, 138, 96, 110, 118)}
    {put(<Mole colour="red" hill={false} />, 288, 132, 78, 84)}
    <g>
      <path d="M28 222C36 204 100 204 108 222 96 230 40 230 28 222Z" fill="#7d5334" />
      <path d="M136 222C146 202 240 202 250 222 236 232 150 232 136 222Z" fill="#7d5334" />
      <path d="M284 222C292 206 360 206 368 222 356 230 296 230 284 222Z" fill="#7d5334" />
    </g>
    {put(<Bobtail />, 236, 116, 54)}
    <g stroke="#3f6b2f" stroke-width="5" stroke-linecap="round" fill="none">
      <path d="M120 222C118 206 112 202 108 198M120 222C122 204 128 200 132 196M268 222C266 208 262 204 258 202M268 222C270 208 274 204 278 202" />
    </g>
    <g fill="#ef8a3c">
      <path d="M114 226H126L120 262Z" />
      <path d="M262 226H274L268 258Z" />
    </g>
  </>
));

const HickoryCover = drawingIn(FRAME, () => {
  const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
  return (
    <>
      <rect width="400" height="300" fill="#5a3f63" />
      <path d="M0 0H400V300H0Z" fill="#6d4f75" opacity=".5" />
      <g fill="#7d5e86" opacity=".6">
        <path d="M30 0H54V300H30ZM346 0H370V300H346Z" />
      </g>
      <path d="M200 6 330 78V300H70V78Z" fill="#8a5636" stroke="#532f18" stroke-width="5" />
      <path d="M200 22 314 86V300H86V86Z" fill="#a56c46" />
      <circle cx="200" cy="166" r="112" fill="#d9a441" stroke="#6e4a00" stroke-width="5" />
      <circle cx="200" cy="166" r="98" fill="#fff4da" stroke="#6e4a00" stroke-width="3" />
      <g font-family="Georgia, serif" font-weight="700" font-size="21" fill="#4e2f14" text-anchor="middle">
        {numbers.map((n) => {
          const angle = (n * Math.PI) / 6;
          return (
            <text key={n} x={200 + 82 * Math.sin(angle)} y={173 - 82 * Math.cos(angle)}>
              {n}
            </text>
          );
        })}
      </g>
      <g stroke="#3a2413" stroke-linecap="round">
        <line x1="200" y1="166" x2="168" y2="208" stroke-width="10" />
        <line x1="200" y1="166" x2="262" y2="116" stroke-width="8" />
      </g>
      <circle cx="200" cy="166" r="10" fill="#b5472f" stroke="#3a2413" stroke-width="4" />
      {put(<Mouse kind="scavenger" team="blue" />, 222, 72, 66)}
      {put(<Mouse kind="scurrier" team="red" />, 118, 178, 58)}
      {put(<Mouse kind="spotter" team="yellow" />, 214, 186, 56)}
      {put(<Mouse kind="scamp" team="brown" />, 128, 92, 50)}
      <path d="M322 20V230M340 20V200" stroke="#d9a441" stroke-width="4" stroke-dasharray="9 6" />
      {put(<Mouse kind="scaler" team="blue" />, 294, 176, 62)}
    </>
  );
});

const UlyCover = drawingIn(FRAME, () => {
  const flock = [
    [34, 150, 84],
    [118, 132, 84],
    [286, 138, 84],
    [20, 214, 92],
    [204, 206, 92],
    [298, 214, 92],
  ] as const;
  return (
    <>
      <rect width="400" height="300" fill="#f3c98b" />
      <circle cx="86" cy="66" r="36" fill="#fff1c9" />
      <Cloud x={240} y={28} s={1.1} />
      <path d="M0 128C90 92 170 120 250 104S360 90 400 108V300H0Z" fill="#8eb76d" />
      <path d="M0 170C110 150 200 176 400 150V300H0Z" fill="#76a256" />
      <g fill="#fff" opacity=".8">
        <circle cx="60" cy="138" r="4" />
        <circle cx="250" cy="128" r="4" />
        <circle cx="370" cy="140" r="4" />
        <circle cx="190" cy="148" r="4" />
      </g>
      {flock.map(([x, y, size]) => (
        <svg key={`${x}-${y}`} x={x} y={y} width={size} height={size}>
          <SheepBack />
        </svg>
      ))}
      {put(<Wolf />, 110, 196, 100)}
      {put(<Sheepdog />, 196, 62, 104)}
    </>
  );
});

const BuddelCover = drawingIn(FRAME, () => (
  <>
    <rect width="400" height="300" fill="#a9d3dd" />
    <Cloud x={30} y={26} s={0.9} />
    <Cloud x={270} y={40} s={0.8} />
    <path d="M0 104C80 84 180 108 400 84V300H0Z" fill="#8cbd62" />
    <path d="M24 112C24 70 96 62 104 112Z" fill="#e9bf5b" stroke="#94691a" stroke-width="4" />
    <path d="M44 108 58 76M64 110V74M86 108 74 78" stroke="#94691a" stroke-width="3" />
    <Line
      d="M96 122C190 108 330 130 348 168S190 196 110 204 40 268 180 272 330 258 392 244"
      stroke="#d9b988"
      width="44"
    />
    <Line
      d="M96 122C190 108 330 130 348 168S190 196 110 204 40 268 180 272 330 258 392 244"
      stroke="#c39d67"
      width="3"
      stroke-dasharray="2 12"
    />
    {[
      [150, 118],
      [234, 122],
      [322, 148],
      [250, 192],
      [132, 204],
      [84, 240],
      [190, 272],
      [300, 260],
    ].map(([x, y]) => (
      <ellipse key={`${x}-${y}`} cx={x} cy={y} rx="22" ry="12" fill="#5b3b25" />
    ))}
    {put(<GangMole size="medium" />, 112, 48, 76)}
    {put(<GangMole size="large" />, 270, 48, 104)}
    {put(<GangMole size="small" />, 100, 146, 62)}
    {put(<Dachshund />, 196, 196, 140, 90)}
    <g>
      {put(<SignArt sign="flower" />, 20, 232, 44)}
      {put(<SignArt sign="clover" />, 352, 196, 36)}
      {put(<SignArt sign="leaf" />, 206, 144, 34)}
    </g>
  </>
));

/** A plain hill. */
const OtherCover = drawingIn(FRAME, () => (
  <>
    <rect width="400" height="300" fill="#bfe0ea" />
    <circle cx="70" cy="62" r="32" fill="#ffdf7e" />
    <Cloud x={250} y={30} />
    <path d="M0 170C120 110 280 110 400 170V300H0Z" fill="#8cbd62" />
    <path d="M60 224 200 176 340 224 200 286Z" fill="#f3e7ce" stroke="#b98f5c" stroke-width="4" />
    <path d="M130 200 270 255M270 200 130 255" stroke="#e2b9a0" stroke-width="7" opacity=".7" />
    {[-24, 0, 24].map((turn, i) => (
      <g key={turn} transform={`translate(200 216) rotate(${turn})`} stroke="#33241b" stroke-width="3">
        <rect x="-26" y="-104" width="52" height="78" rx="8" fill={["#dbe8c4", "#fffaf0", "#f7d9c4"][i]} />
        <circle cx="0" cy="-65" r="11" fill={["#6f9a4e", "#e8b93d", "#b5563b"][i]} stroke="none" />
      </g>
    ))}
    <g transform="translate(292 218)" stroke="#33241b" stroke-width="3" stroke-linejoin="round">
      <path d="M-15 34C-9 20-8 8-5 0H5C8 8 9 20 15 34Z" fill="#a83f28" />
      <circle r="10" cy="-7" fill="#a83f28" />
    </g>
  </>
));

const COVERS: Record<string, typeof OtherCover> = {
  molly: MollyCover,
  hickory: HickoryCover,
  uly: UlyCover,
  buddel: BuddelCover,
};

/** The cover of a game; a plain hill for one that has none. */
export function Cover({ game, ...rest }: ArtProps & { game: string }) {
  const Found = COVERS[game] ?? OtherCover;
  return <Found {...rest} />;
}
