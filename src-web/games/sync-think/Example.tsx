import { Zap } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { castAs } from "../../game-kit/cast.ts";
import { ExampleFrame } from "../../game-kit/ExampleFrame.tsx";
import { picture } from "../../game-kit/gameParts.ts";
import { useRepeats } from "../../game-kit/useRepeats.ts";
import { currentTag } from "../../i18n/language.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { CueWords } from "./CueWords.tsx";
import styles from "./Example.module.css";
import { exampleGroups, exampleLevels } from "./exampleLevels.ts";
import { GroupCard, type CardPerson } from "./GroupCard.tsx";
import { revealStep, REVEAL_MARKS } from "./timeline.ts";

/** How long a verdict is shown before the next level, ms. */
const STAND_MS = 4_000;
const CAST = ["donut.webp", "broccoli.webp", "pear.webp"] as const;
const LEVELS = ["level0", "level1", "level2", "level3", "level4", "level5", "level6"] as const;

const PEOPLE: readonly CardPerson[] = CAST.map((avatarSrc, at) => castAs(avatarSrc, playerId(at)));

/**
 * Seven levels in miniature: words appear after 5 s, and are struck through or glow after 10 s. A button
 * skips the wait.
 */
export default function Example() {
  const { t } = useTranslation("sync-think");
  const { turn, passed, advance } = useRepeats(REVEAL_MARKS, { standMs: STAND_MS });
  const level = turn % LEVELS.length;
  const levels = exampleLevels(
    t("example.cue"),
    LEVELS.map((key) => t(`example.${key}`)),
  );
  const step = revealStep(passed);

  const now = levels[level];
  if (!now) return null;
  const groups = exampleGroups(now.words);
  const cards = step.judged
    ? groups
    : now.words.map((text, at) => ({ text, who: [at], outcome: undefined }));
  return (
    <ExampleFrame
      gameType="SYNC_THINK"
      scene={picture("games/sync-think/minds.webp")}
      label={t("example.label")}
      className={styles["example"]}
      foot={
        <div className={styles["foot"]}>
          <span className={styles["rungs"]} aria-hidden="true">
            {LEVELS.map((key, at) => (
              <i key={key} data-state={at < level ? "past" : at === level ? "now" : "next"} />
            ))}
          </span>
          {step.judged ? (
            <span>{caption()}</span>
          ) : (
            <Button icon={<Zap />} onClick={advance} lockMs={300}>
              {step.answers ? t("example.judge") : t("example.reveal")}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles["cue"]}>
        <CueWords cue={now.cue} lang={currentTag()} size="small" />
      </div>
      <ol
        key={`${level}.${String(step.judged)}`}
        className={styles["cards"]}
        style={{ "--count": cards.length } as CSSProperties}
      >
        {cards.map(({ text, who, outcome }, at) => (
          <GroupCard
            key={who.join()}
            text={text}
            lang={undefined}
            people={who.flatMap((id) => PEOPLE[id] ?? [])}
            outcome={outcome}
            isOpen={step.answers}
            at={at}
          />
        ))}
      </ol>
    </ExampleFrame>
  );

  function caption(): string {
    const synced = groups.filter(({ outcome }) => outcome === "sync").flatMap(({ who }) => who);
    if (synced.length === PEOPLE.length) return t("example.all");
    return synced.length > 0 ? t("example.some") : t("example.none");
  }
}
