import { useCallback, useMemo, useState } from "react";
import { BRUSH_RADIUS, LAZY_RADIUS } from "../../../src-shared/catalog/drawing.ts";
import { chooseDisplay } from "../../ui/hooks/display.ts";
import { useDisplay } from "../../ui/hooks/useDisplay.ts";
import type { Brushwork } from "../input/strokeMaker.ts";

/** The user's brush, and how their canvas is shown. */
export interface Tools extends Brushwork {
  /** Show the grid. */
  readonly grid: boolean;
  /**
   * Colours that the colour-blind can tell apart, in the same places. Applies to everything this browser
   * shows.
   */
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

/** Reads the stored choice, as far as it is valid. */
export function readTools(kept: string | null): Tools {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    return FRESH;
  }
  if (typeof found !== "object" || found === null) return FRESH;
  // A stored value counts only if it has the expected type.
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

/** The user's tools, stored in this browser; every canvas begins with the first colour. */
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
        // The tools are not remembered then.
      }
      return next;
    });
  }, []);
  return [useMemo(() => ({ ...tools, safeColours }), [tools, safeColours]), change];
}
