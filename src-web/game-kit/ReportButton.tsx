import { Flag } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTopic } from "../room/index.ts";
import { useSend } from "../room/useSend.ts";
import { toast } from "../ui/feedback/announcer.ts";
import { useInLesson } from "./inLesson.tsx";
import styles from "./ReportButton.module.css";

interface ReportButtonProps {
  /** Ids of the reported things, as the rules' `backstage` lists them. */
  readonly itemIds: readonly string[];
  /** Shown once the room has recorded the report. */
  readonly doneText: string;
  /** The text, if it is text: from a public room it is also sent to the people who run the service. */
  readonly content?: string;
  /** Accessible name, where the button's content does not say enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Reports something that other players made. Works once. */
export function ReportButton({ itemIds, doneText, content, label, children }: ReportButtonProps) {
  const { send } = useSend();
  const session = useTopic("gameSessionUpdated");
  const [isReported, setReported] = useState(false);
  const inLesson = useInLesson();
  // In a lesson, or written by a robot: there is nobody to report.
  if (inLesson || itemIds.length === 0) return null;
  const report = async () => {
    setReported(true);
    const done = await Promise.all(itemIds.map((itemId) => send("report", { itemId })));
    if (!done.every(Boolean)) return setReported(false);
    if (session?.isPublic && content !== undefined) {
      const { reportContent } = await import("../client/api/site.ts");
      const { gameCode } = session;
      await reportContent({ gameCode, content, reason: "other" }).catch((error: unknown) =>
        console.warn("reported to the room only", error),
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
