import { picture, type GameManifest } from "../../game-kit/gameParts.ts";

/** Manifest of CANVAS_CLASH: two painters and one word. */
export const canvasClash: GameManifest = {
  Stage: () => import("./Stage.tsx"),
  Phone: () => import("./Phone.tsx"),
  Tutorial: () => import("./Tutorial.tsx"),
  Example: () => import("./Example.tsx"),
  Highlights: () => import("./Highlights.tsx"),
  Takeaways: () => import("./Takeaways.tsx"),
  Keepsake: () => import("./Keepsake.tsx"),
  moments: () => import("./moments.ts"),
  namespaces: ["canvas-clash", "drawing"],
  scene: {
    wide: picture("games/canvas-clash/studio.webp"),
    tall: picture("games/canvas-clash/studio-phone.webp"),
  },
};
