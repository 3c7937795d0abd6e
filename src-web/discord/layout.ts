import { useSyncExternalStore } from "react";

/** How Discord shows the activity: whole, as a small picture over a chat, as a tile of a call. */
export type LayoutMode = "focused" | "pip" | "grid";

// Numbers of Discord's LayoutModeTypeObject; anything new is a whole window.
const MODES: Readonly<Record<number, LayoutMode>> = { 0: "focused", 1: "pip", 2: "grid" };

const SIDES = { top: "--safe-t", right: "--safe-r", bottom: "--safe-b", left: "--safe-l" } as const;
const LENGTH = /^\s*\d+(?:\.\d+)?px\s*$/u;

let mode: LayoutMode = "focused";
const listeners = new Set<() => void>();

/**
 * Where our own insets come from, by what Discord's client wrote into its variables. They are empty until
 * the client laid the activity out once, and an empty one must not undo the system's own inset.
 */
export function insetsFrom(
  read: (variable: string) => string,
): readonly { readonly name: string; readonly value: string | undefined }[] {
  return Object.entries(SIDES).map(([side, name]) => {
    const told = read(`--discord-safe-area-inset-${side}`);
    return { name, value: LENGTH.test(told) ? told.trim() : undefined };
  });
}

/** Keep clear of what Discord's client draws over the page. */
export function keepInsets(): void {
  const { documentElement: root } = document;
  const style = getComputedStyle(root);
  for (const { name, value } of insetsFrom((variable) => style.getPropertyValue(variable))) {
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
  }
}

/** Discord shows the activity in another way now; style sheets see `data-layout="small"`. */
export function setLayoutMode(told: number): void {
  mode = MODES[told] ?? "focused";
  const { dataset } = document.documentElement;
  if (mode === "focused") delete dataset["layout"];
  else dataset["layout"] = "small";
  keepInsets();
  for (const listener of listeners) listener();
}

/** How Discord shows the activity at this moment. */
export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => mode,
  );
}
