/** Robots in their fighting poses: they have no legs to kick with, so they lean further than foods do. */
import { GLASS, disc, metalDefs } from "../cast/metal.ts";
import { SHUTTERS } from "../cast/moods.ts";
import { OLD_ROBOTS } from "../cast/old-robots.ts";
import { ROBOTS, drawRobot, type Robot } from "../cast/robots.ts";
import { INK, path } from "../lib/svg.ts";
import { RIG_DEFS } from "../rig/character.ts";
import { bandOf, type Band } from "./band.ts";
import type { Frame, Look } from "./frames.ts";

/** Robots that look fierce as they are. */
const BORN_FIERCE = ["robot5"];

/** Lines drawn in place of an eye of radius 1. */
const SHUT: Readonly<Partial<Record<Look, string>>> = {
  hurt: "M-.6 -.5L.5 0L-.6 .5",
  glad: "M-.66 .3Q0 -.7 .66 .3",
  out: "M-.5 -.5L.5 .5M.5 -.5L-.5 .5",
  bored: "M-.66 0H.66",
};

const grown = (d: string, [x, y, r]: readonly [number, number, number], flip: boolean): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -r : r} ${r})">${d}</g>`;

function eyes(src: string, look: Look): string {
  const shutters = SHUTTERS[src];
  if (!shutters) return "";
  const isGlass = shutters.lid === GLASS;
  const closed = SHUT[look];
  return shutters.eyes
    .map(([x, y, r], at) => {
      const isLeft = at === 0 && shutters.eyes.length > 1;
      if (closed) {
        const ink = isGlass ? "#7df2ff" : INK;
        const line = path(closed, { stroke: ink, width: 10 / r });
        return disc(x, y, r, shutters.lid, isGlass ? 0 : 5) + grown(line, [x, y, r], !isLeft);
      }
      if (look !== "fierce" || BORN_FIERCE.includes(src)) return "";
      // A lid comes down at an angle, lowest on the inner side of the eye.
      const plate = path("M-1.15 -1.15L1.2 -1.15L1.15 -.12L-1.1 -.86Z", {
        fill: shutters.lid,
        stroke: isGlass ? "#7df2ff" : INK,
        width: (isGlass ? 4 : 6) / r,
      });
      return grown(plate, [x, y, r], !isLeft);
    })
    .join("");
}

function posed(base: Robot, frame: Frame, band: Band): Robot {
  return {
    ...base,
    // A robot's arms are short: raised straight up, they would be hidden behind the head.
    arms: frame.look === "glad" ? ["wide", "wide"] : frame.arms,
    tilt: (frame.tilt ?? 0) * 1.2,
    roll: frame.roll ?? 0,
    behind: band.ends[frame.wind ?? "still"] + (base.behind ?? ""),
    details: base.details + band.front + eyes(base.src, frame.look),
  };
}

async function robot(base: Robot): Promise<(frame: Frame) => string> {
  const places = SHUTTERS[base.src]?.eyes ?? [];
  const top = Math.min(...places.map(([, y, r]) => y - r));
  const body = `<defs>${RIG_DEFS}</defs>${metalDefs(base.paint)}${base.metal}`;
  const band = await bandOf(body, { x: 256, y: top - 22, turn: 0 }, base.paint.main);
  return (frame) => drawRobot(posed(base, frame, band));
}

export const ROBOT_FIGHTERS = [...ROBOTS, ...OLD_ROBOTS].map((base) => ({
  src: base.src,
  draws: () => robot(base),
}));
