/** Returns the address of a party's room at this host: a host name with port, by default the page's own. */
export function partyAddress(
  party: string,
  room: string,
  query: Readonly<Record<string, string>>,
  host = location.host,
): string {
  const protocol = globalThis.location?.protocol === "https:" ? "wss" : "ws";
  return `${protocol}://${host}/parties/${party}/${room}?${new URLSearchParams(query)}`;
}
