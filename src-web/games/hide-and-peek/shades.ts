import type { SceneId, SceneLight } from "../../../src-shared/catalog/hideScenes.ts";

/**
 * The colour between a scene's backdrop and the text on it: the scene's own colour in each light, dark enough
 * for light text. Water is blue, old wood brown, and only scenes with grass are green.
 */
export const SHADES: Readonly<Record<SceneId, Readonly<Record<SceneLight, string>>>> = {
  garden: { day: "#10241a", dusk: "#2b1c1a", night: "#0f1c2c" },
  harbour: { day: "#0b2036", dusk: "#2e1a22", night: "#0c1636" },
  attic: { day: "#2a1a0f", dusk: "#30190f", night: "#231d24" },
  market: { day: "#202024", dusk: "#2f1a20", night: "#161b36" },
  snow: { day: "#112138", dusk: "#2d1b30", night: "#101c42" },
  kitchen: { day: "#281d11", dusk: "#301b15", night: "#191f3a" },
  fair: { day: "#281534", dusk: "#33182a", night: "#1b1640" },
  camp: { day: "#14260f", dusk: "#2a1d12", night: "#101c2a" },
};
