/**
 * How many of the newest games are looked at: a table that plays one a night has fewer in the remembered
 * time.
 */
export const GAMES_REMEMBERED = 200;
/** How many of the newest ids are sent to a room. */
const IDS_MOST = 2_000;

/**
 * Returns what a room receives about earlier evenings: ids of the content that games showed, oldest first,
 * each once, at its latest showing. `newestFirst`: what each game showed, in the order of showing.
 */
export function remembered(newestFirst: readonly (readonly string[])[]): readonly string[] {
  const ids = newestFirst.flatMap((shown) => shown.toReversed());
  return [...new Set(ids)].slice(0, IDS_MOST).toReversed();
}
