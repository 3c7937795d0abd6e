import type { CSSProperties } from "react";

/** How much nearer to white what is raised from a ground is, and a line on it. */
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

/** The colours of a theme that follow from a shade: in numbers, as old televisions cannot mix any. */
export function shadeTokens(shade: string) {
  return { ground: shade, raised: lighter(shade, RAISED), line: lighter(shade, LINE) };
}

/** A backdrop's shade for the theme of its game, or nothing. */
export function shadeStyle(shade: string | undefined): CSSProperties {
  if (shade === undefined) return {};
  const { ground, raised, line } = shadeTokens(shade);
  return { "--shade": ground, "--shade-raised": raised, "--shade-line": line } as CSSProperties;
}

/** What a frame gives its backdrop, by its address, and its shade. */
export function sceneStyle(address: string | undefined, shade: string | undefined): CSSProperties {
  const scene = address === undefined ? {} : ({ "--scene": `url("${address}")` } as CSSProperties);
  return { ...scene, ...shadeStyle(shade) };
}
