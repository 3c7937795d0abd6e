/** Steps of the text size, from the normal one up; `tokens.css` defines how large each is. */
export const TEXT_SIZES = ["normal", "large", "largest"] as const;
type TextSize = (typeof TEXT_SIZES)[number];

/** How the user wants this browser to show things and to vibrate. */
export interface Display {
  readonly textSize: TextSize;
  /** Higher contrast; undefined follows the system's setting. */
  readonly highContrast: boolean | undefined;
  /** Whether ink and marks use colours that the colour-blind can tell apart. */
  readonly safeColours: boolean;
  /** Whether the phone vibrates. */
  readonly haptics: boolean;
}

const KEY = "hubbub.display";
const USUAL: Display = {
  textSize: "normal",
  highContrast: undefined,
  safeColours: false,
  haptics: true,
};

/** Reads the stored choice, as far as it is valid. */
export function readDisplay(kept: string | null): Display {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    return USUAL;
  }
  // SAFETY: each value is only used if it has the expected type.
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

/** The current choice. The same object until something changes. */
export function display(): Display {
  current ??= readDisplay(kept());
  return current;
}

/** Subscribes to changes, for `useSyncExternalStore`; returns a function that unsubscribes. */
export function onDisplay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the choice from now on, in this tab and in all tabs of this browser that are opened later. */
export function chooseDisplay(change: Partial<Display>): void {
  current = { ...display(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // The choice is not remembered then.
  }
  for (const listener of listeners) listener();
}

/** Whether the user, or otherwise their system, wants more contrast. */
export function wantsContrast({ highContrast }: Display, systemWants: boolean): boolean {
  return highContrast ?? systemWants;
}

/** The media query for the system's contrast setting. */
export const MORE_CONTRAST = "(prefers-contrast: more)";

/** From this size of the browser's own text, px, screens need more room than usual; 16 is what browsers begin with. */
const BROWSERS_LARGE_PX = 20;

/** Whether the user has set the browser itself to larger text. */
const isBrowsersTextLarge = (): boolean =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) >= BROWSERS_LARGE_PX;

/** Mirrors the choice to `<html>`, where the style sheets use it. */
export function followDisplay(): void {
  const { dataset } = document.documentElement;
  const system = window.matchMedia(MORE_CONTRAST);
  const show = () => {
    const { textSize } = display();
    if (textSize !== "normal") dataset["text"] = textSize;
    else if (isBrowsersTextLarge()) dataset["text"] = "browser";
    else delete dataset["text"];
    if (wantsContrast(display(), system.matches)) dataset["contrast"] = "more";
    else delete dataset["contrast"];
  };
  onDisplay(show);
  system.addEventListener?.("change", show);
  show();
}
