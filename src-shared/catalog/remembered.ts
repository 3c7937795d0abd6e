/** Games that are looked at, the newest: a table that plays one a night has fewer in the time. */
export const GAMES_REMEMBERED = 200;
/** Ids that travel to a room, the newest. */
const IDS_MOST = 2_000;

/**
 * What a room is told of the evenings before it: ids of what the games showed, the longest ago first, each
 * once, where it came last. `newestFirst`: what each game showed, in its order.
 */
export function remembered(newestFirst: readonly (readonly string[])[]): readonly string[] {
  const ids = newestFirst.flatMap((shown) => shown.toReversed());
  return [...new Set(ids)].slice(0, IDS_MOST).toReversed();
}
