import { Flag } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTopic } from "../room/index.ts";
import { useSend } from "../room/useSend.ts";
import { toast } from "../ui/feedback/announcer.ts";
import { useInLesson } from "./inLesson.tsx";
import styles from "./ReportButton.module.css";

interface ReportButtonProps {
  /** The things that should not be seen, by the ids under which the rules' `backstage` lists them. */
  readonly itemIds: readonly string[];
  /** Said once the room has noted it. */
  readonly doneText: string;
  /** The words, where it is words: from a room of strangers they also go to the people who run the service. */
  readonly content?: string;
  /** Where what is on the button does not say enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Says that a thing others made should not be seen. Once is enough. */
export function ReportButton({ itemIds, doneText, content, label, children }: ReportButtonProps) {
  const { send } = useSend();
  const session = useTopic("gameSessionUpdated");
  const [isReported, setReported] = useState(false);
  const inLesson = useInLesson();
  // Nobody's: a robot wrote it.
  if (inLesson || itemIds.length === 0) return null;
  const report = async () => {
    setReported(true);
    const done = await Promise.all(itemIds.map((itemId) => send("report", { itemId })));
    if (!done.every(Boolean)) return setReported(false);
    if (session?.isPublic && content !== undefined) {
      const { reportContent } = await import("../client/api/site.ts");
      const { gameCode } = session;
      await reportContent({ gameCode, content, reason: "other" }).catch((error: unknown) =>
        console.warn("only the room heard of it", error),
      );
    }
    toast(doneText, "good");
  };
  return (
    <button
      type="button"
      className={styles["report"]}
      disabled={isReported}
      aria-label={label}
      onClick={() => void report()}
    >
      <Flag aria-hidden="true" />
      {children}
    </button>
  );
}
