/**
 * The small values of Discord's LayoutModeTypeObject: picture-in-picture over a chat, and a tile of a call. 0
 * and unknown values mean the full size.
 */
const SMALL: readonly number[] = [1, 2];

const SIDES = { top: "--safe-t", right: "--safe-r", bottom: "--safe-b", left: "--safe-l" } as const;
const LENGTH = /^\s*\d+(?:\.\d+)?px\s*$/u;

/**
 * Returns the page's safe-area variables, read from the variables that Discord's client sets. Those are empty
 * until the client has laid out the activity once, and an empty one must not override the system's own inset.
 */
export function insetsFrom(
  read: (variable: string) => string,
): readonly { readonly name: string; readonly value: string | undefined }[] {
  return Object.entries(SIDES).map(([side, name]) => {
    const told = read(`--discord-safe-area-inset-${side}`);
    return { name, value: LENGTH.test(told) ? told.trim() : undefined };
  });
}

/** Applies the insets, so that nothing is hidden by what Discord's client draws over the page. */
export function keepInsets(): void {
  const { documentElement: root } = document;
  const style = getComputedStyle(root);
  for (const { name, value } of insetsFrom((variable) => style.getPropertyValue(variable))) {
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
  }
}

/** Applies a new layout mode of Discord's client; style sheets use `data-layout="small"`. */
export function setLayoutMode(told: number): void {
  const { dataset } = document.documentElement;
  if (SMALL.includes(told)) dataset["layout"] = "small";
  else delete dataset["layout"];
  keepInsets();
}
