/**
 * First parts of a path that are followed by a page's name; after any other, the second part may identify a
 * person.
 */
const TELLING = new Set(["games", "account"]);

/** Returns the page that a path leads to, without ids, codes and tokens: `/user/…/games` is `/user`. */
export function pageOf(pathname: string): string {
  const [first = "", second] = pathname.split("/").filter(Boolean);
  return second !== undefined && TELLING.has(first) ? `/${first}/${second}` : `/${first}`;
}
