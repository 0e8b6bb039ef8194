/** One winding path across a lawn, from the haystack to the dens. */
import { ClanBadge, Paw } from "../../art/clans";
import { Dachshund, GangMole, Mark, SignArt, SignShape, type Sign } from "../../art/moles";
import { Art } from "../../art/paper";
import { gameText } from "../../shell/i18n";
import { Spot } from "../../table/board_parts";
import { Tips } from "../tips";
import type { BoardProps } from "../game_ui";
import { moleAt, smooth, winding, type Mole, type View } from "./view";
import "../pieces.css";
import "./tokens.css";
import "./Board.css";

const say = (id: string, args: Record<string, string | number> = {}) => gameText("buddel", id, args) ?? id;

export function Board({ view, speaker }: BoardProps<View>) {
  return (
    <div class="buddel">
      <div class="buddel-top across">
        <Haystack view={view} />
        <Dice view={view} />
      </div>
      <div class="lawn">
        <Track view={view} />
        <Entrance view={view} />
        <Dens view={view} speaker={speaker} />
      </div>
      <Tips />
      {view.peek && (
        <div class="peek column" role="status">
          <ClanBadge clan={view.peek.clan} px={96} />
          <span>{say("peek", { clan: say(`clan-${view.peek.clan}`) })}</span>
        </div>
      )}
    </div>
  );
}

/** The end of the path, where all three symbols lead home. */
function Entrance({ view }: { view: View }) {
  const signs = [...new Set(view.track)];
  return (
    <div class="entrance" data-at="entrance" role="img" aria-label={say("entrance")} data-tip={say("tip-entrance")}>
      <span class="entrance-hole" />
      {signs.map((sign) => (
        <SignArt key={sign} sign={sign} class="entrance-sign" />
      ))}
    </div>
  );
}

function Dens({ view, speaker }: Pick<BoardProps<View>, "view" | "speaker">) {
  return (
    <ul class="dens">
      {view.players.map((player, seat) => (
        <li
          key={player.clan}
          data-tip={say("den", { name: speaker.names(seat + 1), clan: say(`clan-${player.clan}`), home: player.home })}
          class={`den across ${seat === view.seat ? "own" : ""}`}
          data-at={`den:${player.clan}`}
        >
          <ClanBadge
            clan={player.clan}
            class="den-clan"
            title={say("den", { name: speaker.names(seat + 1), clan: say(`clan-${player.clan}`), home: player.home })}
          />
          <span class="den-places across" aria-hidden="true">
            {[0, 1, 2].map((i) => {
              const home = view.moles.filter((mole) => mole.place === "den" && mole.clan === player.clan)[i];
              return (
                <span key={i} class="den-place">
                  {home && <GangMole size={home.mole_size} />}
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Haystack({ view }: { view: View }) {
  const waiting = view.moles.filter((mole) => mole.place === "haystack");
  return (
    <div class="haystack" data-at="haystack" role="group" aria-label={say("haystack", { count: waiting.length })}>
      {waiting.map((mole) => (
        <MoleSpot key={mole.mole} mole={mole} view={view} />
      ))}
    </div>
  );
}

export function spokenMole(mole: Mole, view: View): string {
  const parts = [say(`mole-${mole.mole}`)];
  parts.push(mole.place === "haystack" ? say("on-haystack") : say("in-hole", { hole: mole.place }));
  if (mole.clan) parts.push(say(`clan-${mole.clan}`));
  if (mole.frozen) parts.push(say("frozen"));
  if (view.moved === mole.mole && view.step === "look") parts.push(say("just-moved"));
  return parts.join(", ");
}

function MoleSpot({ mole, view }: { mole: Mole; view: View }) {
  const peeked = view.peek?.mole === mole.mole;
  return (
    <Spot
      at={`mole:${mole.mole}`}
      label={spokenMole(mole, view)}
      class={`mole shaped size-${mole.mole_size} ${mole.frozen ? "frozen" : ""} ${peeked ? "lifted" : ""}`}
    >
      <GangMole size={mole.mole_size} />
      <span class="name-tag mole-name" aria-hidden="true">
        {mole.mole}
      </span>
      {mole.frozen && (
        <span class="held-still sized" aria-hidden="true" data-tip={say("tip-frozen")}>
          <Mark colour="white" />
        </span>
      )}
      {mole.clan && <ClanBadge clan={mole.clan} class="mole-clan" />}
      {mole.looked !== null && mole.looked.length > 0 && (
        <span class="looked" aria-hidden="true">
          {mole.looked.map((seat) => (
            <i key={seat} class={`centre face-${seat + 1}`}>
              {seat + 1}
            </i>
          ))}
        </span>
      )}
    </Spot>
  );
}

/** Two courses of the path, on a tall lawn and on a wide one. The last point is the entrance to the dens. */
const COURSES = {
  tall: { columns: 5, rows: 5, points: [...winding(21, 5, 0.05), { x: 1.42, y: 4.5 }] },
  wide: { columns: 6, rows: 4, points: [...winding(21, 6, 0.09), { x: 2.62, y: 3.5 }] },
} as const;
type Course = keyof typeof COURSES;

/** Position of a point of the path on both courses, as CSS variables. */
function places(point: number, towards = 0): Record<string, string> {
  const at = (course: Course, axis: "x" | "y") => {
    const { points, columns, rows } = COURSES[course];
    const [from, to] = [points[point], points[point + 1] ?? points[point]];
    const value = (from?.[axis] ?? 0) * (1 - towards) + (to?.[axis] ?? 0) * towards;
    return `${((value / (axis === "x" ? columns : rows)) * 100).toFixed(2)}%`;
  };
  return { "--tx": at("tall", "x"), "--ty": at("tall", "y"), "--wx": at("wide", "x"), "--wy": at("wide", "y") };
}

/** Direction of the path at a point, in degrees from straight up. */
function heading(course: Course, point: number): string {
  const { points } = COURSES[course];
  const [from, to] = [points[point], points[point + 1]];
  if (!from || !to) return "0deg";
  return `${Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI)}deg`;
}

function Path({ course }: { course: Course }) {
  const { columns, rows, points } = COURSES[course];
  const line = smooth([...points], 100);
  return (
    <svg
      class={`path fill path-${course}`}
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={line} class="path-edge" vector-effect="non-scaling-stroke" />
      <path d={line} class="path-sand" vector-effect="non-scaling-stroke" />
    </svg>
  );
}

function Prints({ point }: { point: number }) {
  const turns = { "--tr": heading("tall", point), "--wr": heading("wide", point) };
  return (
    <>
      {[0.4, 0.6].map((towards, i) => (
        <span
          key={towards}
          class="print sized"
          style={{ ...places(point, towards), ...turns, "--foot": i === 0 ? "-65%" : "65%" }}
          aria-hidden="true"
        >
          <Paw />
        </span>
      ))}
    </>
  );
}

function Track({ view }: { view: View }) {
  return (
    <div class="track fill">
      <Path course="tall" />
      <Path course="wide" />
      {view.track.map((_, i) => (
        <Prints key={i} point={i} />
      ))}
      {view.track.map((sign, i) => (
        <Hole key={i} hole={String(i + 1)} sign={sign} view={view} />
      ))}
    </div>
  );
}

function Hole({ hole, sign, view }: { hole: string; sign: Sign; view: View }) {
  const mole = moleAt(view, hole);
  const dog = view.dog === hole;
  const label = [
    say("hole", { hole, sign: say(`symbol-${sign}`) }),
    dog ? say("dog-here") : "",
    mole ? say(`mole-${mole.mole}`) : "",
  ];
  return (
    <div class={`hole-place centre ${mole && dog ? "shared" : ""}`} style={places(Number(hole) - 1)}>
      <Spot at={`hole:${hole}`} label={label.filter(Boolean).join(", ")} class="hole-spot">
        <span class="pit" />
        <SignArt sign={sign} class="hole-sign" />
        <span class="name-tag hole-number" aria-hidden="true">
          {hole}
        </span>
      </Spot>
      {mole && <MoleSpot mole={mole} view={view} />}
      {dog && (
        <Spot at="dog" label={say("dog", { hole })} class="daniel shaped">
          <Dachshund />
          <span class="fill" data-tip={say("tip-dog")} />
        </Spot>
      )}
    </div>
  );
}

function PieceFace({ piece }: { piece: string }) {
  if (piece === "small" || piece === "medium" || piece === "large") return <GangMole size={piece} />;
  if (piece === "dog") return <Paw />;
  return (
    <Art>
      <svg x={piece === "any-mole" ? 0 : 4} y="4" width={piece === "any-mole" ? 60 : 52} height="60">
        <GangMole size="small" />
      </svg>
      <svg x="42" y="36" width="58" height="60">
        {piece === "any-mole" ? <GangMole size="large" /> : <Paw />}
      </svg>
      {piece === "dog-or-mole" && <path d="M60 12 40 92" stroke="#4e2f14" stroke-width="5" stroke-linecap="round" />}
    </Art>
  );
}

function Dice({ view }: { view: View }) {
  const dice = view.dice;
  const label = dice
    ? say("dice", { piece: say(`piece-${dice.piece}`), sign: say(`symbol-${dice.symbol}`) })
    : say("dice-none");
  return (
    <Spot at="dice" label={label} class="dice column">
      <span class="die" data-tip={say("tip-dice")}>
        {dice ? <PieceFace piece={dice.piece} /> : <span class="die-blank centre">?</span>}
      </span>
      <span class="die">
        {dice ? (
          <Art>
            <g transform="translate(10 10) scale(.8)">
              <SignShape sign={dice.symbol} />
            </g>
          </Art>
        ) : (
          <span class="die-blank centre">?</span>
        )}
      </span>
    </Spot>
  );
}
