import { useEffect, useRef } from "react";
import { useFormats } from "../i18n/format.ts";
import { wantsLessMotion } from "../ui/motion.ts";

const COUNT_UP_MS = 700;

interface CountUpProps {
  readonly value: number;
  /** Where the first count starts; the value itself when left out. */
  readonly from?: number;
  /** Show a plus before gains, as for points just won. */
  readonly signed?: boolean;
}

/** A number that runs to its new value. Written past React: sixty renders a second buy nothing. */
export function CountUp({ value, from = value, signed = false }: CountUpProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(from);
  const { number } = useFormats();
  useEffect(() => {
    const start = shown.current;
    const write = (at: number) => {
      shown.current = at;
      const sign = signed && at > 0 ? "+" : "";
      if (element.current) element.current.textContent = sign + number(at).replace("-", "−");
    };
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
  return <span ref={element} className="tabular" />;
}
