import { useCallback, useMemo, useState } from "react";
import { BRUSH_RADIUS, LAZY_RADIUS } from "../../../src-shared/catalog/drawing.ts";
import { chooseDisplay } from "../../ui/hooks/display.ts";
import { useDisplay } from "../../ui/hooks/useDisplay.ts";
import type { Brushwork } from "../input/strokeMaker.ts";

/** What somebody draws with, and how they like their canvas. */
export interface Tools extends Brushwork {
  /** Show the grid. */
  readonly grid: boolean;
  /** Colours that stay apart for the colour-blind, in the same places: a choice for all that is shown. */
  readonly safeColours: boolean;
}

const KEY = "drawingTools";
const FRESH: Tools = {
  colour: 0,
  radius: BRUSH_RADIUS,
  lazyRadius: LAZY_RADIUS,
  usesPressure: true,
  grid: false,
  safeColours: false,
};

/** What the browser kept of an earlier choice, as far as it is one. */
export function readTools(kept: string | null): Tools {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    return FRESH;
  }
  if (typeof found !== "object" || found === null) return FRESH;
  // A choice counts when it is of the kind that it has to be.
  const known = Object.entries(found).filter(
    ([name, value]) =>
      Object.hasOwn(FRESH, name) && typeof value === typeof FRESH[name as keyof Tools],
  );
  return { ...FRESH, ...Object.fromEntries(known), colour: FRESH.colour };
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** One's tools, remembered in this browser; every canvas begins with the first colour. */
export function useTools(): readonly [Tools, (change: Partial<Tools>) => void] {
  const [tools, setTools] = useState(() => readTools(kept()));
  const { safeColours } = useDisplay();
  const change = useCallback((part: Partial<Tools>) => {
    if (part.safeColours !== undefined) chooseDisplay({ safeColours: part.safeColours });
    setTools((before) => {
      const next = { ...before, ...part };
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Then they are chosen anew next time.
      }
      return next;
    });
  }, []);
  return [useMemo(() => ({ ...tools, safeColours }), [tools, safeColours]), change];
}
