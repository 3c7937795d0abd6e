import type { ComponentType, LazyExoticComponent } from "react";
import type { Keepsake } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";

/** Where a stage is drawn: alone on a television, or on top of a phone that also holds the task. */
export type StagePlace = "tv" | "phone";

type Part<Props> = LazyExoticComponent<ComponentType<Props>>;

/** Somebody on a podium or in a profile's list of games. */
export interface KeepsakePerson {
  readonly alias: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
}

/** One thing players made, as the podium, a profile and the night's reel show it. */
export interface KeepsakeProps {
  readonly keepsake: Keepsake;
  /** Everybody of the game, by player id. */
  readonly people: Readonly<Record<PlayerId, KeepsakePerson>>;
}

/** What a game brings to the screens that all games share. Each part loads when it is first shown. */
export interface GameParts {
  /** The show: what everybody looks at. */
  readonly Stage: Part<{ readonly place: StagePlace }>;
  /** The task: what one player does. `withStage`: the stage stands above it on the same phone. */
  readonly Phone: Part<{ readonly withStage: boolean }>;
  /** How the game works, understood in ten seconds. */
  readonly Tutorial: Part<Record<string, never>>;
  /** The game's own chapter of the podium. */
  readonly Highlights?: Part<Record<string, never>>;
  /** What a player may take home after the game, on their own phone. */
  readonly Takeaways?: Part<Record<string, never>>;
  /** Draws one keepsake of the game, without a room around it. Left out: the game keeps none. */
  readonly Keepsake?: Part<KeepsakeProps>;
  /** A round in miniature that plays by itself, for the page about the game. */
  readonly Example: Part<Record<string, never>>;
  /** Backdrops: wide and tall. */
  readonly scene: { readonly wide: string | undefined; readonly tall: string | undefined };
  /** The drawn logo. */
  readonly logo: string | undefined;
}

// A picture that is not drawn yet leaves the plain ground, never a broken build.
const pictures = import.meta.glob<string>(
  ["../assets/{games,scenes,brand}/**/*.{webp,svg}", "!../assets/games/ab/cards/**"],
  { eager: true, query: "?url", import: "default" },
);

/** Address of a picture under assets/; undefined while nobody has drawn it. */
export function picture(path: string): string | undefined {
  return pictures[`../assets/${path}`];
}
