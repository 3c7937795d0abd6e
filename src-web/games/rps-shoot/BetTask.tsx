import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Call } from "../../../src-rooms/games/rps-shoot/types.ts";
import { CALL_UNITS } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import type { Person } from "../../room/people.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useTappedMove } from "../../game-kit/useTappedMove.ts";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./BetTask.module.css";
import { useCurrentBattle, useHand, useMySide, useRps } from "./controller.ts";
import { callForMe } from "./hands.ts";
import { useShortHabit } from "./History.tsx";

/** Returns the length of the longest word, which a button has to fit on one line. */
const longestWord = (text: string) => Math.max(...text.split(" ").map(({ length }) => length));

interface Option {
  readonly call: Call;
  readonly text: string;
  readonly person: Person | undefined;
}

/** Bet on the battle: three big buttons that name the outcomes. */
export function BetTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("rps-shoot");
  const rps = useRps();
  const battle = useCurrentBattle();
  const side = useMySide(battle);
  const habitText = useShortHabit();
  const stored = useHand()?.call;
  const [tapped, tap] = useTappedMove<Call>();
  const myId = useMyId();
  const players = useTopic("playersUpdated");
  if (!rps || !battle) return null;
  // The audience bets for fun: it has no score.
  const isPaid = myId !== undefined && players?.[myId] !== undefined;
  const { left, right } = battle;
  const call = tapped ?? stored;
  const win = callForMe("WIN", side !== "second");
  const options: readonly Option[] = side
    ? [
        { call: win, text: t("bet.iWin"), person: side === "first" ? left : right },
        { call: "TIE", text: t("bet.tie"), person: undefined },
        {
          call: win === "WIN" ? "LOSE" : "WIN",
          text: t("bet.iLose"),
          person: side === "first" ? right : left,
        },
      ]
    : [
        { call: "WIN", text: t("bet.wins", { name: left.name }), person: left },
        { call: "TIE", text: t("bet.tie"), person: undefined },
        { call: "LOSE", text: t("bet.wins", { name: right.name }), person: right },
      ];
  const choose = (next: Call) => {
    if (next === call) return;
    tap(next, { type: "bet", call: next });
    haptic(...RHYTHM.tap);
  };
  const pays = (one: Call) => rps.unit * (one === "TIE" ? CALL_UNITS.tie : CALL_UNITS.right);
  return (
    <div className={cx(styles["task"], withStage && styles["tight"])}>
      <StageTitle
        text={
          side
            ? t("bet.phoneTitleMine")
            : t("bet.phoneTitle", { first: left.name, second: right.name })
        }
      />
      <div className={styles["options"]} role="radiogroup" aria-label={t("bet.label")}>
        {options.map(({ call: one, text, person }) => (
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={call === one}
            className={cx(styles["option"], call !== undefined && call !== one && styles["other"])}
            style={
              {
                "--seat": person?.hexColor ?? "var(--cream)",
                "--letters": longestWord(text),
              } as CSSProperties
            }
            onClick={() => choose(one)}
          >
            <span className={styles["faces"]}>
              {(person ? [person] : [left, right]).map(({ id, avatarSrc }) => (
                <AvatarImage key={id} src={avatarSrc} size="100%" />
              ))}
            </span>
            <span className={styles["text"]}>
              {text}
              {person && !side && <small>{habitText(rps.history[person.id])}</small>}
            </span>
            <span className={styles["pays"]}>
              {call === one ? (
                <Check aria-hidden="true" />
              ) : (
                isPaid && t("bet.pays", { points: pays(one) })
              )}
            </span>
          </button>
        ))}
      </div>
      <div className={styles["foot"]}>
        {call === undefined && isPaid && (
          <p className={styles["stake"]}>
            {t("bet.stake", { points: -CALL_UNITS.wrong * rps.unit })}
          </p>
        )}
        {call !== undefined && <StillThinking title={t("bet.done")} />}
      </div>
    </div>
  );
}
