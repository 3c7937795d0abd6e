/** Discord's LayoutModeTypeObject: a picture over a chat, a tile of a call. 0, and anything new, is whole. */
const SMALL: readonly number[] = [1, 2];

const SIDES = { top: "--safe-t", right: "--safe-r", bottom: "--safe-b", left: "--safe-l" } as const;
const LENGTH = /^\s*\d+(?:\.\d+)?px\s*$/u;

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
  const { dataset } = document.documentElement;
  if (SMALL.includes(told)) dataset["layout"] = "small";
  else delete dataset["layout"];
  keepInsets();
}
