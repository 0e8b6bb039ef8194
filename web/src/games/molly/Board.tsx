/** The board of Molly: a bed of molehills, a wheelbarrow with the deck, and the reader's burrow in cross-section. */
import { Carrots, Ground, Spade, WateringCan, WeatherSign, type Weather } from "../../art/garden";
import { CardBack, Cube, MoleCard, TardyMark, Token } from "../../art/mole_cards";
import { Bobtail, Mark, MOLE_COLOURS } from "../../art/moles";
import { Art, Line } from "../../art/paper";
import { gameText } from "../../shell/i18n";
import { Spot, useHost } from "../../table/board_parts";
import { Tips } from "../tips";
import type { BoardProps } from "../game_ui";
import { namedLines } from "./moves";
import { cellsOf, colourOf, type Burrow, type Pile, type View } from "./view";
import "../pieces.css";
import "./tokens.css";
import "./Board.css";

const CHAMBERS = [1, 2, 3, 4, 5, 6, 7];

const say = (id: string, args: Record<string, string | number> = {}) => gameText("molly", id, args) ?? id;

export function Board({ view, choices, speaker, outcome }: BoardProps<View>) {
  const own = view.seat === null ? null : view.burrows[view.seat];
  const others = view.burrows.map((burrow, seat) => ({ burrow, seat })).filter(({ seat }) => seat !== view.seat);
  return (
    <div class={`molly ${own ? "" : "watching"}`}>
      <Barrow view={view} />
      <Bed view={view} lines={namedLines(choices)} weather={weatherOf(view)} />
      {own && <OwnBurrow burrow={own} swaps={view.bobtail === null} />}
      {(outcome || !own) && (
        <ul class="molly-burrows">
          {others.map(({ burrow, seat }) => (
            <li key={seat}>
              <b>{speaker.names(seat + 1)}</b>
              <CubeCounts burrow={burrow} />
            </li>
          ))}
        </ul>
      )}
      <Tips />
    </div>
  );
}

/** The name of a card whose back everybody saw. */
function cardName(colour: string, tardy = false): string {
  return say(`card-${tardy ? "tardy-" : ""}${colour}`);
}

function Barrow({ view }: { view: View }) {
  return (
    <div class="barrow">
      <Spot at="deck" label={say("spot-deck", { cards: view.deck })} class="card deck">
        {view.deck_back ? <CardBack tardy={view.deck_back === "tardy-back"} /> : <span class="gap" />}
        <span class="fill" data-tip={say(view.deck_back === "tardy-back" ? "tip-tardy" : "tip-deck")} />
        <span class="count" aria-hidden="true">
          {view.deck}
        </span>
      </Spot>
      {view.display.map((card, i) => (
        <Spot
          key={i}
          at={`slot:${i + 1}`}
          label={
            card
              ? say("spot-slot", { slot: i + 1, card: cardName(card, view.display_tardy?.[i]) })
              : say("spot-slot-empty", { slot: i + 1 })
          }
          class="card slot"
        >
          {card ? <MoleCard colour={card} tardy={view.display_tardy?.[i] ?? false} /> : <span class="gap" />}
        </Spot>
      ))}
      <div
        class={`card held ${view.held.length ? "full" : ""}`}
        data-at="held"
        aria-label={
          view.held.length
            ? say("spot-held", { card: view.held.map((card, i) => cardName(card, view.held_tardy?.[i])).join(", ") })
            : undefined
        }
        role={view.held.length ? "img" : undefined}
      >
        {view.held.map((card, i) => (
          <span key={i} class="held-card fill" style={{ "--i": i }}>
            <MoleCard colour={card} tardy={view.held_tardy?.[i] ?? false} />
          </span>
        ))}
      </div>
      <div
        class="supply"
        data-at="supply"
        role="img"
        aria-label={say("spot-supply", { tokens: view.supply })}
        data-tip={say("tip-token")}
      >
        <Token />
        <span class="count">{view.supply}</span>
      </div>
      <div class="notes" role="status" data-at="event">
        {view.memory_aid && <p class="memory-key">{say("memory-key")}</p>}
        {view.event && (
          <p class="event-card" data-tip={say(`tip-event-${view.event}`)}>
            {say(`event-card-${view.event}`)}
          </p>
        )}
        {view.last_round && <p class="last-round">{say("sketch-last-round")}</p>}
      </div>
    </div>
  );
}

const MORNING = 30;
const NOON = 20;

/** The weather follows the deck: sun, clouds, rain, and the moon in the last round. */
export function weatherOf(view: View): Weather {
  if (view.last_round) return "moon";
  return view.deck > MORNING ? "sun" : view.deck > NOON ? "cloud" : "rain";
}

/** Tools beside the bed, and the weather over its corner. */
function Garden({ weather }: { weather: Weather }) {
  return (
    <div class="garden fill" aria-hidden="true">
      <Spade class="garden-spade" />
      <WateringCan class="garden-can" />
      <Carrots class="garden-carrots" />
      <WeatherSign weather={weather} class="garden-weather" />
    </div>
  );
}

function Bed({ view, lines, weather }: { view: View; lines: string[]; weather: Weather }) {
  const host = useHost();
  const chosen = host.picked.value.find((target) => target.startsWith("line:"))?.slice(5);
  const inLine = new Set(chosen ? cellsOf(chosen) : []);
  return (
    <div class={`bed-wrap sky-${weather}`}>
      <Garden weather={weather} />
      <div class="bed">
        {["a", "b", "c"].map((column, i) => (
          <span key={column} class="rim rim-column sized centre" style={{ "--i": i }} aria-hidden="true">
            {column}
          </span>
        ))}
        {["1", "2", "3"].map((row, i) => (
          <span key={row} class="rim rim-row sized centre" style={{ "--i": i }} aria-hidden="true">
            {row}
          </span>
        ))}
        {view.piles.map((pile) => (
          <PileSpot
            key={pile.cell}
            pile={pile}
            inLine={inLine.has(pile.cell)}
            toCover={view.to_cover.includes(pile.cell)}
          />
        ))}
        {lines.map((line) => (
          <Spot
            key={line}
            at={`line:${line}`}
            label={say("line-spoken", { line: say(`line-${line}`) })}
            class={`line line-${line.split("-")[0]}`}
            style={{ "--i": String(["1a", "2b", "3c"].findIndex((names) => names.includes(line.slice(-1)))) }}
          >
            <span aria-hidden="true">{say("line-pick")}</span>
          </Spot>
        ))}
      </div>
    </div>
  );
}

function spoken(pile: Pile): string {
  const label = say("spot-cell", {
    row: pile.cell[1] ?? "",
    column: pile.cell[0] ?? "",
    shows: say(`shows-${pile.shows}`),
  });
  if (!pile.cards || pile.cards.length === 0) return label;
  const faceUp = pile.cards.filter((card) => card.up).length;
  const height = say("spot-height", { up: faceUp, down: pile.cards.length - faceUp });
  if (pile.cards.length === 1) return `${label}. ${height}`;
  const below = [...pile.cards].reverse().slice(1);
  const cards = below.map(({ card, up }) =>
    up ? say(`card-${card}`) : say("spot-down", { card: say(`card-${card}`) }),
  );
  return `${label}. ${height} ${say("spot-under", { cards: cards.join(", ") })}`;
}

function PileSpot({ pile, inLine, toCover }: { pile: Pile; inLine: boolean; toCover: boolean }) {
  const thickness = Math.min(6, pile.cards?.length ?? (pile.shows === "empty" || pile.shows === "bobtail" ? 0 : 2));
  return (
    <Spot
      at={`cell:${pile.cell}`}
      label={spoken(pile)}
      class={`pile ${pile.shows === "bobtail" ? "shaped" : ""} thick-${thickness} shows-${pile.shows} ${inLine ? "in-line" : ""} ${toCover ? "to-cover" : ""}`}
      style={{ "--lift": thickness < 2 ? "0" : `${-Math.min(4, thickness)}px` }}
    >
      {pile.shows === "empty" && <span class="hole" />}
      {pile.shows === "bobtail" && <Bobtail />}
      {pile.shows === "bobtail" && <span class="fill" data-tip={say("tip-bobtail")} />}
      {(pile.shows === "back" || pile.shows === "tardy-back") && (
        <span class="fill over" data-tip={say("tip-project")} />
      )}
      {(pile.shows === "back" || pile.shows === "tardy-back") && <CardBack tardy={pile.shows === "tardy-back"} />}
      {pile.shows in MARKS && <MoleCard colour={pile.shows as keyof typeof MARKS} />}
      {pile.cards && pile.cards.length > 1 && (
        <span class="memory" aria-hidden="true" data-count={pile.cards.length}>
          {pile.cards.map((one, i) => (
            <i
              key={i}
              class={`m centre ${one.up ? "up" : "down"}`}
              style={{ background: `var(--mole-${one.card.replace("tardy-", "")})` }}
            >
              {one.card === "unseen" ? "?" : <Mark colour={colourOf(one.card)} />}
              {one.card.startsWith("tardy-") && <TardyMark class="m-tardy" />}
            </i>
          ))}
        </span>
      )}
    </Spot>
  );
}

const MARKS = { yellow: 1, red: 1, white: 1, green: 1, blue: 1 };

/** Cross-section of the reader's burrow: the mouth with the tokens, and a tunnel with seven chambers per colour. */
export function OwnBurrow({ burrow, swaps }: { burrow: Burrow; swaps: boolean }) {
  const cubes = burrow.cubes;
  return (
    <div class="burrow-wrap">
      <Ground class="burrow-ground" />
      <div class="burrow-top">
        <Spot at="burrow" label={say("spot-burrow", { tokens: burrow.tokens })} class="burrow-mouth">
          <Token />
          <span class="fill" data-tip={say("tip-token")} />
          <span class="count">{burrow.tokens}</span>
        </Spot>
        {swaps && (
          <Spot at="do:swap" label={say("do-swap-spoken")} class="special">
            <SwapSign />
            <span>{say("do-swap")}</span>
          </Spot>
        )}
      </div>
      <div class="tunnels">
        {MOLE_COLOURS.map((colour) => {
          const count = cubes?.[colour] ?? 0;
          return (
            <Spot
              key={colour}
              at={`tunnel:${colour}`}
              label={say("spot-tunnel", { colour: say(`colour-${colour}`), count })}
              class={`tunnel tunnel-${colour}`}
            >
              <span class="tunnel-mark" data-tip={say("tip-tunnel", { colour: say(`colour-${colour}`) })}>
                <Mark colour={colour} />
              </span>
              <span class="tunnel-count shown" data-text={count} />
              {CHAMBERS.map((chamber) => (
                <span key={chamber} class={`chamber centre ${chamber <= count ? "full" : ""}`}>
                  {chamber <= count && <Cube colour={colour} />}
                </span>
              ))}
            </Spot>
          );
        })}
      </div>
    </div>
  );
}

function SwapSign() {
  return (
    <Art>
      <rect x="6" y="30" width="36" height="40" rx="8" fill="#f4e2bd" stroke="#33241b" stroke-width="5" />
      <rect x="58" y="30" width="36" height="40" rx="8" fill="#d8b98a" stroke="#33241b" stroke-width="5" />
      <Line
        d="M26 20C40 4 60 4 74 20M74 20V6M74 20H60M74 80C60 96 40 96 26 80M26 80V94M26 80H40"
        stroke="currentColor"
        width="7"
        stroke-linejoin="round"
      />
    </Art>
  );
}

export function CubeCounts({ burrow }: { burrow: Burrow }) {
  const cubes = burrow.cubes ?? burrow.known;
  if (!cubes) return null;
  return (
    <span class="cube-counts">
      {MOLE_COLOURS.map((colour) => (
        <span
          key={colour}
          class="cube-count across"
          role="img"
          aria-label={say("count-cubes", { count: cubes[colour], colour: say(`colour-${colour}`) })}
        >
          <Cube colour={colour} />
          {cubes[colour]}
        </span>
      ))}
      {burrow.cubes === null && (burrow.unsure ?? 0) > 0 && (
        <span title={say("count-unsure", { count: burrow.unsure ?? 0 })}>+{burrow.unsure}</span>
      )}
    </span>
  );
}
