/** Every component and every board in typical positions, for development and for screenshots. */
import "../style/base.css";
import "../style/shell.css";
import "../style/table.css";
import "./gallery.css";
import { signal } from "@preact/signals";
import { render } from "preact";
import {
  Acorn,
  CatPaw,
  Cuckoo,
  Item,
  ItemGhost,
  Mouse,
  Pinecone,
  Relic,
  Wild,
  type ItemColour,
  type ItemSymbol,
  type MouseKind,
  type Team,
} from "../art/clock";
import { AnimalPortrait, type Mood } from "../art/animals";
import { ANIMALS } from "../shell/portraits";
import { Cover } from "../art/covers";
import { EndPicture } from "../art/ending";
import { Carrots, Spade, WateringCan, WeatherSign } from "../art/garden";
import { Prize, SheepBack, Sheepdog, SheepFace, Wolf, WolfEars } from "../art/meadow";
import {
  Bobtail,
  CardBack,
  ClanBadge,
  Cube,
  Dachshund,
  GangMole,
  MOLE_COLOURS,
  Mole,
  MoleCard,
  Paw,
  SignArt,
  TardyMark,
  Token,
} from "../art/moles";
import { loadUI } from "../games/ui";
import type { SeatInfo } from "../net/wire";
import { learnGame, speak, type Speaker } from "../shell/i18n";
import { language, motion, startSettings, theme } from "../shell/settings";
import { Animator } from "../table/animator";
import { BoardFrame, stillHost } from "../table/board";
import { Chart } from "../table/Chart";
import { nextTargets, waysOf } from "../table/picker";
import { fixtures } from "./fixtures";

const query = new URLSearchParams(location.search);
const names = ["Ada", "Bruno", "Carla", "Dino", "Elsa"];
const speaker = (game: string): Speaker => ({
  game,
  info: null,
  reader: 1,
  names: (seat) => names[seat - 1] ?? String(seat),
});

async function board(name: string) {
  const fixture = fixtures[name];
  const ui = fixture && (await loadUI(fixture.game));
  if (!fixture || !ui) return <p>{name}?</p>;
  await learnGame(fixture.game);
  const animator = new Animator();
  animator.jump(fixture.view);
  const picked = query.get("picked")?.split(" ") ?? [];
  const last = query.get("last")?.split(" ") ?? [];
  const host = {
    ...stillHost(animator, signal(nextTargets(waysOf(ui, fixture.choices, fixture.view), picked))),
    picked: signal(picked),
    last: signal(last),
  };
  const count = (fixture.view as { seats: number }).seats;
  const seats = names.slice(0, count).map((one, i): SeatInfo => ({
    seat: i + 1,
    kind: "here",
    name: one,
    level: null,
    standin: false,
    presence: "present",
    contributed: true,
    open_view: false,
    host: i === 0,
    animal: null,
  }));
  return (
    <div class={`gallery-board board-area game-${fixture.game}`}>
      <BoardFrame host={host} label={name}>
        <ui.Board
          view={fixture.view}
          seats={seats}
          speaker={speaker(fixture.game)}
          choices={fixture.choices}
          turn={fixture.turn}
          pointers={{ 2: "b2" }}
          lastMove={last}
          outcome={null}
        />
      </BoardFrame>
    </div>
  );
}

const MOODS: Mood[] = ["waiting", "thinking", "glad", "beaten"];
const SIZES = ["small", "medium", "large"] as const;
const TEAMS: Team[] = ["blue", "yellow", "brown", "red"];
const KINDS: MouseKind[] = ["scavenger", "spotter", "scurrier", "scamp", "scaler"];
const COLOURS: ItemColour[] = ["purple", "green", "blue", "orange"];
const SYMBOLS: ItemSymbol[] = ["button", "feather", "thread", "key", "thimble"];

function Parts() {
  return (
    <>
      <div class="gallery-row">
        {ANIMALS.map((animal) => MOODS.map((mood) => <AnimalPortrait animal={animal} mood={mood} />))}
      </div>
      <div class="gallery-row">
        {MOLE_COLOURS.map((colour) => [
          <Mole colour={colour} />,
          <MoleCard colour={colour} />,
          <Cube colour={colour} />,
        ])}
        <CardBack />
        <CardBack tardy />
        <Token />
        <Bobtail />
        <TardyMark />
        <Spade />
        <WateringCan />
        <Carrots />
        {(["sun", "cloud", "rain", "moon"] as const).map((weather) => (
          <WeatherSign weather={weather} />
        ))}
      </div>
      <div class="gallery-row">
        <SheepBack />
        <SheepBack place={6} />
        <WolfEars />
        <SheepFace />
        <Wolf />
        <Sheepdog />
        <Prize />
        {SIZES.map((size) => (
          <GangMole size={size} />
        ))}
        <Dachshund />
        <Paw />
        {(["ladybird", "ant", "worm", "snail"] as const).map((clan) => (
          <ClanBadge clan={clan} />
        ))}
        {(["flower", "leaf", "clover"] as const).map((sign) => (
          <SignArt sign={sign} />
        ))}
      </div>
      <div class="gallery-row">
        {TEAMS.map((team) => KINDS.map((kind) => <Mouse team={team} kind={kind} />))}
        <CatPaw />
        <Cuckoo />
        <Acorn />
        <Pinecone />
      </div>
      <div class="gallery-row">
        {COLOURS.map((colour) => SYMBOLS.map((symbol) => <Item colour={colour} symbol={symbol} />))}
        <Wild />
        <Relic kind="crown" />
        <Relic kind="sceptre" />
        <Relic kind="goblet" />
        <ItemGhost colour={null} symbol="key" />
        <ItemGhost colour="green" symbol="key" />
      </div>
    </>
  );
}

/** Covers, the end as a picture, and every piece large and small. */
function AllParts() {
  return (
    <>
      <div class="gallery-covers">
        {["molly", "hickory", "uly", "buddel"].map((game) => (
          <Cover key={game} game={game} />
        ))}
        {[1, 2, 4].map((count) => (
          <EndPicture
            key={count}
            guests={ANIMALS.slice(count, 2 * count + 1).map((animal, i) => ({ animal, won: i < Math.min(2, count) }))}
          />
        ))}
      </div>
      <h2>96 px</h2>
      <div class="size-96">
        <Parts />
      </div>
      <h2>32 px</h2>
      <div class="size-32">
        <Parts />
      </div>
    </>
  );
}

async function start(): Promise<void> {
  language.value = query.get("language") === "it" ? "it" : "en";
  theme.value = query.get("theme") === "dark" ? "dark" : "light";
  motion.value = false;
  startSettings();
  await speak(language.value);
  const root = document.getElementById("app");
  const wanted = query.get("board");
  if (!root) return;
  if (query.get("parts")) render(<AllParts />, root);
  else if (wanted) {
    const one = await board(wanted);
    render(<main class="gallery-one">{one}</main>, root);
  } else {
    const all = await Promise.all(Object.keys(fixtures).map(async (name) => ({ name, board: await board(name) })));
    const chances = Array.from({ length: 40 }, (_, i) => [0.5 + Math.sin(i / 6) / 3, 0.5 - Math.sin(i / 6) / 3]);
    render(
      <main class="gallery">
        <h1>Tana: gallery</h1>
        <AllParts />
        <div class="sheet">
          <Chart chances={chances} complete names={["Ada", "Bruno"]} />
        </div>
        {all.map(({ name, board }) => (
          <section key={name}>
            <h2>{name}</h2>
            {board}
          </section>
        ))}
      </main>,
      root,
    );
  }
  document.documentElement.dataset.ready = "yes";
}

void start();
