import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";

/**
 * Returns the next free character in this direction, wrapping around the list; undefined when all are taken.
 */
export function freeCharacters(
  src: string,
  by: number,
  used: readonly string[],
): string | undefined {
  const count = PLAYER_AVATARS.length;
  const start = PLAYER_AVATARS.findIndex((avatar) => avatar.src === src);
  for (let step = 1; step <= count; step++) {
    const at = (((start + by * step) % count) + count) % count;
    const found = PLAYER_AVATARS[at]?.src;
    if (found !== undefined && !used.includes(found)) return found;
  }
  return undefined;
}

/** Returns the first free character; not a random one, so that it is the same in every render. */
export function firstFree(used: readonly string[]): string | undefined {
  return freeCharacters("", 1, used);
}

/** Returns a random free character, or the preferred one when it is free; undefined when all are taken. */
export function anyFree(used: readonly string[], preferred?: string | null): string | undefined {
  const free = PLAYER_AVATARS.map(({ src }) => src).filter((src) => !used.includes(src));
  if (preferred && free.includes(preferred)) return preferred;
  return free[Math.floor(Math.random() * free.length)];
}

/**
 * Returns the character to propose: the first wish that is free, otherwise the first free character, the same
 * in every render. Undefined when all are taken.
 */
export function proposedOf(
  wishes: readonly (string | null | undefined)[],
  used: readonly string[],
): string | undefined {
  const isFree = (src: string) =>
    !used.includes(src) && PLAYER_AVATARS.some((avatar) => avatar.src === src);
  return wishes.find((src): src is string => !!src && isFree(src)) ?? firstFree(used);
}
