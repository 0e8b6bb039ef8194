/** One winding path across a lawn, from the haystack to the dens. */
import { ClanBadge, Dachshund, GangMole, Paw, SignArt, SignShape, type MoleSize } from "../../art/moles";
import { Art } from "../../art/paper";
import { gameText } from "../../shell/i18n";
import { Spot } from "../../table/board";
import type { BoardProps } from "../ui";
import { moleAt, smooth, winding, type Mole, type View } from "./view";
import "./buddel.css";

const say = (id: string, args: Record<string, string | number> = {}) => gameText("buddel", id, args) ?? id;

export function Board({ view, speaker }: BoardProps<View>) {
  return (
    <div class="buddel">
      <div class="buddel-top">
        <Haystack view={view} />
        <Dice view={view} />
      </div>
      <div class="lawn">
        <Track view={view} />
        <Dens view={view} speaker={speaker} />
      </div>
      {view.peek && (
        <div class="peek" role="status">
          <ClanBadge clan={view.peek.clan} class="peek-clan" />
          <span>{say("peek", { clan: say(`clan-${view.peek.clan}`) })}</span>
        </div>
      )}
    </div>
  );
}

function Dens({ view, speaker }: Pick<BoardProps<View>, "view" | "speaker">) {
  return (
    <ul class="dens">
      {view.players.map((player, seat) => (
        <li key={player.clan} class={`den ${seat === view.seat ? "own" : ""}`} data-at={`den:${player.clan}`}>
          <ClanBadge
            clan={player.clan}
            class="den-clan"
            title={say("den", { name: speaker.names(seat + 1), clan: say(`clan-${player.clan}`), home: player.home })}
          />
          <span class="den-places" aria-hidden="true">
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
      class={`mole size-${mole.mole_size} ${mole.frozen ? "frozen" : ""} ${peeked ? "lifted" : ""}`}
    >
      <GangMole size={mole.mole_size} />
      {mole.clan && <ClanBadge clan={mole.clan} class="mole-clan" />}
      {mole.looked !== null && mole.looked.length > 0 && (
        <span class="looked" aria-hidden="true">
          {mole.looked.map((seat) => (
            <i key={seat} class={`face-${seat + 1}`}>
              {seat + 1}
            </i>
          ))}
        </span>
      )}
    </Spot>
  );
}

const SHAPES = { tall: { columns: 5, rows: 5 }, wide: { columns: 6, rows: 4 } } as const;

function Track({ view }: { view: View }) {
  const tall = winding(view.track.length, SHAPES.tall.columns, 0.06);
  const wide = winding(view.track.length, SHAPES.wide.columns, 0.12);
  const percent = (value: number, of: number) => `${((value / of) * 100).toFixed(2)}%`;
  return (
    <div class="track">
      {(["tall", "wide"] as const).map((shape) => {
        const { columns, rows } = SHAPES[shape];
        const line = smooth(shape === "tall" ? tall : wide, 100);
        return (
          <svg
            key={shape}
            class={`path path-${shape}`}
            viewBox={`0 0 ${columns * 100} ${rows * 100}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={line} class="path-edge" vector-effect="non-scaling-stroke" />
            <path d={line} class="path-sand" vector-effect="non-scaling-stroke" />
            <path d={line} class="path-prints" vector-effect="non-scaling-stroke" />
          </svg>
        );
      })}
      {view.track.map((sign, i) => {
        const hole = String(i + 1);
        const mole = moleAt(view, hole);
        const dog = view.dog === hole;
        const label = [
          say("hole", { hole, sign: say(`symbol-${sign}`) }),
          dog ? say("dog-here") : "",
          mole ? say(`mole-${mole.mole}`) : "",
        ]
          .filter(Boolean)
          .join(", ");
        return (
          <div
            key={hole}
            class="hole-place"
            style={{
              "--tx": percent(tall[i]?.x ?? 0, SHAPES.tall.columns),
              "--ty": percent(tall[i]?.y ?? 0, SHAPES.tall.rows),
              "--wx": percent(wide[i]?.x ?? 0, SHAPES.wide.columns),
              "--wy": percent(wide[i]?.y ?? 0, SHAPES.wide.rows),
            }}
          >
            <Spot at={`hole:${hole}`} label={label} class="hole-spot">
              <span class="pit" />
              <SignArt sign={sign} class="hole-sign" />
              <span class="hole-number" aria-hidden="true">
                {hole}
              </span>
            </Spot>
            {mole && <MoleSpot mole={mole} view={view} />}
            {dog && (
              <Spot at="dog" label={say("dog", { hole })} class="daniel">
                <Dachshund />
              </Spot>
            )}
          </div>
        );
      })}
    </div>
  );
}

function PieceFace({ piece }: { piece: string }) {
  if (piece === "small" || piece === "medium" || piece === "large") return <GangMole size={piece as MoleSize} />;
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
    <Spot at="dice" label={label} class="dice">
      <span class="die">{dice ? <PieceFace piece={dice.piece} /> : <span class="die-blank">?</span>}</span>
      <span class="die">
        {dice ? (
          <Art>
            <g transform="translate(10 10) scale(.8)">
              <SignShape sign={dice.symbol} />
            </g>
          </Art>
        ) : (
          <span class="die-blank">?</span>
        )}
      </span>
    </Spot>
  );
}
