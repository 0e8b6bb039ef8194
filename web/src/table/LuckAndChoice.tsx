/** After the game: what throws and draws brought each player, what their own choices gave away, and their worst moves. */
import { useEffect } from "preact/hooks";
import type { CostlyMove, SeatAccount } from "../net/wire";
import { choiceText, t, type Speaker } from "../shell/i18n";
import { loadTerms, termText } from "../shell/bot_terms";
import "./LuckAndChoice.css";
import "./Choices.css";

interface Props {
  accounts: readonly SeatAccount[];
  names: readonly string[];
  speaker: Speaker;
  /** Whose moves are shown unfolded. */
  mine: readonly number[];
  onPick?: ((step: number) => void) | undefined;
}

export function LuckAndChoice({ accounts, names, speaker, mine, onPick }: Props) {
  useEffect(() => void loadTerms(), []);
  if (accounts.length === 0) return null;
  const nameOf = (seat: number) => names[seat - 1] ?? "";
  return (
    <section class="accounts">
      <h2 class="accounts-title">{t("accounts")}</h2>
      <p class="soft">{t("accounts-what")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col" class="sr">
              {t("accounts-who")}
            </th>
            <th scope="col">{t("accounts-luck")}</th>
            <th scope="col">{t("accounts-lost")}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ seat, luck, luck_error: luckError, lost, lost_error: lostError }) => (
            <tr key={seat}>
              <th scope="row">{nameOf(seat)}</th>
              <td>{withError(luck, luckError)}</td>
              <td>{withError(-lost, lostError)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {accounts
        .filter(({ costly }) => costly.length > 0)
        .map(({ seat, costly }) => (
          <details key={seat} open={mine.includes(seat)}>
            <summary>
              {t(mine.includes(seat) ? "accounts-costly-mine" : "accounts-costly", { name: nameOf(seat) })}
            </summary>
            <ol class="costly">
              {costly.map((move) => (
                <Costly key={move.number} move={move} speaker={speaker} onPick={onPick} />
              ))}
            </ol>
          </details>
        ))}
    </section>
  );
}

/** In percent of a win, rounded: as good as these figures are. */
function withError(part: number, error: number): string {
  const whole = Math.round(100 * part) || 0;
  const sign = whole > 0 ? "+" : whole < 0 ? "\u2212" : "";
  return `${sign}${Math.abs(whole)} ± ${Math.round(100 * error)}`;
}

function Costly({ move, speaker, onPick }: { move: CostlyMove; speaker: Speaker; onPick: Props["onPick"] }) {
  const why = move.why.map(({ term }) => termText(speaker.game, term)).join(", ");
  const words = (
    <>
      <b>{t("accounts-move", { number: move.number, made: choiceText(speaker, move.made) })}</b>{" "}
      {move.best.action !== move.made.action
        ? t("accounts-better", { best: choiceText(speaker, move.best), loss: Math.round(100 * move.loss) })
        : t("accounts-loss", { loss: Math.round(100 * move.loss) })}
      {why && <span class="soft"> {t("accounts-why", { why })}</span>}
    </>
  );
  if (!onPick) return <li>{words}</li>;
  return (
    <li>
      <button type="button" class="choice option" onClick={() => onPick(move.number - 1)}>
        <span class="choice-text">{words}</span>
      </button>
    </li>
  );
}
