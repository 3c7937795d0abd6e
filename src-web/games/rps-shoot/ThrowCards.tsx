import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Result, Shown, ShownMoves } from "../../../src-rooms/games/rps-shoot/types.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { HandSticker } from "./HandSticker.tsx";
import { mirrored } from "./hands.ts";
import styles from "./ThrowCards.module.css";

/** The fighter on one side, with their throws and net score. */
export interface FaceOffFighter {
  readonly name: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
  readonly moves: ShownMoves;
  readonly net: number;
}

interface ThrowCardsProps {
  readonly left: FaceOffFighter;
  readonly right: FaceOffFighter;
  readonly results: readonly [Result, Result, Result];
  readonly revealed: number;
}

/** The three throws side by side, face down until each is open. */
export function ThrowCards({ left, right, results, revealed }: ThrowCardsProps) {
  const { t } = useTranslation("rps-shoot");
  return (
    <ol className={styles["cards"]} aria-label={t("shoot.throws")}>
      {results.map((result, at) => (
        <li key={at} className={cx(styles["card"], at < revealed && styles["open"])}>
          {at < revealed ? (
            <>
              <Side fighter={left} hand={left.moves[at] ?? "NOTHING"} result={result} from="left" />
              <Side
                fighter={right}
                hand={right.moves[at] ?? "NOTHING"}
                result={mirrored(result)}
                from="right"
              />
            </>
          ) : (
            <b aria-hidden="true">{at + 1}</b>
          )}
        </li>
      ))}
    </ol>
  );
}

interface SideProps {
  readonly fighter: FaceOffFighter;
  readonly hand: Shown;
  readonly result: Result;
  readonly from: "left" | "right";
}

function Side({ fighter, hand, result, from }: SideProps) {
  const { t } = useTranslation("rps-shoot");
  return (
    <span
      role="img"
      className={cx(styles["side"], styles[result])}
      style={{ "--seat": fighter.hexColor } as CSSProperties}
      aria-label={t("shoot.threw", {
        name: fighter.name,
        hand: t(`hand.${hand}`),
        result: t(`result.${result}`),
      })}
    >
      <HandSticker hand={hand} from={from} />
      <i aria-hidden="true">{t(`resultLetter.${result}`)}</i>
    </span>
  );
}
