import { picture, type GameManifest } from "../../game-kit/gameParts.ts";

/** Manifest of AB_THINKING: a clue for some players and not for all. */
export const abThinking: GameManifest = {
  Stage: () => import("./Stage.tsx"),
  Phone: () => import("./Phone.tsx"),
  Tutorial: () => import("./Tutorial.tsx"),
  Example: () => import("./Example.tsx"),
  Highlights: () => import("./Highlights.tsx"),
  Keepsake: () => import("./Keepsake.tsx"),
  moments: () => import("./moments.ts"),
  Settings: () => import("./Settings.tsx"),
  namespaces: ["ab-thinking", "abcards"],
  scene: {
    wide: picture("games/ab-thinking/dream.webp"),
    tall: picture("games/ab-thinking/dream-phone.webp"),
  },
};
