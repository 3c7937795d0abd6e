import { useEffect, useRef, type ReactNode } from "react";
import { announce } from "./announcer.ts";

interface ResultMessageProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What came of something that the user did, shown in place of it: a screen reader announces its heading and
 * paragraphs, not its buttons. See `useAnnouncement` for why it is no live region.
 */
export function ResultMessage({ className, children }: ResultMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lines = Array.from(
      box.current?.querySelectorAll("h1, p") ?? [],
      (line) => line.textContent,
    );
    if (lines.length > 0) announce(lines.join(" "));
  }, []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
