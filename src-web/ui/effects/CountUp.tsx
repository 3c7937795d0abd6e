import { useLayoutEffect, useRef } from "react";
import { useFormats } from "../../i18n/format.ts";
import { wantsLessMotion } from "./motion.ts";

const COUNT_UP_MS = 700;

interface CountUpProps {
  readonly value: number;
  /** Where the first count starts; by default at the value itself. */
  readonly from?: number;
  /** Whether to show a plus before gains, as for points just won. */
  readonly signed?: boolean;
}

/**
 * A number that counts up or down to its new value. It is written without React, since sixty renders per
 * second gain nothing. It lies on top of a placeholder as wide as its widest form (`.count-up`), so that
 * nothing around it is laid out again.
 */
export function CountUp({ value, from = value, signed = false }: CountUpProps) {
  const element = useRef<HTMLSpanElement>(null);
  const running = useRef<HTMLSpanElement>(null);
  const shown = useRef(from);
  const { number } = useFormats();
  useLayoutEffect(() => {
    const start = shown.current;
    const textOf = (at: number) => (signed && at > 0 ? "+" : "") + number(at).replace("-", "−");
    const write = (at: number) => {
      shown.current = at;
      const text = running.current?.firstChild;
      // Changes the text of the same node, so that no styles are recomputed.
      if (text) text.nodeValue = textOf(at);
    };
    const [first, last] = [textOf(start), textOf(value)];
    const room = first.length > last.length ? first : last;
    if (element.current) element.current.dataset["room"] = room;
    if (start === value || wantsLessMotion()) return write(value);
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / COUNT_UP_MS));
      const eased = 1 - (1 - share) ** 3;
      write(Math.round(start + (value - start) * eased));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, signed, number]);
  return (
    <span ref={element} className="tabular count-up">
      <span ref={running}> </span>
    </span>
  );
}
