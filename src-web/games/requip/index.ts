import { picture, type GameManifest } from "../../game-kit/gameParts.ts";

/** Manifest of REQUIP: two answers in a duel. */
export const requip: GameManifest = {
  Stage: () => import("./Stage.tsx"),
  Phone: () => import("./Phone.tsx"),
  Tutorial: () => import("./Tutorial.tsx"),
  Example: () => import("./Example.tsx"),
  Highlights: () => import("./Highlights.tsx"),
  Keepsake: () => import("./Keepsake.tsx"),
  moments: () => import("./moments.ts"),
  Settings: () => import("./Settings.tsx"),
  namespaces: ["requip"],
  scene: {
    wide: picture("games/requip/club.webp"),
    tall: picture("games/requip/club-phone.webp"),
  },
};
