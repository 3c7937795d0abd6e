import type { Keepsake } from "../../../../src-shared/protocol/entities.ts";

/** Does anything in here name one of these seats as `playerId`? */
function names(body: unknown, seats: readonly number[]): boolean {
  if (Array.isArray(body)) return body.some((part) => names(part, seats));
  if (typeof body !== "object" || body === null) return false;
  return Object.entries(body).some(
    ([key, value]) =>
      (key === "playerId" && seats.some((seat) => seat === value)) || names(value, seats),
  );
}

/** What those who are left out made, or are named in, is not shown. */
export function isShown(leftOut: readonly number[], { playerIds, body }: Keepsake): boolean {
  if (leftOut.length === 0) return true;
  return !playerIds.some((id) => leftOut.includes(id)) && !names(body, leftOut);
}
