/** Parts of an address that say which page it is; all others may say who somebody is. */
const TELLING = new Set(["games", "account"]);

/** The page of an address' path, without ids, codes and tokens: `/user/…/games` is `/user`. */
export function pageOf(pathname: string): string {
  const [first = "", second] = pathname.split("/").filter(Boolean);
  return second !== undefined && TELLING.has(first) ? `/${first}/${second}` : `/${first}`;
}
