import { useEffect, useRef, useSyncExternalStore } from "react";
import { announcements, onAnnouncement } from "./announcer.ts";
import styles from "./Announcer.module.css";
import { cx } from "../hooks/cx.ts";

/** The live regions behind `announce()` and the toasts; stands once in the shell. */
export function Announcer() {
  const { polite, assertive, toasts } = useSyncExternalStore(
    onAnnouncement,
    announcements,
    announcements,
  );
  const shelf = useRef<HTMLUListElement>(null);
  const isShown = toasts.length > 0;

  // As a popover it stands above dialogs too.
  useEffect(() => {
    shelf.current?.togglePopover?.(isShown);
  }, [isShown]);

  return (
    <>
      <output className="visually-hidden">{polite}</output>
      <div className="visually-hidden" role="alert" aria-live="assertive">
        {assertive}
      </div>
      <ul ref={shelf} popover="manual" className={styles["toasts"]} aria-hidden="true">
        {toasts.map(({ id, text, kind }) => (
          <li key={id} className={cx(styles["toast"], styles[kind])}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
