import type { Random } from "../../games/random.ts";

/** A UUID version 7 (RFC 9562) from the room's own clock and chance, so that replays make the same. */
export function uuid(now: number, random: Random): string {
  const time = now.toString(16).padStart(12, "0");
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.below(16).toString(16)).join("");
  const variant = (8 + random.below(4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
}
