/** The few screens from entering a room's code to the end of the room. */
export type Place =
  | { readonly kind: "code" }
  | { readonly kind: "join"; readonly written: string; readonly quickStart: boolean }
  | { readonly kind: "room" };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the screen that an address stands for; undefined where the whole site has to show it. */
export function placeOf({ pathname, search }: Pick<URL, "pathname" | "search">): Place | undefined {
  const [first = "", second = "", ...more] = pathname.split("/").filter((part) => part !== "");
  if (/^player$/iu.test(first)) return { kind: "room" };
  if (!/^join$/iu.test(first) || more.length > 0) return undefined;
  if (second === "") return { kind: "code" };
  const quickStart = new URLSearchParams(search).has("quickStart");
  return { kind: "join", written: decoded(second), quickStart };
}
