import type { GameManifest } from "../../game-kit/gameParts.ts";
import { backdropOf } from "./backdrops.ts";

/** Manifest of HIDE_AND_PEEK: who remembers where everybody stood. */
export const hideAndPeek: GameManifest = {
  Stage: () => import("./Stage.tsx"),
  Phone: () => import("./Phone.tsx"),
  Tutorial: () => import("./Tutorial.tsx"),
  Example: () => import("./Example.tsx"),
  Highlights: () => import("./Highlights.tsx"),
  Keepsake: () => import("./Keepsake.tsx"),
  moments: () => import("./moments.ts"),
  namespaces: ["hide-and-peek"],
  scene: backdropOf,
};
