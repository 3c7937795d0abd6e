import { useTopic } from "../room/index.ts";

/** The views a game's rules send to its screens, as hooks typed for this game. */
interface GameViews<Shared, Private> {
  /** The view every screen receives; undefined outside the game's stages. */
  readonly useShared: () => Shared | undefined;
  /** The private view of this phone; undefined for those who have none. */
  readonly useHand: () => Private | undefined;
}

/** Returns a game's views, typed by its rules: `gameViews<RequipShared, RequipPrivate>()`. */
export function gameViews<Shared, Private>(): GameViews<Shared, Private> {
  return {
    // SAFETY: a game's parts are only rendered while it runs, when the room sends views of its rules.
    useShared: () => useTopic("stage")?.view as Shared | undefined,
    useHand: () => useTopic("hand") as Private | undefined,
  };
}
