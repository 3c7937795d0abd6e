/** Address that a camera opens to take a seat in this room. */
export function joinUrl(gameCode: string): string {
  return `${location.origin}/join/${gameCode}`;
}

/** The address as people type it: without the protocol that nobody types. */
export function joinAddress(): string {
  return location.host;
}
