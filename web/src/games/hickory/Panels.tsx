/** The panels around the clock: the current decision, the teams, the market, the quests, the chain. */
import { useSignal } from "@preact/signals";
import { Acorn, Pinecone } from "../../art/clock";
import { Mouse as MouseArt } from "../../art/mice";
import { Icon } from "../../art/icons";
import type { Choice } from "../../net/wire";
import type { Speaker } from "../../shell/i18n";
import { Spot, useHost } from "../../table/board_parts";
import { Ghost, IconArt, PartChip, PieceArt, say, spokenPart, spokenPieces, Tile, tip } from "./tile_art";
import { chosenFor, covers, itemsIn, pointsFor } from "./delivery";
import { activeOf, numberOfActive, type Favor, type Mouse, type Player, type View } from "./view";
import "./Panels.css";

const VERBS = ["stay", "hop-off", "hop-back", "outer", "hop-on", "claim", "swap", "climb", "search", "draw"];

interface Common {
  view: View;
  speaker: Speaker;
}

/** The current decision, large enough for a thumb. */
export function Now({ view, speaker, choices }: Common & { choices: Choice[] }) {
  const words = new Set(choices.map(({ word }) => word));
  const active = activeOf(view);
  const own = view.seat === null ? undefined : view.players[view.seat];
  const has = (...some: string[]) => some.some((word) => words.has(word));
  const mouseOfActive = active && view.players[active.seat]?.mice.find((one) => one.mouse === active.mouse);
  const asked = own?.mice.filter((mouse) => choices.some(({ args }) => args["mouse"] === mouse.mouse)) ?? [];
  return (
    <section class="hk-now surface" aria-label={say("now")}>
      {own && has("place") && <Hunt player={own} choosing />}
      {own && has("take", "wild", "claim", "deliver", "give", "quest", "drop", "put-back") && (
        <div class="now-hunt" title={say("hunt-title")}>
          <Hunt player={own} />
        </div>
      )}
      <Here view={view} speaker={speaker} />
      <Pool view={view} choices={choices} />
      {own && mouseOfActive && active.seat === view.seat && has("spend", "deliver", "return") && (
        <Pouch mouse={mouseOfActive} big />
      )}
      {(has("deliver") || view.task === "deliver") && (
        <Delivery view={view} pouch={active?.seat === view.seat ? (mouseOfActive?.pouch ?? []) : []} />
      )}
      {own && has("activate", "give", "toss", "start") && (
        <div class="now-line wrap across now-mouse-cards">
          {asked.map((mouse) => (
            <MouseSpot key={mouse.mouse} mouse={mouse} player={own} />
          ))}
        </div>
      )}
      {own && active?.seat === view.seat && mouseOfActive && has("claim", "take", "wild") && (
        <Pouch mouse={mouseOfActive} player={own} still />
      )}
      {own && has("lose") && asked.map((mouse) => <Pouch key={mouse.mouse} mouse={mouse} big player={own} />)}
      {has("take", "wild") && <Market view={view} />}
      {has("quest") && <Quests view={view} />}
      {own?.hand && has("favor", "bonus", "discard") && <Cards cards={own.hand} choices={choices} />}
      <div class="now-line wrap across verbs">
        {VERBS.filter((word) => words.has(word)).map((word) => (
          <Spot key={word} at={`do:${word}`} label={say(`do-${word}`)} class="verb">
            {say(`do-${word}`)}
          </Spot>
        ))}
      </div>
    </section>
  );
}

const ZoneTitle = (props: { text: string; tip: string }) => (
  <h2 class="hk-zone" data-tip={props.tip}>
    {say(props.text)}
  </h2>
);

/** The current number: which mouse is active, what it can do there, and who else is there. */
function Here({ view, speaker }: Common) {
  const active = activeOf(view);
  const number = numberOfActive(view);
  const space = view.spaces[number - 1];
  return (
    <div class="now-line wrap across">
      {active ? (
        <span
          class="now-mouse sized"
          title={say("active", { name: speaker.names(active.seat + 1), mouse: say(`mouse-${active.mouse}`) })}
        >
          <PieceArt piece={active} view={view} />
        </span>
      ) : null}
      <span class="now-number sized centre" role="img" aria-label={say("zoom", { number })}>
        {number}
      </span>
      {space && (
        <span class="now-parts">
          {active?.card
            ? active.card.icons.map((part, i) => <PartChip key={i} part={part} now={i === active.icon} />)
            : space.parts.map((part, i) => (
                <PartChip key={i} part={part} now={active?.step === "act" && i === active.part} />
              ))}
        </span>
      )}
      {space?.leaf && <Tile token={space.leaf} px={30} />}
      <span
        class="now-mice"
        role="img"
        aria-label={space ? spokenPieces([...space.inner, ...space.outer], speaker.names) || say("nobody") : ""}
      >
        {space &&
          [...space.inner, ...space.outer].map((piece) => (
            <PieceArt key={`${piece.seat}${piece.mouse}`} piece={piece} view={view} />
          ))}
      </span>
    </div>
  );
}

/** The points of a delivery so far and with everything in the pouch, and the quests it could complete. */
function Delivery({ view, pouch }: { view: View; pouch: readonly string[] }) {
  const chosen = chosenFor(view);
  const all = [...chosen, ...itemsIn(pouch)];
  const most = pointsFor(all);
  return (
    <div class="delivery">
      <p class="delivery-points" role="status">
        <b>{say("delivery-points", { points: pointsFor(chosen) })}</b>{" "}
        {all.length > chosen.length && <span class="soft">{say("delivery-all", { points: most })}</span>}
      </p>
      <Quests view={view} tiles={all} />
    </div>
  );
}

/** Tiles in hand, to be returned or dealt out. */
function Pool({ view, choices }: { view: View; choices: Choice[] }) {
  if (view.pool.length === 0 && view.bonus.length === 0) return null;
  const back = choices.filter(({ word }) => word === "drop" || word === "put-back");
  const dealt = view.dealing === null ? -1 : view.pool.indexOf(view.dealing);
  const returned = new Set(back.map(({ args }) => args["tile"] ?? ""));
  return (
    <div class="now-line wrap across pool" role="group" aria-label={say("pool")}>
      {[...returned].map((tile) => (
        <TileSpot key={tile} at={`pool:${tile}`} token={tile} />
      ))}
      {returned.size === 0 &&
        view.pool.map((tile, i) =>
          i === dealt ? (
            <Spot key={i} at="dealt" label={say("dealt", { tile: say(`tile-${tile}`) })} class="hk-tile sized dealing">
              <Tile token={tile} />
            </Spot>
          ) : (
            <Tile key={i} token={tile} class="hk-tile" />
          ),
        )}
      {view.bonus.map((tile, i) => (
        <Tile key={`b${i}`} token={tile} class="hk-tile bonus" />
      ))}
    </div>
  );
}

export function TileSpot({ at, token, label }: { at: string; token: string; label?: string }) {
  return (
    <Spot at={at} label={label ?? say(`tile-${token}`)} class="hk-tile sized">
      <Tile token={token} />
    </Spot>
  );
}

function Pouch(props: { mouse: Mouse; player?: Player; big?: boolean; still?: boolean }) {
  const { mouse, player, big = false, still = false } = props;
  return (
    <span
      class={`pouch ${big ? "big" : ""} ${still ? "still" : ""}`}
      role="group"
      aria-label={say("pouch", { mouse: say(`mouse-${mouse.mouse}`), count: mouse.pouch.length, room: mouse.room })}
    >
      {player && <MouseArt kind={mouse.mouse} team={player.colour} px={34} />}
      <PouchTiles mouse={mouse} still={still} />
    </span>
  );
}

function PouchTiles({ mouse, still }: { mouse: Mouse; still: boolean }) {
  return (
    <>
      {mouse.pouch.map((tile, i) =>
        still ? (
          <Tile key={i} token={tile} class="hk-tile" />
        ) : (
          <TileSpot key={i} at={`tile:${mouse.mouse}:${tile}`} token={tile} />
        ),
      )}
      {Array.from({ length: Math.max(0, mouse.room - mouse.pouch.length) }, (_, i) => (
        <span key={`e${i}`} class="hk-tile sized empty" />
      ))}
    </>
  );
}

function MouseSpot({ mouse, player }: { mouse: Mouse; player: Player }) {
  return (
    <Spot at={`mouse:${mouse.mouse}`} label={spokenMouse(mouse)} class="mouse-card">
      <MouseArt kind={mouse.mouse} team={player.colour} />
      <span class="mouse-name" data-tip={tip(`mouse-${mouse.mouse}`)}>
        {say(`mouse-${mouse.mouse}`)}
      </span>
      <span class="mouse-room" aria-hidden="true">
        {mouse.pouch.length}/{mouse.room}
      </span>
      {mouse.pouch.length > 0 && (
        <span class="mouse-tiles" aria-hidden="true">
          {mouse.pouch.map((tile, i) => (
            <Tile key={i} token={tile} px={16} />
          ))}
        </span>
      )}
    </Spot>
  );
}

function spokenMouse(mouse: Mouse): string {
  const where = say(`ring-${mouse.ring}`, { number: mouse.number ?? 0 });
  const tiles = mouse.pouch.map((tile) => say(`tile-${tile}`)).join(", ") || say("pouch-empty");
  return say("mouse-spoken", { mouse: say(`mouse-${mouse.mouse}`), where, tiles });
}

/** A team: its mice with their pouches, its hunt board. */
export function Teams({ view, speaker, choices }: Common & { choices: Choice[] }) {
  const shown = useSignal<number | null>(null);
  const seat = shown.value ?? view.seat ?? view.actor ?? 0;
  const player = view.players[seat];
  if (!player) return null;
  const own = seat === view.seat;
  return (
    <section class="hk-team surface" aria-label={say("team", { name: speaker.names(seat + 1) })}>
      {view.seats > 1 && (
        <div class="team-tabs across" role="group" aria-label={say("teams")}>
          {view.players.map((one, i) => (
            <button
              key={i}
              type="button"
              class="small team-tab"
              aria-label={speaker.names(i + 1)}
              data-tip={speaker.names(i + 1)}
              aria-pressed={seat === i}
              onClick={() => (shown.value = i)}
            >
              <MouseArt kind="scamp" team={one.colour} class="tab-mouse" />
              <span class="ellipsis">{speaker.names(i + 1)}</span>
            </button>
          ))}
        </div>
      )}
      <div class="team-body">
        <ul class="mice column">
          {player.mice.map((mouse) => (
            <li key={mouse.mouse} class={`mouse-row across ring-${mouse.ring}`} data-tip={tip(`mouse-${mouse.mouse}`)}>
              <MouseArt kind={mouse.mouse} team={player.colour} class="row-mouse" title={spokenMouse(mouse)} />
              <span class="pouch" aria-hidden="true">
                <PouchTiles mouse={mouse} still />
              </span>
            </li>
          ))}
        </ul>
        <div>
          <ZoneTitle text="hunt-title" tip={say("tip-hunt")} />
          <Hunt player={player} />
        </div>
      </div>
      {own && player.hand && player.hand.length > 0 && <Cards cards={player.hand} choices={choices} />}
    </section>
  );
}

export function Hunt({ player, choosing = false }: { player: Player; choosing?: boolean }) {
  return (
    <div
      class="hunt"
      role="group"
      aria-label={say("hunt", { count: player.hunt.filter((space) => space.tile).length })}
    >
      {player.hunt.map((space) => {
        const label = space.tile
          ? say("hunt-filled", { cell: space.cell, tile: say(`tile-${space.tile}`) })
          : say("hunt-wanted", { cell: space.cell, tile: say(`tile-${space.shows}`) });
        const art = space.tile ? <Tile token={space.tile} /> : <Ghost token={space.shows} />;
        return choosing ? (
          <Spot
            key={space.cell}
            at={`hunt:${space.cell}`}
            label={label}
            class={`hunt-space ${space.tile ? "filled" : ""}`}
          >
            {art}
          </Spot>
        ) : (
          <span key={space.cell} class={`hunt-space ${space.tile ? "filled" : ""}`} role="img" aria-label={label}>
            {art}
          </span>
        );
      })}
    </div>
  );
}

function spokenCard(card: Favor): string {
  const icons = card.icons.map(spokenPart).join(", ");
  return card.bonus
    ? say("card-bonus", { card: card.card, icons, tile: say(`tile-${card.bonus}`) })
    : say("card", { card: card.card, icons });
}

export function Cards({ cards, choices }: { cards: Favor[]; choices: Choice[] }) {
  const picked = useHost()
    .picked.value.find((target) => target.startsWith("card:"))
    ?.slice(5);
  return (
    <div class="cards wrap" role="group" aria-label={say("cards")}>
      {cards.map((card) => (
        <Spot key={card.card} at={`card:${card.card}`} label={spokenCard(card)} class="favor-card">
          {card.acorn && <Acorn px={18} />}
          <span class="card-icons">
            {card.icons.map((part, i) => (
              <PartChip key={i} part={part} />
            ))}
          </span>
          {card.bonus && <Tile token={card.bonus} px={28} />}
        </Spot>
      ))}
      {picked &&
        choices
          .filter(
            ({ word, args }) => args["card"] === picked && (word === "favor" || word === "bonus" || word === "discard"),
          )
          .map(({ word }) => (
            <Spot key={word} at={`use:${word}`} label={say(`use-${word}`)} class="verb">
              {say(`use-${word}`)}
            </Spot>
          ))}
    </div>
  );
}

export function Market({ view }: { view: View }) {
  const bag = Object.values(view.bag).reduce((sum, count) => sum + count, 0);
  return (
    <section class="hk-market wrap across" aria-label={say("market")}>
      <ZoneTitle text="market" tip={tip("icon-market")} />
      <span class="basket">
        {view.basket.map((tile, i) => (
          <TileSpot key={i} at={`basket:${tile}`} token={tile} label={say("basket", { tile: say(`tile-${tile}`) })} />
        ))}
        {view.basket.length === 0 && <span class="soft">{say("basket-empty")}</span>}
      </span>
      <Spot at="wild" label={say("wilds", { count: view.wilds })} class="hk-tile sized">
        <span data-tip={`${say("tile-wild")}. ${say("tip-wild")}`}>
          <Tile token="wild" />
        </span>
        <span class="count">{view.wilds}</span>
      </Spot>
      <span class="bag across" role="img" aria-label={say("bag", { count: bag })} data-tip={say("bag", { count: bag })}>
        <IconArt icon="search" px={24} />
        {bag}
      </span>
      <Spot at="favor-deck" label={say("favor-deck", { count: view.favor_deck })} class="favor-deck across">
        <span class="deck-face" data-tip={tip("icon-favor")}>
          <IconArt icon="favor" px={24} />
          {view.favor_deck}
        </span>
      </Spot>
    </section>
  );
}

/** The open quests, with a tick on those that these tiles would complete. */
export function Quests({ view, tiles = [] }: { view: View; tiles?: readonly string[] }) {
  return (
    <section class="hk-quests wrap across" aria-label={say("quests")}>
      <ZoneTitle text="quests" tip={say("tip-quest")} />
      {view.quests.map((quest) => (
        <Spot
          key={quest.slot}
          at={`quest:${quest.slot}`}
          label={say("quest", {
            slot: quest.slot,
            points: quest.points,
            pictures: quest.pictures.map((picture) => say(`picture-${picture}`)).join(", "),
          })}
          class="quest"
        >
          <b data-tip={say("tip-quest")}>{quest.points}</b>
          {tiles.length > 0 && covers(tiles, quest) && <Icon name="check" title={say("quest-fits")} px={16} />}
          {quest.pictures.map((picture, i) => picture && <Tile key={i} token={picture} class="quest-tile" />)}
        </Spot>
      ))}
    </section>
  );
}

/** Position of each seat's climber at a link, so that all of them are visible. */
const CLIMBERS = ["-12px auto auto 0", "-4px auto auto 8px", "10px auto auto 0", "16px auto auto 10px"];

/** The chain with its climbers, from the start pinecone to the leaf. */
export function ChainView({ view, speaker }: Common) {
  const { points, finish, covered } = view.chain;
  const next = finish[Math.min(covered, finish.length - 1)] ?? 0;
  const spoken = view.players
    .map((player, seat) => say("scaler", { name: speaker.names(seat + 1), space: player.scaler }))
    .join(", ");
  return (
    <section class="hk-climb" aria-label={say("chain-title")}>
      <ZoneTitle text="chain-title" tip={tip("icon-climb")} />
      <Spot at="chain" label={`${say("chain", { points: next })}. ${spoken}`} class="hk-chain across">
        {[0, ...points.map((_, i) => i + 1)].map((space) => (
          <span key={space} class={`link centre ${points[space - 1] ? "scores" : ""}`}>
            {space === 0 ? (
              <Pinecone px={22} class="link-cone" />
            ) : points[space - 1] ? (
              <small class="shown" data-text={points[space - 1]} />
            ) : null}
            {view.players.map((player, seat) =>
              player.scaler === space ? (
                <span key={seat} class="climber sized" style={{ inset: CLIMBERS[seat] }}>
                  <MouseArt kind="scaler" team={player.colour} />
                </span>
              ) : null,
            )}
          </span>
        ))}
        <span class="link centre finish">
          <Icon name="star" px={14} />
          <b class="shown" data-text={next} />
        </span>
      </Spot>
    </section>
  );
}
