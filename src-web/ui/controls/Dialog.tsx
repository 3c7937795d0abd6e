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
  /** Called for Esc, the close button and a click beside the dialog. */
  readonly onClose: () => void;
  /** `full` covers the screen of a phone; `roomy` does too, and is wide on larger screens. */
  readonly size?: "normal" | "wide" | "full" | "roomy";
  readonly children: ReactNode;
}

/**
 * The browser's mark for where a dialog begins, which React does not write. Without it, Chromium begins at the
 * sheet if that scrolls: arrow keys of a remote start in its middle, and a sheet that no longer scrolls loses the
 * focus.
 */
const beginHere = (title: HTMLElement | null) => title?.setAttribute("autofocus", "");

/** A modal dialog based on the browser's own: focus stays inside, and returns to where it was. */
export function Dialog({ open, title, onClose, size = "normal", children }: DialogProps) {
  const { t } = useTranslation("common");
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => (element.current ? onDismiss(element.current, onClose) : undefined), [onClose]);

  // The cleanup also closes the dialog when it is unmounted, or when its screen suspends. Only closing
  // returns the focus; the dialog opens again together with the screen.
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
            <h2 ref={beginHere} id={titleId} className={styles["title"]} tabIndex={-1}>
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
