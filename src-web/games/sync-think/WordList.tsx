import { Bot, EyeOff, Zap } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useGroups, useWords, type GroupCard, type WordCard } from "./controller.ts";
import type { RevealStep } from "./timeline.ts";
import styles from "./WordList.module.css";
import { linesOf } from "./words.ts";

const FACES = 3;
/** Up to this many lines are set large. */
const FEW = 4;
/** Width of a face, in letters. */
const FACE_LETTERS = 1.6;
/** Width of the verdict's icon, in letters. */
const MARK_LETTERS = 1.6;
/** Maximum number of lines in one column; a tall phone fits more. */
const ONE_COLUMN = 6;
const ONE_TALL_COLUMN = 10;

/** All words of the level as lines for a phone: one per player, and after the verdict one per group. */
export function WordList({ step }: { readonly step: RevealStep }) {
  const { t } = useTranslation("sync-think");
  const lang = useGameLang();
  const groups = useGroups();
  const words = useWords();
  const lines: readonly WordCard[] = step.judged ? groups.map(asCard) : words;
  const columns = lines.length > ONE_COLUMN ? 2 : 1;
  const style = { "--columns": columns } as CSSProperties;
  return (
    <ul
      className={cx(
        styles["list"],
        lines.length <= FEW && styles["few"],
        columns > 1 && styles["many"],
        columns > 1 && lines.length <= ONE_TALL_COLUMN && styles["tall"],
      )}
      style={style}
      key={String(step.judged)}
    >
      {lines.map(({ text, people, outcome, isMine }, at) => {
        const word = text ?? t("reveal.hidden");
        const verdict = step.judged ? outcome : undefined;
        const hasMark = verdict === "sync" || verdict === "robots";
        return (
          <li
            key={people.map(({ id }) => id).join()}
            className={cx(
              styles["line"],
              verdict && styles[verdict],
              !step.answers && styles["closed"],
              isMine && styles["mine"],
            )}
            // All closed lines are alike: a question mark of another size would give away the word's length.
            style={lineStyle(step.answers ? word : "", { faces: people.length, hasMark, at })}
          >
            <span className={styles["faces"]}>
              {people.slice(0, FACES).map(({ id, avatarSrc, name }) => (
                <span key={id}>
                  <AvatarImage src={avatarSrc} size="var(--face)" />
                  <span className="visually-hidden">{name}</span>
                </span>
              ))}
              {people.length > FACES && <i>+{people.length - FACES}</i>}
            </span>
            <b className={styles["word"]} lang={text === undefined ? undefined : lang}>
              {step.answers ? (
                <>
                  {text === undefined && <EyeOff aria-hidden="true" />}
                  {verdict === "struck" ? <s>{word}</s> : word}
                </>
              ) : (
                <>
                  <span aria-hidden="true">?</span>
                  <span className="visually-hidden">{t("reveal.closed")}</span>
                </>
              )}
            </b>
            {verdict === "sync" && <Zap aria-label={t("reveal.sync")} role="img" />}
            {verdict === "robots" && <Bot aria-label={t("reveal.robots")} role="img" />}
          </li>
        );
      })}
    </ul>
  );
}

function asCard({ text, people, isMine, outcome }: GroupCard): WordCard {
  return { text, people, isMine, outcome };
}

interface Line {
  readonly faces: number;
  readonly hasMark: boolean;
  readonly at: number;
}

/** Returns the line's custom properties. Faces and the verdict's icon leave less room for the word. */
function lineStyle(word: string, { faces, hasMark, at }: Line): CSSProperties {
  const { letters, lines } = linesOf(word);
  const beside = FACE_LETTERS * (Math.min(faces, FACES) - 1) + (faces > FACES ? 2 : 0);
  const room = letters + beside + (hasMark ? MARK_LETTERS : 0);
  return { "--letters": room, "--lines": lines, "--at": at } as CSSProperties;
}
