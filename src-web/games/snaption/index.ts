import { picture, type GameManifest } from "../../game-kit/gameParts.ts";

/** Manifest of SNAPTION: a photo and the funniest line under it. */
export const snaption: GameManifest = {
  Stage: () => import("./Stage.tsx"),
  Phone: () => import("./Phone.tsx"),
  Tutorial: () => import("./Tutorial.tsx"),
  Example: () => import("./Example.tsx"),
  Highlights: () => import("./Highlights.tsx"),
  Keepsake: () => import("./Keepsake.tsx"),
  moments: () => import("./moments.ts"),
  Settings: () => import("./Settings.tsx"),
  namespaces: ["snaption", "snapalts"],
  scene: {
    wide: picture("games/snaption/gallery.webp"),
    tall: picture("games/snaption/gallery-phone.webp"),
  },
};
