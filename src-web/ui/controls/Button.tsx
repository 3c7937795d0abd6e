import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styles from "./Button.module.css";
import { cx } from "../hooks/cx.ts";
import { Spinner } from "../feedback/Spinner.tsx";
import { lockOf, useLock } from "./useLock.ts";

type ButtonVariant = "primary" | "quiet" | "danger";

/** How a button looks. */
export interface ButtonLook {
  /** `primary` for the one main thing to do on a screen; `quiet` for everything else. */
  readonly variant?: ButtonVariant | undefined;
  /** `big` for the main action of a screen. */
  readonly size?: "normal" | "big" | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

/** Returns the class of a button, for links that should look like one. */
export function buttonClass({
  variant = "primary",
  size = "normal",
  wide,
}: ButtonLook = {}): string {
  return cx(
    styles["button"],
    styles[variant],
    size === "big" && styles["big"],
    wide && styles["wide"],
  );
}

interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
  readonly icon?: ReactNode;
  /** Whether its work is in progress: it shows a spinner and ignores clicks, but keeps its size and focus. */
  readonly busy?: boolean;
  /** Whether a click would do nothing now. Unlike a `disabled` button it keeps the focus. */
  readonly "aria-disabled"?: boolean | undefined;
  /**
   * Repeated clicks within this time are ignored, ms; 0 for buttons meant to be clicked in quick succession.
   */
  readonly lockMs?: number;
}

/** A real button that looks like a sticker. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  type = "button",
  lockMs = lockOf(type),
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const pass = useLock(lockMs);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button that is locked must not submit its form either.
    if (busy || rest["aria-disabled"] || (lockMs > 0 && !pass())) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide })}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <Spinner small /> : icon}
      <span className={styles["label"]}>{children}</span>
    </button>
  );
}
