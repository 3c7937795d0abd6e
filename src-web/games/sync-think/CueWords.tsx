import { useTranslation } from "react-i18next";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./CueWords.module.css";
import { fitted } from "./words.ts";

interface CueWordsProps {
  readonly cue: readonly [string, string];
  /** Language tag of the words. */
  readonly lang: string | undefined;
  /** `big`: the two words are the only content. `small`: they are above other content. */
  readonly size: "big" | "small";
}

/** The two words to link, and the bubble for the missing link between them. */
export function CueWords({ cue: [one, other], lang, size }: CueWordsProps) {
  const { t } = useTranslation("sync-think");
  return (
    <p
      className={cx(styles["cue"], styles[size])}
      aria-label={t("cue.both", { one, other })}
      role="group"
    >
      <span className={cx(styles["word"], styles["one"])} style={fitted(one)} lang={lang}>
        {one}
      </span>
      <span className={styles["bubble"]} aria-hidden="true">
        {size === "big" ? "?" : "+"}
      </span>
      <span className={cx(styles["word"], styles["other"])} style={fitted(other)} lang={lang}>
        {other}
      </span>
    </p>
  );
}
