import { Lightbulb } from "lucide-react";
import { useTranslation } from "react-i18next";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import styles from "./Ideas.module.css";

interface IdeasProps {
  readonly ideas: readonly string[];
  readonly onTake: (idea: string) => void;
}

/** Clues out of the host's packs: a tap writes one into the box, where it may still be changed. */
export function Ideas({ ideas, onTake }: IdeasProps) {
  const { t } = useTranslation("ab-thinking");
  return (
    <ul className={styles["ideas"]} aria-label={t("clue.ideas")}>
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
            <span dir="auto">{idea}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
