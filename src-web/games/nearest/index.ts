import { picture, type GameManifest } from "../../game-kit/gameParts.ts";

/** Manifest of Nearest Number, which is played as EXPERIMENTS: guesses on a number line. */
export const nearest: GameManifest = {
  Stage: () => import("./Stage.tsx"),
  Phone: () => import("./Phone.tsx"),
  Tutorial: () => import("./Tutorial.tsx"),
  Example: () => import("./Example.tsx"),
  Highlights: () => import("./Highlights.tsx"),
  Keepsake: () => import("./Keepsake.tsx"),
  moments: () => import("./moments.ts"),
  namespaces: ["nearest"],
  scene: {
    wide: picture("games/nearest/lab.webp"),
    tall: picture("games/nearest/lab-phone.webp"),
  },
};
