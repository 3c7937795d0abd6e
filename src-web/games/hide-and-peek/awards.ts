import type { HideHighlights } from "../../../src-rooms/games/hide-and-peek/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

/** A player and a count. */
interface Tally {
  readonly id: PlayerId;
  readonly count: number;
}

function most(counts: ReadonlyMap<PlayerId, number>): Tally | undefined {
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? { id: best[0], count: best[1] } : undefined;
}

/** Returns who found most often, and who fooled the most players. */
export function bestOf({
  hunts,
}: HideHighlights): Readonly<Record<"finder" | "hider", Tally | undefined>> {
  const finds = new Map<PlayerId, number>();
  const fools = new Map<PlayerId, number>();
  for (const { hider, finders, fooled } of hunts) {
    for (const id of finders) finds.set(id, (finds.get(id) ?? 0) + 1);
    fools.set(hider, (fools.get(hider) ?? 0) + fooled.length);
  }
  return { finder: most(finds), hider: most(fools) };
}
