import { picture, type GameManifest } from "../../game-kit/gameParts.ts";

/** Manifest of SYNC_THINK: one word that links two. */
export const syncThink: GameManifest = {
  Stage: () => import("./Stage.tsx"),
  Phone: () => import("./Phone.tsx"),
  Tutorial: () => import("./Tutorial.tsx"),
  Example: () => import("./Example.tsx"),
  Highlights: () => import("./Highlights.tsx"),
  Keepsake: () => import("./Keepsake.tsx"),
  moments: () => import("./moments.ts"),
  Settings: () => import("./Settings.tsx"),
  namespaces: ["sync-think"],
  scene: {
    wide: picture("games/sync-think/minds.webp"),
    tall: picture("games/sync-think/minds-phone.webp"),
  },
};
