import { Flag } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useSend } from "../room/useSend.ts";
import { toast } from "../ui/feedback/announcer.ts";
import styles from "./ReportButton.module.css";

interface ReportButtonProps {
  /** The things that should not be seen, by the ids under which the rules' `backstage` lists them. */
  readonly itemIds: readonly string[];
  /** Said once the room has noted it. */
  readonly doneText: string;
  /** Where what is on the button does not say enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Says that a thing others made should not be seen. Once is enough. */
export function ReportButton({ itemIds, doneText, label, children }: ReportButtonProps) {
  const { send } = useSend();
  const [isReported, setReported] = useState(false);
  const report = async () => {
    const done = await Promise.all(itemIds.map((itemId) => send("report", { itemId })));
    if (!done.every(Boolean)) return;
    setReported(true);
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
