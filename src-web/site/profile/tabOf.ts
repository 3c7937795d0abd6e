/** The tab an address shows, and what is left of the address for it; the first for an unknown one. */
export function tabOf<One extends { readonly path: string }>(
  tabs: readonly One[],
  splat: string,
): { readonly tab: One | undefined; readonly rest: string } {
  const [head = "", ...tail] = splat.split("/").filter(Boolean);
  const found = tabs.find(({ path }) => path === head);
  return found ? { tab: found, rest: tail.join("/") } : { tab: tabs[0], rest: "" };
}
