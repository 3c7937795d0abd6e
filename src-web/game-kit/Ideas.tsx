import { Lightbulb } from "lucide-react";
import { haptic, RHYTHM } from "../ui/effects/haptics.ts";
import styles from "./Ideas.module.css";

interface IdeasProps {
  /** What they are for. */
  readonly label: string;
  readonly ideas: readonly string[];
  readonly onTake: (idea: string) => void;
}

/** Texts out of the host's packs: a tap writes one into the box, where it may still be changed. */
export function Ideas({ label, ideas, onTake }: IdeasProps) {
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
            <span dir="auto">{idea}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
