import { useTranslation } from "react-i18next";
import type { CueLanguages } from "../../../src-rooms/games/sync-think/types.ts";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./CueWords.module.css";
import { fitted } from "./words.ts";

interface CueWordsProps {
  readonly cue: readonly [string, string];
  /** Language tag of the game's words. */
  readonly lang: string | undefined;
  /** The languages of these two, where a pack is in another one. */
  readonly languages?: CueLanguages | undefined;
  /** `big`: the two words are the only content. `small`: they are above other content. */
  readonly size: "big" | "small";
}

/** The two words to link, and the bubble for the missing link between them. */
export function CueWords({ cue: [one, other], lang, languages, size }: CueWordsProps) {
  const { t } = useTranslation("sync-think");
  const [ones = lang, others = lang] = languages?.map(intlTag) ?? [];
  return (
    <p
      className={cx(styles["cue"], styles[size])}
      aria-label={t("cue.both", { one, other })}
      role="group"
    >
      <span className={cx(styles["word"], styles["one"])} style={fitted(one)} lang={ones}>
        {one}
      </span>
      <span className={styles["bubble"]} aria-hidden="true">
        {size === "big" ? "?" : "+"}
      </span>
      <span className={cx(styles["word"], styles["other"])} style={fitted(other)} lang={others}>
        {other}
      </span>
    </p>
  );
}
