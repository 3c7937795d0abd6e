import { useEffect, useState, type CSSProperties, type ReactNode } from "react";
import { cx } from "../ui/hooks/cx.ts";
import styles from "./TutorialPanels.module.css";

/** How long each picture has the light, ms: what its sentence takes to read. */
const PANEL_MS = 3_400;

/** One step of a game: what happens, in a sentence and a picture that says the same. */
interface TutorialPanel {
  readonly text: string;
  /** Decoration: the sentence says it too. What moves in it moves below `[data-lit]` only. */
  readonly picture: ReactNode;
}

interface TutorialPanelsProps {
  /** The steps, while the one with this number, from 0, has the light. */
  readonly panels: (lit: number) => readonly TutorialPanel[];
  /** Sets a game's own measures: the custom properties named in the style sheet. */
  readonly className?: string | undefined;
}

/** A game in three pictures. Each takes the light in turn; all stay readable. */
export function TutorialPanels({ panels: panelsFor, className }: TutorialPanelsProps) {
  const [lit, setLit] = useState(0);
  const panels = panelsFor(lit);
  const { length } = panels;
  useEffect(() => {
    const interval = setInterval(() => setLit((at) => (at + 1) % length), PANEL_MS);
    return () => clearInterval(interval);
  }, [length]);
  return (
    <ol className={cx(styles["panels"], className)}>
      {panels.map(({ text, picture }, at) => (
        <li
          key={text}
          className={styles["panel"]}
          data-lit={at === lit || undefined}
          style={{ "--at": at } as CSSProperties}
        >
          <b className={styles["number"]} aria-hidden="true">
            {at + 1}
          </b>
          <div className={styles["picture"]} aria-hidden="true">
            {picture}
          </div>
          <span className={styles["text"]}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
