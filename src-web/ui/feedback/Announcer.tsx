import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { announcements, dropToasts, onAnnouncement } from "./announcer.ts";
import styles from "./Announcer.module.css";
import { cx } from "../hooks/cx.ts";

/**
 * On a page a toast may lie over a field or a button; it goes as soon as its reader presses or writes
 * something. In a room it lies where nothing is pressed and stays its time, or each stroke would take it away.
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

/** What was said before is not said again where a dialog opens, until something else was said. */
function useNews(text: string): string {
  const [before, setBefore] = useState<string | undefined>(text);
  if (before !== undefined && before !== text) setBefore(undefined);
  return before === text ? "" : text;
}

/**
 * Where a screen reader hears what `announce()` says from now on. Everything outside an open modal dialog is inert,
 * so each dialog has its own.
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

/** The live regions behind `announce()` and the toasts; stands once in the shell. */
export function Announcer() {
  const { toasts } = useSyncExternalStore(onAnnouncement, announcements, announcements);
  const shelf = useRef<HTMLUListElement>(null);
  const isShown = toasts.length > 0;

  const newest = toasts.at(-1)?.id;
  // As a popover it stands above dialogs too: put up anew with each toast, also above one that came meanwhile.
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
