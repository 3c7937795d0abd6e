import { useEffect, useState } from "react";

/** How far an example has come. */
interface Shown {
  /** How often all of it has been shown already. */
  readonly turn: number;
  /** How many marks have passed. */
  readonly passed: number;
}

interface Repeats extends Shown {
  /** Goes on to the next mark at once; after the last one it begins anew. */
  readonly advance: () => void;
  /** Begins anew at once. */
  readonly again: () => void;
}

/** What follows when there are this many marks. */
const after = ({ turn, passed }: Shown, count: number): Shown =>
  passed < count ? { turn, passed: passed + 1 } : { turn: turn + 1, passed: 0 };

/**
 * Plays an example in an endless loop. `marks`: when each of its steps begins, ms after the moment at which
 * it starts to move; `readMs`: how long it can be read before that moment, `standMs`: how long its end is
 * shown, both ms.
 */
export function useRepeats(
  marks: readonly number[],
  { readMs = 0, standMs }: { readonly readMs?: number; readonly standMs: number },
): Repeats {
  const [shown, setShown] = useState<Shown>({ turn: 0, passed: 0 });
  const { turn, passed } = shown;
  const count = marks.length;
  const mark = marks[passed];
  const waitMs = mark === undefined ? standMs : mark - (marks[passed - 1] ?? -readMs);
  useEffect(() => {
    const timeout = setTimeout(() => setShown(after(shown, count)), waitMs);
    return () => clearTimeout(timeout);
  }, [shown, count, waitMs]);
  return {
    turn,
    passed,
    advance: () => setShown((now) => after(now, count)),
    again: () => setShown({ turn: turn + 1, passed: 0 }),
  };
}
