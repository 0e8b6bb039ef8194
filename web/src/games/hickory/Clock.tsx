/** The face of the clock: twelve numbers with two rings, two hands, and the mice on the minute hand. */
import { useRef } from "preact/hooks";
import { CatPaw, Cuckoo } from "../../art/clock";
import { ClockFace, HourHand, MinuteHand } from "../../art/clockface";
import { Spot } from "../../table/board_parts";
import type { BoardProps } from "../game_ui";
import { IconArt, PieceArt, say, spokenPart, spokenPieces, Tile, tip } from "./tile_art";
import { activeOf, type TeamMouse, type Space, type View } from "./view";
import "./Clock.css";

/* Radii in percent. From the rim inwards: mice that act, numbers, leaves, mice that wait, the hands. */
const RADIUS = { inner: 18.4, outer: 46.2 };
const PLATE = 35.2;
const LEAF = 24.9;
const FIRST_RIDER = 20.5;
const RIDER_STEP = 7;
const BESIDE_HAND = 4.4;

/** Position at a number and radius, in percent of the face. */
function polar(number: number, radius: number): { left: string; top: string } {
  const angle = (number * Math.PI) / 6;
  return {
    left: `${(50 + radius * Math.sin(angle)).toFixed(2)}%`,
    top: `${(50 - radius * Math.cos(angle)).toFixed(2)}%`,
  };
}

/** Position of a mouse as a translation from the middle, so that moving it needs no layout. */
function seated(number: number, radius: number, sideways = 0): { translate: string } {
  const angle = (number * Math.PI) / 6;
  const right = radius * Math.sin(angle) + sideways * Math.cos(angle);
  const down = sideways * Math.sin(angle) - radius * Math.cos(angle);
  const way = (percent: number) => `calc(var(--face) * ${(percent / 100).toFixed(4)} - 50%)`;
  return { translate: `${way(right)} ${way(down)}` };
}

/** The angle of a hand after it has moved forward to a number; it never turns back. */
export function forward(before: number, number: number): number {
  return before + ((((number * 30 - before) % 360) + 360) % 360);
}

export function Clock({ view, speaker }: Pick<BoardProps<View>, "view" | "speaker">) {
  const minute = useRef(view.minute * 30);
  const hour = useRef(view.hour * 30);
  minute.current = forward(minute.current, view.minute);
  hour.current = forward(hour.current, view.hour);
  const time = `${view.hour}:${String((view.minute % 12) * 5).padStart(2, "0")}`;
  const active = activeOf(view);
  const isActive = (piece: TeamMouse) => active !== null && piece.seat === active.seat && piece.mouse === active.mouse;
  return (
    <div class="clock">
      <ClockFace />
      {view.spaces.map((space) => (
        <NumberSpot key={space.number} space={space} view={view} speaker={speaker} />
      ))}
      {(["inner", "outer"] as const).map((ring) =>
        view.spaces.map(({ number, [ring]: pieces }) => (
          <Mice key={`${ring} ${number}`} {...{ pieces, view, number, isActive }} radius={RADIUS[ring]} />
        )),
      )}
      <div class="clock-hand hour-hand" style={{ transform: `rotate(${hour.current}deg)` }} aria-hidden="true">
        <HourHand />
      </div>
      <div class="clock-hand minute-hand" style={{ transform: `rotate(${minute.current}deg)` }} aria-hidden="true">
        <MinuteHand />
      </div>
      <Riders view={view} isActive={isActive} />
      {view.cuckoo && (
        <span class="cuckoo sized" aria-hidden="true">
          <Cuckoo />
        </span>
      )}
      <Spot
        at="hand"
        label={say("hand", {
          time,
          number: view.minute,
          spaces: view.hand_spaces,
          mice: spokenPieces(view.hand, speaker.names) || say("nobody"),
        })}
        class="hub sized"
      >
        <span class="hub-text" aria-hidden="true" data-tip={say("tip-hand")}>
          {time}
        </span>
      </Spot>
    </div>
  );
}

/** The riders sit to the left and right of the minute hand, the first ones nearest to its tip. */
function Riders({ view, isActive }: { view: View; isActive(piece: TeamMouse): boolean }) {
  return (
    <>
      {view.hand.map((piece, i) => (
        <span
          key={`${piece.seat}${piece.mouse}`}
          class={`mouse-on sized rider ${isActive(piece) ? "active" : ""}`}
          style={seated(
            view.minute,
            FIRST_RIDER - Math.floor(i / 2) * RIDER_STEP,
            i % 2 === 0 ? BESIDE_HAND : -BESIDE_HAND,
          )}
          aria-hidden="true"
        >
          <PieceArt piece={piece} view={view} />
        </span>
      ))}
    </>
  );
}

/** Offset of a mouse among others on its space: in a row on the outer ring, in pairs on the inner one. */
export function standing(i: number, count: number, outer: boolean): { shift: number; out: number } {
  if (outer) return { shift: (i - (count - 1) / 2) * 0.36, out: 0 };
  if (count < 3) return { shift: (i - (count - 1) / 2) * 0.66, out: 0 };
  const row = Math.floor(i / 2);
  const inRow = Math.min(2, count - 2 * row);
  return { shift: ((i % 2) - (inRow - 1) / 2) * (row === 0 ? 0.68 : 0.9), out: row === 0 ? 1.6 : -4.6 };
}

function Mice(props: {
  pieces: TeamMouse[];
  view: View;
  number: number;
  radius: number;
  isActive(piece: TeamMouse): boolean;
}) {
  const { pieces, view, number, radius, isActive } = props;
  return (
    <>
      {pieces.map((piece, i) => {
        const { shift, out } = standing(i, pieces.length, radius > 30);
        return (
          <span
            key={`${piece.seat}${piece.mouse}`}
            class={`mouse-on sized ${isActive(piece) ? "active" : ""}`}
            style={seated(number + shift, radius + out)}
            aria-hidden="true"
          >
            <PieceArt piece={piece} view={view} />
          </span>
        );
      })}
    </>
  );
}

function NumberSpot({ space, view, speaker }: { space: Space; view: View; speaker: BoardProps<View>["speaker"] }) {
  const parts = [say("number", { number: space.number }), ...space.parts.map(spokenPart)];
  if (space.sky !== "neither") parts.push(say(`sky-${space.sky}`));
  if (space.covered) parts.push(say("covered"));
  if (space.leaf) parts.push(say("leaf", { tile: say(`tile-${space.leaf}`) }));
  if (space.inner.length) parts.push(say("inner", { mice: spokenPieces(space.inner, speaker.names) }));
  if (space.outer.length) parts.push(say("outer", { mice: spokenPieces(space.outer, speaker.names) }));
  return (
    <>
      <Spot
        at={`number:${space.number}`}
        label={parts.join(", ")}
        class={`plate sized sky-${space.sky} ${space.number === view.minute ? "current" : ""} ${space.covered ? "covered" : ""} ${space.number === 12 ? "lord" : ""}`}
        style={polar(space.number, PLATE)}
      >
        <span class="enamel sized column" data-tip={space.parts.map((part) => tip(`icon-${part.icon}`)).join("\n")}>
          <span class="plate-number">{space.number}</span>
          <span class="plate-icons" aria-hidden="true">
            {space.parts.map((part, i) => part.icon && <IconArt key={i} icon={part.icon} class="plate-icon" />)}
          </span>
        </span>
      </Spot>
      {space.covered && (
        <span
          class="paw sized"
          style={{ ...polar(space.number, RADIUS.outer), "--turn": `${space.number * 30}deg` }}
          aria-hidden="true"
        >
          <CatPaw />
        </span>
      )}
      {space.leaf && (
        <Spot
          at={`leaf:${space.number}`}
          label={say("leaf-of", { number: space.number, tile: say(`tile-${space.leaf}`) })}
          class="leaf sized"
          style={polar(space.number, LEAF)}
        >
          <span class="leaf-art sized" data-tip={`${say(`tile-${space.leaf}`)}. ${say("tip-leaf")}`}>
            <Tile token={space.leaf} />
          </span>
        </Spot>
      )}
    </>
  );
}
