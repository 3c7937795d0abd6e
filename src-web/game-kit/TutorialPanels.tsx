import { useEffect, useState, type CSSProperties, type ReactNode } from "react";
import { cx } from "../ui/hooks/cx.ts";
import styles from "./TutorialPanels.module.css";

/** How long each panel is highlighted, ms: as long as its sentence takes to read. */
const PANEL_MS = 3_400;

/** One step of a game: what happens, as a sentence and as a picture that says the same. */
interface TutorialPanel {
  readonly text: string;
  /** Decoration, since the sentence says the same. It is animated only inside `[data-lit]`. */
  readonly picture: ReactNode;
}

interface TutorialPanelsProps {
  /** Returns the panels, given the index of the highlighted one. */
  readonly panels: (lit: number) => readonly TutorialPanel[];
  /** Sets the game's own sizes: the custom properties named in the style sheet. */
  readonly className?: string | undefined;
}

/** A game in three panels. Each is highlighted in turn; all stay readable. */
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
