import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { usePeople } from "../../room/people.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useIsSilent } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useShared } from "./controller.ts";
import styles from "./Feed.module.css";

interface FeedProps {
  /** How many of the last guesses are shown. */
  readonly most: number;
  /** Side by side instead of one below the other. */
  readonly row?: boolean;
  /** Whether new guesses are announced to screen readers; only one feed per screen should do so. */
  readonly spoken?: boolean;
}

/** The wrong guesses, newest last. Its role is `log`, so that screen readers read what is added. */
export function Feed({ most, row = false, spoken = false }: FeedProps) {
  const { t } = useTranslation("canvas-clash");
  const personOf = usePeople();
  const isHushed = useIsSilent();
  const lang = useGameLang();
  const feed = useShared()?.feed ?? {};
  const lines = Object.entries(feed)
    .map(([number, line]) => ({ ...line, number: Number(number) }))
    .sort((a, b) => a.number - b.number)
    .slice(-most);
  return (
    <div
      className={cx(styles["feed"], row && styles["row"])}
      role="log"
      aria-label={t("feed.label")}
      aria-live={spoken && !isHushed ? "polite" : "off"}
    >
      {lines.map(({ number, playerId, text }) => {
        const { name, avatarSrc, hexColor } = personOf(playerId);
        return (
          <div
            key={number}
            className={styles["line"]}
            style={{ "--seat": hexColor, order: -number } as CSSProperties}
          >
            <AvatarImage src={avatarSrc} size="1.9em" />
            <span className={styles["bubble"]}>
              <span className="visually-hidden">{name}: </span>
              <span lang={lang}>{text}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}
