import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { intlTag, type Language } from "../../../src-shared/catalog/languages.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { barLength, letterCounts, wordsOf, type Cell } from "./word.ts";
import styles from "./WordBar.module.css";

interface WordBarProps {
  /** Capitals and underscores; undefined while nothing of the word is known. */
  readonly bar: string | undefined;
  readonly language: Language;
  /** Whether the word is revealed, so that the bar is highlighted. */
  readonly solved?: boolean;
}

/** What is known of the word: a place for each letter, filled one by one. Fills its container's width. */
export function WordBar({ bar, language, solved = false }: WordBarProps) {
  const { t } = useTranslation("canvas-clash");
  if (bar === undefined) {
    return (
      <p className={cx(styles["bar"], styles["secret"])} role="img" aria-label={t("word.secret")}>
        <i>?</i>
        <i>?</i>
        <i>?</i>
      </p>
    );
  }
  const words = wordsOf(bar);
  const all = barLength(words);
  const counts = letterCounts(words);
  const isHidden = words.some((cells) => cells.includes(undefined));
  const spoken = words.map((cells) => cells.map((cell) => cell ?? t("word.hidden")).join(" "));
  return (
    <p
      className={cx(styles["bar"], solved && styles["solved"])}
      role="img"
      aria-label={isHidden ? t("word.spoken", { letters: spoken.join(", ") }) : bar}
      // The sentence about letters is in the language of this screen.
      lang={isHidden ? undefined : intlTag(language)}
      style={{ "--all": all } as CSSProperties}
    >
      {words.map((cells, at) => (
        // The words never change their order, so the index identifies them.
        <span key={at} className={styles["word"]}>
          {cells.map((cell, place) => (
            <Place key={place} cell={cell} />
          ))}
          {isHidden && <small className={styles["count"]}>{counts[at]}</small>}
        </span>
      ))}
    </p>
  );
}

function Place({ cell }: { readonly cell: Cell }) {
  return (
    <b key={cell} className={cx(styles["cell"], cell === undefined && styles["hidden"])}>
      {cell}
    </b>
  );
}
