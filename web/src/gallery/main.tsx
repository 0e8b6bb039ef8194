/** The gallery: every drawing and every board in typical positions, for development and screenshots. */
import "../style/index.css";
import "./gallery.css";
import { render } from "preact";
import * as clans from "../art/clans";
import * as clock from "../art/clock";
import { AnimalPortrait, type Mood } from "../art/animals";
import { Position } from "../screens/RuleFigures";
import { ANIMALS } from "../shell/portraits";
import { Cover } from "../art/covers";
import { EndPicture } from "../art/ending";
import { Carrots, Spade, WateringCan, WeatherSign } from "../art/garden";
import { Prize, SheepBack, Sheepdog, SheepFace, Wolf, WolfEars } from "../art/meadow";
import * as mice from "../art/mice";
import * as cards from "../art/mole_cards";
import * as moles from "../art/moles";
import { loadUI } from "../games/game_ui";
import { learnGame, learnLater, speak } from "../shell/i18n";
import { language, LANGUAGES, motion, startSettings, theme } from "../shell/settings";
import { Chart } from "../table/Chart";
import { fixtures } from "./fixtures";

const query = new URLSearchParams(location.search);
const names = ["Ada", "Bruno", "Carla", "Dino", "Elsa"];
const nameOf = (seat: number) => names[seat - 1] ?? String(seat);
const words = (key: string) => query.get(key)?.split(" ") ?? [];

async function board(name: string) {
  const fixture = fixtures[name];
  const ui = fixture && (await loadUI(fixture.game));
  if (!fixture || !ui) return <p>{name}?</p>;
  await learnGame(fixture.game);
  const [picked, last] = [words("picked"), words("last")];
  return (
    <div class={`gallery-board board-area game-${fixture.game}`}>
      <Position ui={ui} fixture={fixture} picked={picked} last={last} pointers={{ 2: "b2" }} names={nameOf} />
    </div>
  );
}

const MOODS: Mood[] = ["waiting", "thinking", "glad", "beaten"];
const SIZES = ["small", "medium", "large"] as const;
const TEAMS: mice.Team[] = ["blue", "yellow", "brown", "red"];
const KINDS: mice.MouseKind[] = ["scavenger", "spotter", "scurrier", "scamp", "scaler"];
const COLOURS: clock.ItemColour[] = ["purple", "green", "blue", "orange"];
const SYMBOLS: clock.ItemSymbol[] = ["button", "feather", "thread", "key", "thimble"];

function Parts() {
  return (
    <>
      <div class="gallery-row wrap">
        {ANIMALS.map((animal) =>
          MOODS.map((mood) => <AnimalPortrait key={`${animal} ${mood}`} animal={animal} mood={mood} />),
        )}
      </div>
      <div class="gallery-row wrap">
        {moles.MOLE_COLOURS.map((colour) => [
          <moles.Mole key={`mole ${colour}`} colour={colour} />,
          <cards.MoleCard key={`card ${colour}`} colour={colour} />,
          <cards.Cube key={`cube ${colour}`} colour={colour} />,
        ])}
        <cards.CardBack />
        <cards.CardBack tardy />
        <cards.Token />
        <moles.Bobtail />
        <cards.TardyMark />
        <Spade />
        <WateringCan />
        <Carrots />
        {(["sun", "cloud", "rain", "moon"] as const).map((weather) => (
          <WeatherSign key={weather} weather={weather} />
        ))}
      </div>
      <div class="gallery-row wrap">
        <SheepBack />
        <SheepBack place={6} />
        <WolfEars />
        <SheepFace />
        <Wolf />
        <Sheepdog />
        <Prize />
        {SIZES.map((size) => (
          <moles.GangMole key={size} size={size} />
        ))}
        <moles.Dachshund />
        <clans.Paw />
        {(["ladybird", "ant", "worm", "snail"] as const).map((clan) => (
          <clans.ClanBadge key={clan} clan={clan} />
        ))}
        {(["flower", "leaf", "clover"] as const).map((sign) => (
          <moles.SignArt key={sign} sign={sign} />
        ))}
      </div>
      <div class="gallery-row wrap">
        {TEAMS.map((team) => KINDS.map((kind) => <mice.Mouse key={`${team} ${kind}`} team={team} kind={kind} />))}
        <clock.CatPaw />
        <clock.Cuckoo />
        <clock.Acorn />
        <clock.Pinecone />
      </div>
      <div class="gallery-row wrap">
        {COLOURS.map((colour) =>
          SYMBOLS.map((symbol) => <clock.Item key={`${colour} ${symbol}`} colour={colour} symbol={symbol} />),
        )}
        <clock.Wild />
        <clock.Relic kind="crown" />
        <clock.Relic kind="sceptre" />
        <clock.Relic kind="goblet" />
        <clock.ItemGhost colour={null} symbol="key" />
        <clock.ItemGhost colour="green" symbol="key" />
      </div>
    </>
  );
}

/** Covers, end pictures, and every piece large and small. */
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
  language.value = LANGUAGES.find((code) => code === query.get("language")) ?? "en";
  theme.value = query.get("theme") === "dark" ? "dark" : "light";
  motion.value = false;
  startSettings();
  await Promise.all([speak(language.value), learnLater()]);
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
          <Chart chances={chances} complete levels={["digger", "digger"]} names={["Ada", "Bruno"]} />
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
