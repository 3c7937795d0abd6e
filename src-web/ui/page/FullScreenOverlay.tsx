import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { AvatarImage } from "../avatar/AvatarImage.tsx";
import { cx } from "../hooks/cx.ts";
import styles from "./FullScreenOverlay.module.css";

interface FullScreenOverlayProps {
  readonly title: string;
  readonly text?: string;
  /** Characters that hop while the user waits. */
  readonly cast?: readonly string[];
  /** Whether it is fading out because the next screen is about to appear. */
  readonly leaving?: boolean;
  /** What the user can do while waiting. */
  readonly children?: ReactNode;
}

const CAST = ["donut.webp", "taco.webp", "pear.webp"] as const;

/** Covers everything while the user can only wait. */
export function FullScreenOverlay({
  title,
  text,
  cast = CAST,
  leaving = false,
  children,
}: FullScreenOverlayProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    element.current?.showModal();
  }, []);

  // Only closing returns the focus, to what waits for another try; what is removed just takes it away.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      className={cx(styles["overlay"], leaving && styles["leaving"])}
      aria-labelledby={titleId}
      // What is in progress cannot be cancelled with Esc. Browsers without `closedby` (Chromium before 134,
      // Safari) ask first, and some close it on the second press without asking: then it opens again.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => {
        // The event comes later than the press, and the screen may be gone by then.
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
    >
      <div className={styles["cast"]}>
        {cast.map((src) => (
          <span key={src} className={styles["hopper"]}>
            <AvatarImage
              src={src}
              size={cast.length > 1 ? "clamp(88px, 18vmin, 220px)" : "clamp(150px, 44vmin, 400px)"}
            />
          </span>
        ))}
      </div>
      <output className={styles["words"]}>
        <h2 id={titleId} className={styles["title"]}>
          {title}
        </h2>
        {text && <p className={styles["text"]}>{text}</p>}
      </output>
      {children}
    </dialog>
  );
}
