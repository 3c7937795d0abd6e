/** Whether a host is one that no certificate is issued for: this machine, or an IP address. */
const isLocal = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || /^[\d.]+$|^\[/u.test(host);

/**
 * Returns the origin of a site as an operator writes it: `games.example.com` means https, `localhost:8787`
 * means http. Without a slash at the end; undefined when it is not a web address.
 */
export function webOrigin(said: string | undefined): string | undefined {
  const text = said?.trim() ?? "";
  const hasScheme = /^https?:/iu.test(text);
  const address = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin, username } = new URL(address);
  // A single word counts as a host only when a scheme is given; an e-mail address never does.
  if (username !== "" || !/^[a-z\d.-]+$|^\[/u.test(hostname)) return undefined;
  if (hasScheme) return origin;
  if (isLocal(hostname)) return new URL(`http://${text}`).origin;
  return hostname.includes(".") ? origin : undefined;
}
