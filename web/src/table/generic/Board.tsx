/** The board of a game without a design of its own, drawn from a `GenericTable`. */
import type { ComponentChild, ComponentChildren } from "preact";
import type { BoardProps } from "../../games/game_ui";
import type { SeatInfo } from "../../net/wire";
import { choiceText, gameText, t, word, type Speaker } from "../../shell/i18n";
import { Spot } from "../board_parts";
import { SeatFace } from "../SeatFace";
import type { Square, GenericTable, Thing, Zone } from "./model";
import { buttonOf, thingsOf } from "./choice_targets";
import "./Board.css";

/** The name of a field: a text of the game, or else the declared name. */
export function fieldName(game: string, name: string): string {
  return gameText(game, `view-${name.replaceAll("_", "-")}`) ?? name.replaceAll("_", " ");
}

export function GenericBoard(props: BoardProps<unknown> & { table: GenericTable }) {
  const { table, speaker, seats } = props;
  const others = seats.filter(({ seat }) => seat - 1 !== table.reader);
  const own = seats.find(({ seat }) => seat - 1 === table.reader);
  return (
    <div class="generic column">
      <div class="generic-others column" tabIndex={0} role="group" aria-label={t("board")}>
        <div class="generic-middle">
          <Zones zones={table.middle} speaker={speaker} />
        </div>
        <div class="generic-players">
          {others.map((seat) => (
            <Player key={seat.seat} seat={seat} {...props} />
          ))}
        </div>
      </div>
      <Buttons {...props} />
      {own && <Player seat={own} own {...props} />}
    </div>
  );
}

/** Buttons for choices that refer to nothing on the board. */
function Buttons({ table, speaker, choices }: BoardProps<unknown> & { table: GenericTable }) {
  const buttons = choices.filter((choice) => thingsOf(speaker.info, choice, table).length === 0);
  if (buttons.length === 0) return null;
  return (
    <div class="generic-choices">
      {buttons.map((choice) => (
        <Spot key={choice.action} at={buttonOf(choice)} label={choiceText(speaker, choice)} class="generic-choice">
          {choiceText(speaker, choice)}
        </Spot>
      ))}
    </div>
  );
}

interface PlayerProps extends BoardProps<unknown> {
  table: GenericTable;
  seat: SeatInfo;
  own?: boolean;
}

function Player({ table, seat, seats, speaker, own = false }: PlayerProps) {
  const zones = table.players[seat.seat - 1] ?? [];
  if (zones.length === 0) return null;
  return (
    <section class={`generic-player surface column ${own ? "own" : ""}`}>
      <h2 class="across">
        <SeatFace seat={seat} seats={seats} class="tiny" />
        {own ? t("generic-yours") : speaker.names(seat.seat)}
      </h2>
      <div class="generic-zones">
        <Zones zones={zones} speaker={speaker} />
      </div>
    </section>
  );
}

interface Of<Z extends Zone["kind"]> {
  zone: Extract<Zone, { kind: Z }>;
  speaker: Speaker;
}

function Zones({ zones, speaker }: { zones: readonly Zone[]; speaker: Speaker }) {
  return zones.map((zone, i) => <ZoneView key={i} zone={zone} speaker={speaker} />);
}

function ZoneView({ zone, speaker }: { zone: Zone; speaker: Speaker }) {
  const views = { hand: Hand, pile: Pile, track: Track, flag: Flag, grid: Grid, panel: Panel };
  const View = views[zone.kind] as (props: { zone: Zone; speaker: Speaker }) => ComponentChild;
  return <View zone={zone} speaker={speaker} />;
}

function Frame({ kind, name, children }: { kind: string; name: string; children: ComponentChildren }) {
  return (
    <div class={`zone column zone-${kind}`}>
      {name && <p class="zone-name">{name}</p>}
      {children}
    </div>
  );
}

function textOf(speaker: Speaker, { domain, token }: Thing): string {
  return token === "" ? "" : String(word(speaker, domain, token));
}

/** The hue of a domain, the same at every table. Words carry the meaning. */
function hueOf(domain: string): number {
  let sum = 7;
  for (const letter of domain) sum = (sum * 33 + letter.charCodeAt(0)) % 3600;
  return sum % 360;
}

function ThingView({ thing, speaker, class: name = "" }: { thing: Thing; speaker: Speaker; class?: string }) {
  const text = textOf(speaker, thing);
  const short = text.length <= 2;
  const classes = `thing centre ${short ? "short" : ""} ${thing.present ? "" : "gap"} ${name}`;
  const style = { "--hue": String(hueOf(thing.domain)) };
  const label = thing.present ? text : t("generic-gone", { thing: text });
  if (!thing.at)
    return (
      <span class={classes} style={style} aria-label={label} role="img">
        {text}
      </span>
    );
  return (
    <Spot at={thing.at} label={label} class={classes} style={style}>
      {text}
    </Spot>
  );
}

function Hand({ zone, speaker }: Of<"hand">) {
  return (
    <Frame kind="hand" name={fieldName(speaker.game, zone.name)}>
      <div class="things">
        {zone.things.map((thing, i) => (
          <ThingView key={i} thing={thing} speaker={speaker} />
        ))}
        {zone.things.length === 0 && <span class="thing centre gap short">–</span>}
      </div>
    </Frame>
  );
}

function Pile({ zone, speaker }: Of<"pile">) {
  const name = zone.of ? textOf(speaker, zone.of) : fieldName(speaker.game, zone.name);
  const heap = (
    <span class={`heap ${zone.count > 0 ? "" : "gap"}`} data-high={Math.min(3, Math.max(0, zone.count))}>
      {zone.count}
    </span>
  );
  return (
    <Frame kind="pile" name={name}>
      {zone.of?.at ? (
        <Spot at={zone.of.at} label={t("titled", { what: name, which: zone.count })} class="heap-spot">
          {heap}
        </Spot>
      ) : (
        heap
      )}
    </Frame>
  );
}

function Track({ zone, speaker }: Of<"track">) {
  const { least, most, value } = zone;
  const name = fieldName(speaker.game, zone.name);
  return (
    <Frame kind="track" name={name}>
      <div class="steps wrap" role="img" aria-label={t("generic-track", { name, value, most })}>
        {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((step) => (
          <span key={step} class={`sized centre ${step === value ? "here" : step < value ? "past" : ""}`}>
            {step}
          </span>
        ))}
      </div>
    </Frame>
  );
}

function Flag({ zone, speaker }: Of<"flag">) {
  return (
    <p class={`zone column zone-flag ${zone.on ? "on" : ""}`}>
      <span aria-hidden="true">{zone.on ? "✓" : "–"}</span> {fieldName(speaker.game, zone.name)}
      <span class="sr">: {t(zone.on ? "yes" : "no")}</span>
    </p>
  );
}

function Grid({ zone, speaker }: Of<"grid">) {
  return (
    <Frame kind="grid" name={fieldName(speaker.game, zone.name)}>
      <div class="squares" style={{ "--columns": String(zone.columns) }}>
        {zone.squares.map((square, i) => (
          <SquareView key={i} square={square} speaker={speaker} />
        ))}
      </div>
    </Frame>
  );
}

function SquareView({ square, speaker }: { square: Square; speaker: Speaker }) {
  const { thing, pieces, zones } = square;
  const where = textOf(speaker, thing);
  const here = pieces.map((piece) => fieldName(speaker.game, piece));
  const facts = zones.flatMap((zone) => brief(zone, speaker));
  const inside = (
    <>
      <span class="square-name">{where}</span>
      {facts.map((fact) => (
        <span key={fact} class="square-fact">
          {fact}
        </span>
      ))}
      {here.map((piece) => (
        <span key={piece} class="square-piece">
          {piece}
        </span>
      ))}
    </>
  );
  const label = [where, ...here, ...facts].join(", ");
  return thing.at ? (
    <Spot at={thing.at} label={label} class="square column">
      {inside}
    </Spot>
  ) : (
    <span class="square column">{inside}</span>
  );
}

/** The contents of a square, in a few words. */
function brief(zone: Zone, speaker: Speaker): string[] {
  const name = fieldName(speaker.game, zone.name);
  switch (zone.kind) {
    case "flag":
      return zone.on ? [name] : [];
    case "hand":
      return zone.things.filter((thing) => thing.present).map((thing) => textOf(speaker, thing));
    case "pile":
      return zone.count > 0 ? [`${zone.of ? textOf(speaker, zone.of) : name} ${zone.count}`.trim()] : [];
    case "track":
      return [`${name} ${zone.value}`];
    default:
      return zone.kind === "panel" ? zone.zones.flatMap((inner) => brief(inner, speaker)) : [];
  }
}

function Panel({ zone, speaker }: Of<"panel">) {
  const name = zone.of ? textOf(speaker, zone.of) : zone.name && fieldName(speaker.game, zone.name);
  return (
    <Frame kind="panel" name={zone.of?.at ? "" : name}>
      {zone.of?.at && <ThingView thing={zone.of} speaker={speaker} />}
      <div class="generic-zones">
        <Zones zones={zone.zones} speaker={speaker} />
      </div>
    </Frame>
  );
}
