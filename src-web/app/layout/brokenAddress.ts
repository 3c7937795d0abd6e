/**
 * Turns an address that cannot be decoded, such as that of a link that was cut within `%C3%A4`, into the start page's,
 * like every unknown one (specification, section 2). The router finds no screen for it, not even the one for anywhere,
 * and would show its own "Not Found", without a way on. Called before the router reads the address.
 */
export function leaveBrokenAddress(
  { pathname }: Pick<Location, "pathname">,
  history: Pick<History, "replaceState">,
): void {
  try {
    decodeURIComponent(pathname);
  } catch {
    history.replaceState(null, "", "/");
  }
}
