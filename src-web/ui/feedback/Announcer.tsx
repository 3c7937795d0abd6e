import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { announcements, dropToasts, onAnnouncement } from "./announcer.ts";
import styles from "./Announcer.module.css";
import { cx } from "../hooks/cx.ts";

/**
 * On a page a toast may cover a field or a button, so it disappears when the user presses or types something.
 * In a room it covers nothing that can be pressed and stays for its full time; otherwise each stroke would
 * remove it.
 */
function dropOnceSomebodyGoesOn(): () => void {
  const drop = () => {
    if (!document.querySelector("[data-phone], [data-tv]")) dropToasts();
  };
  const leaving = new AbortController();
  for (const kind of ["pointerdown", "input"]) {
    document.addEventListener(kind, drop, { capture: true, signal: leaving.signal });
  }
  return () => leaving.abort();
}

/**
 * Returns the text unless it was already announced before this region was mounted, so that opening a dialog
 * does not repeat it.
 */
function useNews(text: string): string {
  const [before, setBefore] = useState<string | undefined>(text);
  if (before !== undefined && before !== text) setBefore(undefined);
  return before === text ? "" : text;
}

/**
 * The live regions through which a screen reader receives what `announce()` is given. Everything outside an
 * open modal dialog is inert, so each dialog has its own.
 */
export function LiveRegions() {
  const { polite, assertive } = useSyncExternalStore(onAnnouncement, announcements, announcements);
  const news = [useNews(polite), useNews(assertive)] as const;
  return (
    <>
      <output className="visually-hidden">{news[0]}</output>
      <div className="visually-hidden" role="alert" aria-live="assertive">
        {news[1]}
      </div>
    </>
  );
}

/** The live regions for `announce()`, and the toasts; rendered once in the shell. */
export function Announcer() {
  const { toasts } = useSyncExternalStore(onAnnouncement, announcements, announcements);
  const shelf = useRef<HTMLUListElement>(null);
  const isShown = toasts.length > 0;

  const newest = toasts.at(-1)?.id;
  // A popover is above dialogs. It is shown again with each toast, so that it is also above a dialog opened
  // since then.
  useEffect(() => {
    shelf.current?.togglePopover?.(false);
    if (newest !== undefined) shelf.current?.togglePopover?.(true);
  }, [newest]);

  useEffect(() => (isShown ? dropOnceSomebodyGoesOn() : undefined), [isShown]);

  return (
    <>
      <LiveRegions />
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
