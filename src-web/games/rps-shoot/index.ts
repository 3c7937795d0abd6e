import { picture, type GameManifest } from "../../game-kit/gameParts.ts";

/** Manifest of RPS_SHOOT: rock, paper and scissors, face to face. */
export const rpsShoot: GameManifest = {
  Stage: () => import("./Stage.tsx"),
  Phone: () => import("./Phone.tsx"),
  Tutorial: () => import("./Tutorial.tsx"),
  Example: () => import("./Example.tsx"),
  Highlights: () => import("./Highlights.tsx"),
  Keepsake: () => import("./Keepsake.tsx"),
  moments: () => import("./moments.ts"),
  namespaces: ["rps-shoot"],
  scene: {
    wide: picture("games/rps-shoot/arena.webp"),
    tall: picture("games/rps-shoot/arena-phone.webp"),
  },
};
