import type { Keepsake } from "../../../../src-shared/protocol/entities.ts";

/** Whether any part of the value names one of these seats as `playerId`. */
function names(body: unknown, seats: readonly number[]): boolean {
  if (Array.isArray(body)) return body.some((part) => names(part, seats));
  if (typeof body !== "object" || body === null) return false;
  return Object.entries(body).some(
    ([key, value]) =>
      (key === "playerId" && seats.some((seat) => seat === value)) || names(value, seats),
  );
}

/** Whether a keepsake may be shown: nobody who is left out made it or is named in it. */
export function isShown(leftOut: readonly number[], { playerIds, body }: Keepsake): boolean {
  if (leftOut.length === 0) return true;
  return !playerIds.some((id) => leftOut.includes(id)) && !names(body, leftOut);
}
