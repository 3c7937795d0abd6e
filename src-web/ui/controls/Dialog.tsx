import { X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LiveRegions } from "../feedback/Announcer.tsx";
import { cx } from "../hooks/cx.ts";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";
import { onDismiss } from "./onDismiss.ts";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Esc, the close button and a click beside the dialog all come here. */
  readonly onClose: () => void;
  /** `full` covers the screen of a phone; `roomy` does, and is wide anywhere else. */
  readonly size?: "normal" | "wide" | "full" | "roomy";
  readonly children: ReactNode;
}

/** A modal dialog on the browser's own: focus stays inside and goes back to where it came from. */
export function Dialog({ open, title, onClose, size = "normal", children }: DialogProps) {
  const { t } = useTranslation("common");
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => (element.current ? onDismiss(element.current, onClose) : undefined), [onClose]);

  // Closed also where it is taken away or goes with a screen that has to load: only then the focus goes back where
  // it was, and with that screen it comes again.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return (
    <dialog ref={element} className={cx(styles["dialog"], styles[size])} aria-labelledby={titleId}>
      {open && (
        <div className={styles["sheet"]}>
          <header className={styles["head"]}>
            <h2 id={titleId} className={styles["title"]} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={t("button.close")} icon={<X />} variant="bare" onClick={onClose} />
          </header>
          {children}
          <LiveRegions />
        </div>
      )}
    </dialog>
  );
}
