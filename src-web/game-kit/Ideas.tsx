import { Lightbulb } from "lucide-react";
import { haptic, RHYTHM } from "../ui/effects/haptics.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { textLang, useGameLang } from "./useGameLang.ts";
import styles from "./Ideas.module.css";

interface IdeasProps {
  /** Label of the list: what the ideas are for. */
  readonly label: string;
  readonly ideas: readonly string[];
  /** Languages of those that are in another one than the room's, by text. */
  readonly foreign?: Readonly<Record<string, Language>> | undefined;
  readonly onTake: (idea: string) => void;
}

/** Texts from the host's packs. A tap writes one into the box, where it can still be changed. */
export function Ideas({ label, ideas, foreign, onTake }: IdeasProps) {
  const lang = useGameLang();
  return (
    <ul className={styles["ideas"]} aria-label={label}>
      {ideas.map((idea) => (
        <li key={idea}>
          <button
            type="button"
            onClick={() => {
              haptic(...RHYTHM.tap);
              onTake(idea);
            }}
          >
            <Lightbulb aria-hidden="true" />
            <span dir="auto" lang={textLang(foreign?.[idea], lang)}>
              {idea}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
