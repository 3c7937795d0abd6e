import { useTopic } from "../room/index.ts";

/** What a game's rules tell its screens, as hooks that know the types of this game's views. */
interface GameViews<Shared, Private> {
  /** What every screen knows of the game; undefined outside its stages. */
  readonly useShared: () => Shared | undefined;
  /** What this phone alone knows; undefined for who has nothing of their own. */
  readonly useHand: () => Private | undefined;
}

/** The views of a game, by the types of its rules: `gameViews<RequipShared, RequipPrivate>()`. */
export function gameViews<Shared, Private>(): GameViews<Shared, Private> {
  return {
    // SAFETY: a game's parts are only drawn while it runs, and then the room sends what its rules made.
    useShared: () => useTopic("stage")?.view as Shared | undefined,
    useHand: () => useTopic("hand") as Private | undefined,
  };
}
