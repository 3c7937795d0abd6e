import { useEffect, useEffectEvent } from "react";
import { useFormats } from "../i18n/format.ts";
import { announce } from "../ui/feedback/announcer.ts";

/**
 * Tells a screen reader what a reveal was worth to this player, once `isOut`; numbers are points won or lost.
 * A live region around them would be read out again with every step of a number that counts up, and not at all
 * if it appears together with its text.
 */
export function useResultAnnouncement(
  isOut: boolean,
  ...parts: readonly (string | number)[]
): void {
  const { number } = useFormats();
  const signed = (points: number) => (points > 0 ? "+" : "") + number(points).replace("-", "−");
  // A change of language must not announce it again.
  const tell = useEffectEvent(() =>
    announce(parts.map((part) => (typeof part === "number" ? signed(part) : part)).join(" ")),
  );
  useEffect(() => {
    if (isOut) tell();
  }, [isOut]);
}
