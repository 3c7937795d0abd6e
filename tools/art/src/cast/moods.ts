/** The same characters in other moods: with their eyes shut for a blink, and cheering. */
import { INK, ellipse, path } from "../lib/svg.ts";
import type { Character } from "../rig/character.ts";
import { GLASS, disc } from "./metal.ts";
import type { Robot } from "./robots.ts";

/** Eyes that are always closed: these characters blink by opening them for a moment. */
const CLOSED = ["shut", "happy", "squeeze"];

/** The panda's face is part of its icon, so lids are drawn over its two dark patches. */
const PANDA_LIDS = [205, 299]
  .map(
    (x) =>
      ellipse(x, 168, 23, 27, 'fill="#49494d"') +
      path(`M${x - 15} 166Q${x} 180 ${x + 15} 166`, { stroke: "#fff", width: 6 }),
  )
  .join("");

export function blinking(c: Character): Character {
  if (c.src === "panda-sushi") return { ...c, front: (c.front ?? "") + PANDA_LIDS };
  if (!c.face) return c;
  const eyes = CLOSED.includes(c.face.eyes) ? "round" : "shut";
  return { ...c, face: { ...c.face, eyes } };
}

const hasBothUp = ([left, right]: readonly string[]): boolean =>
  [left, right].every((pose) => pose === "up" || pose === "cheer");

export function cheering(c: Character): Character {
  return {
    ...c,
    arms: hasBothUp(c.arms) ? ["flex", "flex"] : ["up", "cheer"],
    legs: { ...c.legs, stance: c.legs.stance === "hop" ? "wide" : "hop" },
    ...(c.face && {
      face: { ...c.face, eyes: c.face.eyes === "happy" ? "squeeze" : "happy", mouth: "laugh" },
    }),
  };
}

/** Each robot's eyes, with the centre and radius of each, and the colour of the lids that close over them. */
export const SHUTTERS: Readonly<
  Record<string, { lid: string; eyes: readonly (readonly [x: number, y: number, r: number])[] }>
> = {
  robot1: {
    lid: GLASS,
    eyes: [
      [206, 213, 28],
      [306, 213, 28],
    ],
  },
  robot2: { lid: "#f0505f", eyes: [[256, 214, 78]] },
  robot3: {
    lid: GLASS,
    eyes: [
      [178, 198, 40],
      [286, 198, 40],
    ],
  },
  robot4: {
    lid: GLASS,
    eyes: [
      [204, 208, 36],
      [308, 208, 36],
    ],
  },
  robot5: {
    lid: GLASS,
    eyes: [
      [193, 205, 38],
      [319, 205, 38],
    ],
  },
  "robot-old1": {
    lid: "#5a4638",
    eyes: [
      [204, 214, 38],
      [308, 214, 30],
    ],
  },
  "robot-old2": {
    lid: "#5a4638",
    eyes: [
      [200, 228, 36],
      [312, 228, 36],
    ],
  },
  "robot-old3": {
    lid: "#5a4638",
    eyes: [
      [204, 140, 38],
      [308, 140, 38],
    ],
  },
  "robot-old4": {
    lid: "#8a705c",
    eyes: [
      [194, 222, 44],
      [318, 222, 44],
    ],
  },
  "robot-old5": {
    lid: "#5a4638",
    eyes: [
      [186, 262, 36],
      [326, 262, 36],
    ],
  },
};

export function blinkingRobot(r: Robot): Robot {
  const shutters = SHUTTERS[r.src];
  if (!shutters) return r;
  const lids = shutters.eyes.map(([x, y, radius]) => {
    const line = `M${x - radius * 0.62} ${y}Q${x} ${y + radius * 0.5} ${x + radius * 0.62} ${y}`;
    const isGlass = shutters.lid === GLASS;
    return (
      disc(x, y, radius, shutters.lid, isGlass ? 0 : 5) +
      path(line, { stroke: isGlass ? "#7df2ff" : INK, width: 10 })
    );
  });
  return { ...r, details: r.details + lids.join("") };
}

export function cheeringRobot(r: Robot): Robot {
  // A robot's arms are short: raised straight up, they would be hidden behind the head.
  return { ...r, arms: ["wide", "wide"] };
}
