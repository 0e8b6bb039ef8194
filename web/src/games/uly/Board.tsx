/** The board of Uly & Polly, a meadow from above: sixteen woolly backs, and one of them is not a sheep. */
import { Icon } from "../../art/icons";
import { SheepBack, Sheepdog, SheepFace, Wolf, WolfEars } from "../../art/meadow";
import { gameText } from "../../shell/i18n";
import { Spot, useHost } from "../../table/board_parts";
import { Tips } from "../tips";
import type { BoardProps } from "../game_ui";
import { placeOf, type Place, type View } from "./view";
import "../pieces.css";
import "./tokens.css";
import "./Board.css";

const say = (id: string, args: Record<string, string | number> = {}) => gameText("uly", id, args) ?? id;

/** With more legal tiles than this, the illegal ones fade instead of the legal ones glowing. */
const MOST_GLOWING = 8;

export function Board({ view, speaker, pointers }: BoardProps<View>) {
  const calm = useHost().targets.value.size > MOST_GLOWING;
  const pointing = new Map<string, number[]>();
  for (const [seat, at] of Object.entries(pointers)) pointing.set(at, [...(pointing.get(at) ?? []), Number(seat)]);
  return (
    <div class="uly">
      <div class="uly-info wrap across">
        <p class="uly-role across">
          {view.seat === view.wolf ? <Wolf wool={false} class="mini" /> : <Sheepdog class="mini" />}
          <span>
            {say("round", { round: view.round_number, rounds: view.rounds })} ·{" "}
            {view.seat === view.wolf ? say("you-wolf") : say("wolf-is", { name: speaker.names(view.wolf + 1) })}
          </span>
        </p>
        <p
          class="pips across"
          role="img"
          aria-label={say("turned", { count: view.face_up, all: view.tiles_to_turn })}
          data-tip={say("tip-pips", { all: view.tiles_to_turn })}
        >
          {Array.from({ length: view.tiles_to_turn }, (_, i) => (
            <span key={i} class={`pip sized ${i < view.face_up ? "full" : ""}`}>
              {i < view.face_up ? <SheepFace /> : null}
            </span>
          ))}
        </p>
        {view.hideout && (
          <p class="uly-where across">
            <WolfEars class="mini" /> {say("you-at", { cell: view.hideout })}
          </p>
        )}
        {view.idle > 4 && <p class="uly-idle">{say("idle", { count: view.idle, all: view.stalling })}</p>}
      </div>
      <div class={`meadow weather-${view.round_number % 4} ${calm ? "calm" : ""}`}>
        {["a", "b", "c", "d"].map((column, i) => (
          <span key={column} class="name-tag post post-column" style={{ "--i": i }} aria-hidden="true">
            {column}
          </span>
        ))}
        {[1, 2, 3, 4].map((row, i) => (
          <span key={row} class="name-tag post post-row" style={{ "--i": i }} aria-hidden="true">
            {row}
          </span>
        ))}
        {view.places.map((place) => (
          <TileSpot key={place.cell} place={place} view={view} pointed={pointing.get(place.cell) ?? []} />
        ))}
      </div>
      <Tips />
      {view.last && <LastRound view={view} name={speaker.names(view.last.wolf + 1)} />}
    </div>
  );
}

function spoken(place: Place, view: View, pointed: number[]): string {
  const shows = say(
    view.shown === place.cell
      ? "tile-wolf"
      : place.face_up
        ? "tile-sheep"
        : view.hideout === place.cell
          ? "tile-own"
          : "tile-back",
  );
  const label = say("spot-tile", { row: place.cell[1] ?? "", column: place.cell[0] ?? "", shows });
  const dog = view.dog === place.cell ? `, ${say("tile-dog")}` : "";
  const trail = place.trail ? `, ${say("tile-trail", { cell: place.trail })}` : "";
  const points = pointed.map((seat) => `, ${say("pointed", { seat })}`).join("");
  return label + dog + trail + points;
}

function TileSpot({ place, view, pointed }: { place: Place; view: View; pointed: number[] }) {
  const wolf = view.shown === place.cell;
  return (
    <Spot
      at={`cell:${place.cell}`}
      label={spoken(place, view, pointed)}
      class={`tile shaped ${place.face_up ? "up" : "down"} ${wolf ? "found" : ""}`}
    >
      {wolf ? <Wolf /> : place.face_up ? <SheepFace /> : <SheepBack place={placeOf(place.cell)} />}
      {wolf && <Wool />}
      {place.trail && (
        <span class="name-tag trail" aria-hidden="true" data-tip={say("tile-trail", { cell: place.trail })}>
          {place.trail}
        </span>
      )}
      {view.dog === place.cell && (
        <span class="dog" data-tip={say("tip-dog")}>
          <Sheepdog />
        </span>
      )}
      {view.hideout === place.cell && !wolf && <WolfEars class="ears" />}
      {pointed.map((seat) => (
        <span key={seat} class={`pointing across face-${seat}`} aria-hidden="true">
          <Icon name="pointer" />
          {seat}
        </span>
      ))}
    </Spot>
  );
}

/** How far each tuft flies right and down, relative to its size. */
const TUFTS = ["-120%, -260%", "140%, -240%", "-280%, 20%", "280%, 10%", "-160%, 250%", "170%, 240%"];

/** Tufts of wool that fly when the wolf is found. */
function Wool() {
  return (
    <span class="wool fill" aria-hidden="true">
      {TUFTS.map((way) => (
        <i key={way} class="tuft sized" style={{ "--way": way }} />
      ))}
    </span>
  );
}

function LastRound({ view, name }: { view: View; name: string }) {
  if (!view.last) return null;
  return (
    <p class="uly-last">
      {say(view.last.found ? "last-found" : "last-escaped", { name })}{" "}
      <span class="soft">{view.last.path.join(" → ")}</span>
    </p>
  );
}
