/** Addresses that nobody gives a certificate for: this machine, and what is called by number. */
const isLocal = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || /^[\d.]+$|^\[/u.test(host);

/**
 * Where a site is, as an operator writes it: `games.example.com` is one by https, `localhost:8787` one by http.
 * Without a slash at the end; undefined for what is no address of the web.
 */
export function webOrigin(said: string | undefined): string | undefined {
  const text = said?.trim() ?? "";
  const hasScheme = /^https?:/iu.test(text);
  const address = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin, username } = new URL(address);
  // A word alone is a host of some network only where somebody says so; a mail's address is none.
  if (username !== "" || !/^[a-z\d.-]+$|^\[/u.test(hostname)) return undefined;
  if (hasScheme) return origin;
  if (isLocal(hostname)) return new URL(`http://${text}`).origin;
  return hostname.includes(".") ? origin : undefined;
}
