/** After the game: what luck and each player's own choices did, in words, and the costliest moves. */
import { useEffect } from "preact/hooks";
import { Feather } from "../art/feather";
import type { CostlyMove, SeatAccount } from "../net/wire";
import { choiceText, t, type Speaker } from "../shell/i18n";
import { loadTerms, termText } from "../shell/bot_terms";
import { choicesWord, luckWord, whenWord } from "./accounts";
import "./LuckAndChoice.css";
import "./Choices.css";

interface Props {
  accounts: readonly SeatAccount[];
  names: readonly string[];
  speaker: Speaker;
  /** Seats of the reader: their accounts come first, unfolded, in the second person. */
  mine: readonly number[];
  /** Number of moves in the game. */
  moves: number;
  onPick?: ((step: number) => void) | undefined;
}

export function LuckAndChoice({ accounts, mine, ...rest }: Props) {
  useEffect(() => void loadTerms(), []);
  if (accounts.length === 0) return null;
  const isMine = ({ seat }: SeatAccount) => mine.includes(seat);
  const ordered = [...accounts.filter(isMine), ...accounts.filter((one) => !isMine(one))];
  return (
    <section class="accounts">
      <h2 class="accounts-title">{t("accounts")}</h2>
      {ordered.map((account) => (
        <Account key={account.seat} account={account} mine={isMine(account)} {...rest} />
      ))}
    </section>
  );
}

function Account(props: Omit<Props, "accounts" | "mine"> & { account: SeatAccount; mine: boolean }) {
  const { account, mine, names, speaker, moves, onPick } = props;
  const name = names[account.seat - 1] ?? "";
  const words = { name, you: mine ? "yes" : "no" };
  return (
    <details open={mine}>
      <summary>{mine ? t("you") : name}</summary>
      <p class="accounts-words">
        {t(luckWord(account), words)} {t(choicesWord(account), words)}
      </p>
      {account.costly.length > 0 && (
        <ol class="costly" aria-label={t(mine ? "accounts-costly-mine" : "accounts-costly", { name })}>
          {account.costly.map((move) => (
            <Costly key={move.number} {...{ move, speaker, moves, onPick }} />
          ))}
        </ol>
      )}
    </details>
  );
}

type CostlyProps = Pick<Props, "speaker" | "moves" | "onPick"> & { move: CostlyMove };

function Costly({ move, speaker, moves, onPick }: CostlyProps) {
  const why = move.why.map(({ term }) => termText(speaker.game, term)).join(", ");
  const better = move.best.action !== move.made.action;
  const words = (
    <>
      <b>{t("accounts-move", { when: t(whenWord(move.number, moves)), made: choiceText(speaker, move.made) })}</b>{" "}
      {better && t("accounts-better", { best: choiceText(speaker, move.best) })}{" "}
      {t("accounts-cost", { games: Math.max(1, Math.round(100 * move.loss)) })}
      {why && <span class="soft"> {t("accounts-why", { why })}</span>}
    </>
  );
  if (!onPick) return <li>{words}</li>;
  return (
    <li>
      <button type="button" class="choice option" onClick={() => onPick(move.number - 1)}>
        <span class="choice-text">{words}</span>
        {better && <Feather class="feather still" title={t("accounts-look")} />}
      </button>
    </li>
  );
}
