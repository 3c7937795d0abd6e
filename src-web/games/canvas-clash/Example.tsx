import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { CREDIT_POINTS } from "../../../src-shared/catalog/games/canvas-clash.ts";
import { canvasSide } from "../../drawing/model/geometry.ts";
import { Replay } from "../../drawing/replay/Replay.tsx";
import { exampleAvatar, SAMPLES, type Sample } from "../../drawing/replay/samples.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { picture } from "../../game-kit/gameParts.ts";
import { useRepeats } from "../../game-kit/useRepeats.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CanvasTag } from "./CanvasTag.tsx";
import styles from "./Example.module.css";
import { WordBar } from "./WordBar.tsx";

/** Timeline, ms: places in the bar, a letter, a wrong guess, a near one, the word, the credits. */
const MARKS = [1_600, 3_200, 4_200, 5_600, 7_000, 8_600] as const;
/** How long the credits are shown before the example starts over, ms. */
const STAND_MS = 4_400;
const PLACES = 1;
const LETTER = 2;
const WRONG = 3;
const NEAR = 4;
const SOLVED = 5;
const CREDITS = 6;
/** Duration of the drawings' replay, ms. */
const REPLAY_MS = 6_000;

function barAt(word: string, passed: number): string | undefined {
  if (passed < PLACES) return undefined;
  if (passed >= SOLVED) return word;
  const shown = passed >= LETTER ? 0 : -1;
  return Array.from(word, (letter, at) => (at === shown ? letter : "_")).join("");
}

function sayingAt(passed: number): "paint" | "guess" | "credit" {
  if (passed >= CREDITS) return "credit";
  return passed >= WRONG ? "guess" : "paint";
}

/** A turn in miniature that plays by itself: two painters, one word, and four guessers. */
export default function Example() {
  const { t } = useTranslation("canvas-clash");
  const { passed, turn } = useRepeats(MARKS, { standMs: STAND_MS });
  const scene = picture("games/canvas-clash/studio.webp");
  const side = canvasSide({ width: window.innerWidth, height: window.innerHeight });
  const saying = sayingAt(passed);
  return (
    <figure
      className={styles["example"]}
      data-theme="CANVAS_CLASH"
      aria-label={t("example.label")}
      style={{ "--side": `${side}px` } as CSSProperties}
    >
      {scene && <img className={styles["scene"]} src={scene} alt="" />}
      <div className={styles["bar"]}>
        <WordBar
          bar={barAt(t("example.word"), passed)}
          language={currentLanguage()}
          solved={passed >= SOLVED}
        />
      </div>
      <div className={styles["papers"]}>
        {SAMPLES.map((sample, at) => (
          <Paper key={`${sample.painterId}.${turn}`} sample={sample} at={at} passed={passed} />
        ))}
      </div>
      <div className={styles["guesses"]} aria-hidden="true">
        {passed >= WRONG && <Bubble id={-3} text={t("example.wrong")} />}
        {passed >= NEAR && <Bubble id={-5} text={t("example.near")} />}
        {passed >= SOLVED && <Bubble id={-6} text={t("example.word")} right />}
      </div>
      <figcaption key={saying} className={styles["foot"]}>
        {t(`example.${saying}`)}
      </figcaption>
    </figure>
  );
}

interface PaperProps {
  readonly sample: Sample;
  readonly at: number;
  readonly passed: number;
}

function Paper({ sample, at, passed }: PaperProps) {
  const { t } = useTranslation("canvas-clash");
  const { drawing, painterId, creditedBy } = sample;
  const letter = at === 0 ? "A" : "B";
  return (
    <div className={styles["paper"]}>
      <Replay
        drawing={drawing}
        label={t("canvas.replay", { letter, word: t("example.word") })}
        lastsMs={REPLAY_MS}
      />
      <span className={styles["tag"]}>
        <CanvasTag index={at} />
      </span>
      {passed >= CREDITS && (
        <>
          <span className={styles["fans"]}>
            {creditedBy.map((id) => (
              <AvatarImage key={id} src={exampleAvatar(id)} size="2.3em" />
            ))}
          </span>
          <b className={styles["points"]}>+{creditedBy.length * CREDIT_POINTS}</b>
          <span className={styles["painter"]}>
            <AvatarImage src={exampleAvatar(painterId)} size="3em" />
          </span>
        </>
      )}
    </div>
  );
}

interface BubbleProps {
  readonly id: number;
  readonly text: string;
  readonly right?: boolean;
}

function Bubble({ id, text, right = false }: BubbleProps) {
  return (
    <span className={cx(styles["bubble"], right && styles["right"])}>
      <AvatarImage src={exampleAvatar(id)} size="2.2em" />
      <i>{text}</i>
    </span>
  );
}
