/** Steps of the text size, from the usual one up; `tokens.css` says how large each is. */
export const TEXT_SIZES = ["normal", "large", "largest"] as const;
type TextSize = (typeof TEXT_SIZES)[number];

/** How somebody wants this browser to show things and to be felt. */
export interface Display {
  readonly textSize: TextSize;
  /** More contrast; undefined leaves it to the system's own setting. */
  readonly highContrast: boolean | undefined;
  /** Ink and marks in colours that the colour-blind can tell apart. */
  readonly safeColours: boolean;
  /** Shake the phone. */
  readonly haptics: boolean;
}

const KEY = "hubbub.display";
const USUAL: Display = {
  textSize: "normal",
  highContrast: undefined,
  safeColours: false,
  haptics: true,
};

/** What the browser kept of an earlier choice, as far as it is one. */
export function readDisplay(kept: string | null): Display {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    return USUAL;
  }
  // SAFETY: each part is only taken when it is of the kind that it has to be.
  const { textSize, highContrast, safeColours, haptics } = Object(found) as Record<string, unknown>;
  return {
    textSize: TEXT_SIZES.find((size) => size === textSize) ?? USUAL.textSize,
    highContrast: typeof highContrast === "boolean" ? highContrast : undefined,
    safeColours: safeColours === true,
    haptics: haptics !== false,
  };
}

function kept(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

let current: Display | undefined;
const listeners = new Set<() => void>();

/** The choice as it is now. Always the same object until something changes. */
export function display(): Display {
  current ??= readDisplay(kept());
  return current;
}

/** For `useSyncExternalStore`; returns how to stop. */
export function onDisplay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Choose something else from now on, in all tabs of this browser that open later. */
export function chooseDisplay(change: Partial<Display>): void {
  current = { ...display(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Then it is chosen anew next time.
  }
  for (const listener of listeners) listener();
}

/** Does somebody, or their system, want more contrast? */
export function wantsContrast({ highContrast }: Display, systemWants: boolean): boolean {
  return highContrast ?? systemWants;
}

/** The system's wish for contrast, as a query of the browser's. */
export const MORE_CONTRAST = "(prefers-contrast: more)";

/** Keep what was chosen on `<html>`, where the style sheets look for it. */
export function followDisplay(): void {
  const { dataset } = document.documentElement;
  const system = window.matchMedia(MORE_CONTRAST);
  const show = () => {
    const { textSize } = display();
    if (textSize === "normal") delete dataset["text"];
    else dataset["text"] = textSize;
    if (wantsContrast(display(), system.matches)) dataset["contrast"] = "more";
    else delete dataset["contrast"];
  };
  onDisplay(show);
  system.addEventListener?.("change", show);
  show();
}
