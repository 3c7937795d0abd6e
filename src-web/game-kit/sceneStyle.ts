import type { CSSProperties } from "react";

/** How far raised surfaces and lines are lightened from the background towards white, as shares. */
const RAISED = 0.055;
const LINE = 0.13;

function lighter(hex: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part + (255 - part) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** Derives a theme's colours from a shade, as numbers: old televisions have no `color-mix()`. */
export function shadeTokens(shade: string) {
  return { ground: shade, raised: lighter(shade, RAISED), line: lighter(shade, LINE) };
}

/** Returns the custom properties that give a game's theme the shade of a backdrop, or none. */
export function shadeStyle(shade: string | undefined): CSSProperties {
  if (shade === undefined) return {};
  const { ground, raised, line } = shadeTokens(shade);
  return { "--shade": ground, "--shade-raised": raised, "--shade-line": line } as CSSProperties;
}

/** Returns the custom properties a frame needs for its backdrop: the picture's address and the shade. */
export function sceneStyle(address: string | undefined, shade: string | undefined): CSSProperties {
  const scene = address === undefined ? {} : ({ "--scene": `url("${address}")` } as CSSProperties);
  return { ...scene, ...shadeStyle(shade) };
}
