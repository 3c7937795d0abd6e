import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { ShownMoves } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { Person } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import type { HandCounts } from "./hands.ts";
import { HandSticker } from "./HandSticker.tsx";
import { useShortHabit } from "./History.tsx";
import styles from "./RivalRow.module.css";

interface RivalRowProps {
  readonly opponent: Person;
  readonly moves: ShownMoves;
  readonly history: HandCounts;
  /** The slot that the next tap fills; undefined if it is not in this row. */
  readonly slot: number | undefined;
  readonly onPick: (at: number) => void;
}

/** One rival: who they are, their habit, and this player's three moves against them. */
export function RivalRow({ opponent, moves, history, slot, onPick }: RivalRowProps) {
  const { t } = useTranslation("rps-shoot");
  const habitText = useShortHabit();
  return (
    <li
      className={cx(styles["row"], slot !== undefined && styles["active"])}
      style={{ "--seat": opponent.hexColor } as CSSProperties}
    >
      <span className={styles["face"]}>
        <AvatarImage src={opponent.avatarSrc} size="var(--face)" />
      </span>
      <span className={styles["words"]}>
        <b className={styles["name"]}>{opponent.name}</b>
        <span className={styles["habit"]}>{habitText(history)}</span>
      </span>
      <span className={styles["slots"]}>
        {moves.map((move, at) => (
          <button
            key={at}
            type="button"
            className={cx(styles["slot"], at === slot && styles["next"], styles[move])}
            aria-current={at === slot || undefined}
            aria-label={t("program.slot", {
              slot: at + 1,
              name: opponent.name,
              hand: t(`hand.${move}`),
            })}
            onClick={() => onPick(at)}
          >
            {move === "NOTHING" ? (
              <span aria-hidden="true">{at + 1}</span>
            ) : (
              <>
                <span key={move} className={styles["hand"]}>
                  <HandSticker hand={move} from="up" />
                </span>
                <i aria-hidden="true">{t(`letter.${move}`)}</i>
              </>
            )}
          </button>
        ))}
      </span>
    </li>
  );
}
