import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "../hooks/cx.ts";
import styles from "./IconButton.module.css";
import { lockOf, useLock } from "./useLock.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "children"> {
  /** What it does, for users who cannot see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: "quiet" | "primary" | "bare";
  /** Whether a click would do nothing now. Unlike a `disabled` button it keeps the focus. */
  readonly "aria-disabled"?: boolean | undefined;
  /** Repeated clicks within this time are ignored, ms; 0 for arrows that are clicked in quick succession. */
  readonly lockMs?: number;
}

/** A round button with an icon and a label for screen readers. */
export function IconButton({
  label,
  icon,
  variant = "quiet",
  type = "button",
  lockMs = lockOf(type),
  onClick,
  ...rest
}: IconButtonProps) {
  const pass = useLock(lockMs);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (rest["aria-disabled"] || (lockMs > 0 && !pass())) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles["button"], styles[variant])}
      aria-label={label}
      title={label}
      onClick={click}
    >
      {icon}
    </button>
  );
}
