import { picture, type GameManifest } from "../../game-kit/gameParts.ts";

/** EXPERIMENTS: Nearest Number, a guess on a long line, as the screens load it. */
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
