import { Zap } from "lucide-react";
import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { avatarOf } from "../../../src-shared/catalog/avatars.ts";
import { currentTag } from "../../i18n/language.ts";
import { picture } from "../../game-kit/gameParts.ts";
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

const PEOPLE: readonly CardPerson[] = CAST.map((avatarSrc, id) => {
  const avatar = avatarOf(avatarSrc);
  return { id, name: avatar?.name ?? "", avatarSrc, hexColor: avatar?.colour ?? "#ffd23f" };
});

/**
 * Seven levels in miniature: words appear after 5 s, and are struck through or glow after 10 s. A button
 * skips the wait.
 */
export default function Example() {
  const { t } = useTranslation("sync-think");
  const [level, setLevel] = useState(0);
  const [passed, setPassed] = useState(0);
  const levels = exampleLevels(
    t("example.cue"),
    LEVELS.map((key) => t(`example.${key}`)),
  );
  const step = revealStep(passed);

  useEffect(() => {
    const mark = REVEAL_MARKS[passed];
    const wait = mark === undefined ? STAND_MS : mark - (REVEAL_MARKS[passed - 1] ?? 0);
    const timeout = setTimeout(() => go(passed, setPassed, setLevel), wait);
    return () => clearTimeout(timeout);
  }, [passed]);

  const now = levels[level];
  if (!now) return null;
  const groups = exampleGroups(now.words);
  const cards = step.judged
    ? groups
    : now.words.map((text, at) => ({ text, who: [at], outcome: undefined }));
  const scene = picture("games/sync-think/minds.webp");
  return (
    <figure className={styles["example"]} data-theme="SYNC_THINK" aria-label={t("example.label")}>
      {scene && <img className={styles["scene"]} src={scene} alt="" />}
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
      <figcaption className={styles["foot"]}>
        <span className={styles["rungs"]} aria-hidden="true">
          {LEVELS.map((key, at) => (
            <i key={key} data-state={at < level ? "past" : at === level ? "now" : "next"} />
          ))}
        </span>
        {step.judged ? (
          <span>{caption()}</span>
        ) : (
          <Button icon={<Zap />} onClick={() => go(passed, setPassed, setLevel)} lockMs={300}>
            {step.answers ? t("example.judge") : t("example.reveal")}
          </Button>
        )}
      </figcaption>
    </figure>
  );

  function caption(): string {
    const synced = groups.filter(({ outcome }) => outcome === "sync").flatMap(({ who }) => who);
    if (synced.length === PEOPLE.length) return t("example.all");
    return synced.length > 0 ? t("example.some") : t("example.none");
  }
}

/** Advances by one step; the last step is followed by the next level, the last level by the first. */
function go(
  passed: number,
  setPassed: (passed: number) => void,
  setLevel: (next: (level: number) => number) => void,
): void {
  if (passed < REVEAL_MARKS.length) return setPassed(passed + 1);
  setPassed(0);
  setLevel((level) => (level + 1) % LEVELS.length);
}
