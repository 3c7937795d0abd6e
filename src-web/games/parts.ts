import { lazy } from "react";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { picture, type GameParts } from "../game-kit/gameParts.ts";
import { texts } from "../i18n/instance.ts";

/** Loads a game's parts before they are shown: a stage must not begin with an empty screen. */
const LOADERS: Partial<Record<GameType, readonly (() => Promise<unknown>)[]>> = {
  REQUIP: [
    () => import("./requip/Stage.tsx"),
    () => import("./requip/Phone.tsx"),
    () => import("./requip/Tutorial.tsx"),
    () => texts.loadNamespaces("requip"),
  ],
  CANVAS_CLASH: [
    () => import("./canvas-clash/Stage.tsx"),
    () => import("./canvas-clash/Phone.tsx"),
    () => import("./canvas-clash/Tutorial.tsx"),
    () => texts.loadNamespaces(["canvas", "drawing"]),
  ],
  AB_THINKING: [
    () => import("./ab-thinking/Stage.tsx"),
    () => import("./ab-thinking/Phone.tsx"),
    () => import("./ab-thinking/Tutorial.tsx"),
    () => texts.loadNamespaces(["ab", "abcards"]),
  ],
  HIDE_AND_PEEK: [
    () => import("./hide-and-peek/Stage.tsx"),
    () => import("./hide-and-peek/Phone.tsx"),
    () => import("./hide-and-peek/Tutorial.tsx"),
    () => texts.loadNamespaces("hide"),
  ],
  SYNC_THINK: [
    () => import("./sync-think/Stage.tsx"),
    () => import("./sync-think/Phone.tsx"),
    () => import("./sync-think/Tutorial.tsx"),
    () => texts.loadNamespaces("sync"),
  ],
  RPS_SHOOT: [
    () => import("./rps-shoot/Stage.tsx"),
    () => import("./rps-shoot/Phone.tsx"),
    () => import("./rps-shoot/Tutorial.tsx"),
    () => texts.loadNamespaces("rps"),
  ],
  SNAPTION: [
    () => import("./snaption/Stage.tsx"),
    () => import("./snaption/Phone.tsx"),
    () => import("./snaption/Tutorial.tsx"),
    () => texts.loadNamespaces(["snaption", "snapalts"]),
  ],
  EXPERIMENTS: [
    () => import("./nearest/Stage.tsx"),
    () => import("./nearest/Phone.tsx"),
    () => import("./nearest/Tutorial.tsx"),
    () => texts.loadNamespaces(["nearest", "estimates"]),
  ],
};

const GAMES: Partial<Record<GameType, GameParts>> = {
  REQUIP: {
    Stage: lazy(() => import("./requip/Stage.tsx")),
    Phone: lazy(() => import("./requip/Phone.tsx")),
    Tutorial: lazy(() => import("./requip/Tutorial.tsx")),
    Highlights: lazy(() => import("./requip/Highlights.tsx")),
    Keepsake: lazy(() => import("./requip/Keepsake.tsx")),
    Example: lazy(() => import("./requip/Example.tsx")),
    scene: {
      wide: picture("games/requip/club.webp"),
      tall: picture("games/requip/club-phone.webp"),
    },
    logo: picture("brand/requip.svg"),
  },
  CANVAS_CLASH: {
    Stage: lazy(() => import("./canvas-clash/Stage.tsx")),
    Phone: lazy(() => import("./canvas-clash/Phone.tsx")),
    Tutorial: lazy(() => import("./canvas-clash/Tutorial.tsx")),
    Highlights: lazy(() => import("./canvas-clash/Highlights.tsx")),
    Takeaways: lazy(() => import("./canvas-clash/Takeaways.tsx")),
    Keepsake: lazy(() => import("./canvas-clash/Keepsake.tsx")),
    Example: lazy(() => import("./canvas-clash/Example.tsx")),
    scene: {
      wide: picture("games/canvas/studio.webp"),
      tall: picture("games/canvas/studio-phone.webp"),
    },
    logo: picture("brand/canvas-clash.svg"),
  },
  AB_THINKING: {
    Stage: lazy(() => import("./ab-thinking/Stage.tsx")),
    Phone: lazy(() => import("./ab-thinking/Phone.tsx")),
    Tutorial: lazy(() => import("./ab-thinking/Tutorial.tsx")),
    Highlights: lazy(() => import("./ab-thinking/Highlights.tsx")),
    Keepsake: lazy(() => import("./ab-thinking/Keepsake.tsx")),
    Example: lazy(() => import("./ab-thinking/Example.tsx")),
    scene: { wide: picture("games/ab/dream.webp"), tall: picture("games/ab/dream-phone.webp") },
    logo: picture("brand/ab-thinking.svg"),
  },
  HIDE_AND_PEEK: {
    Stage: lazy(() => import("./hide-and-peek/Stage.tsx")),
    Phone: lazy(() => import("./hide-and-peek/Phone.tsx")),
    Tutorial: lazy(() => import("./hide-and-peek/Tutorial.tsx")),
    Highlights: lazy(() => import("./hide-and-peek/Highlights.tsx")),
    Keepsake: lazy(() => import("./hide-and-peek/Keepsake.tsx")),
    Example: lazy(() => import("./hide-and-peek/Example.tsx")),
    scene: {
      wide: picture("games/hide/garden.webp"),
      tall: picture("games/hide/garden-phone.webp"),
    },
    logo: picture("brand/hide-and-peek.svg"),
  },
  SYNC_THINK: {
    Stage: lazy(() => import("./sync-think/Stage.tsx")),
    Phone: lazy(() => import("./sync-think/Phone.tsx")),
    Tutorial: lazy(() => import("./sync-think/Tutorial.tsx")),
    Highlights: lazy(() => import("./sync-think/Highlights.tsx")),
    Keepsake: lazy(() => import("./sync-think/Keepsake.tsx")),
    Example: lazy(() => import("./sync-think/Example.tsx")),
    scene: { wide: picture("games/sync/minds.webp"), tall: picture("games/sync/minds-phone.webp") },
    logo: picture("brand/sync-think.svg"),
  },
  RPS_SHOOT: {
    Stage: lazy(() => import("./rps-shoot/Stage.tsx")),
    Phone: lazy(() => import("./rps-shoot/Phone.tsx")),
    Tutorial: lazy(() => import("./rps-shoot/Tutorial.tsx")),
    Highlights: lazy(() => import("./rps-shoot/Highlights.tsx")),
    Keepsake: lazy(() => import("./rps-shoot/Keepsake.tsx")),
    Example: lazy(() => import("./rps-shoot/Example.tsx")),
    scene: { wide: picture("games/rps/arena.webp"), tall: picture("games/rps/arena-phone.webp") },
    logo: picture("brand/rps-shoot.svg"),
  },
  EXPERIMENTS: {
    Stage: lazy(() => import("./nearest/Stage.tsx")),
    Phone: lazy(() => import("./nearest/Phone.tsx")),
    Tutorial: lazy(() => import("./nearest/Tutorial.tsx")),
    Highlights: lazy(() => import("./nearest/Highlights.tsx")),
    Keepsake: lazy(() => import("./nearest/Keepsake.tsx")),
    Example: lazy(() => import("./nearest/Example.tsx")),
    scene: { wide: picture("games/lab/lab.webp"), tall: picture("games/lab/lab-phone.webp") },
    logo: picture("brand/experiments.svg"),
  },
  SNAPTION: {
    Stage: lazy(() => import("./snaption/Stage.tsx")),
    Phone: lazy(() => import("./snaption/Phone.tsx")),
    Tutorial: lazy(() => import("./snaption/Tutorial.tsx")),
    Highlights: lazy(() => import("./snaption/Highlights.tsx")),
    Keepsake: lazy(() => import("./snaption/Keepsake.tsx")),
    Example: lazy(() => import("./snaption/Example.tsx")),
    scene: {
      wide: picture("games/snaption/gallery.webp"),
      tall: picture("games/snaption/gallery-phone.webp"),
    },
    logo: picture("brand/snaption.svg"),
  },
};

/** The parts of a game; undefined for one that has no screens yet. */
export function gameParts(gameType: GameType | undefined): GameParts | undefined {
  return gameType && GAMES[gameType];
}

/** Begin to load what the chosen game will show. */
export function preloadGame(gameType: GameType | undefined): void {
  const loaders = (gameType && LOADERS[gameType]) ?? [];
  // A failure shows, and is handled, where the part itself is drawn.
  for (const load of loaders) void load().catch(() => undefined);
}
