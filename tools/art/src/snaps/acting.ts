/** Draws a member of the cast as a snap needs it: in a mood, in a pose, with things worn and held. */
import sharp from "sharp";
import { foodOf } from "../cast/index.ts";
import { GLASS, disc, metalDefs } from "../cast/metal.ts";
import { SHUTTERS } from "../cast/moods.ts";
import { OLD_ROBOTS } from "../cast/old-robots.ts";
import { ROBOTS, drawRobot, type Robot } from "../cast/robots.ts";
import { drawUnknown } from "../cast/unknown.ts";
import { icon } from "../lib/icons.ts";
import { INK, ellipse, path } from "../lib/svg.ts";
import { CANVAS, RIG_DEFS, bodyOf, character, type Character } from "../rig/character.ts";
import { POSES } from "../rig/limbs.ts";
import type { Who } from "./layers.ts";
import { MOODS, type LampLook } from "./moods.ts";

const BOX = CANVAS.box.split(" ").map(Number) as [number, number, number, number];

/** Returns the y of the top of a head near its middle, in the units of the rig. */
async function topOf(body: string, x: number): Promise<number> {
  const art = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="150" height="150" viewBox="${CANVAS.box}"><defs>${RIG_DEFS}</defs>${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(art))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.round(((x - BOX[0]) / BOX[2]) * info.width);
  for (let row = 0; row < info.height; row++) {
    for (let at = middle - 8; at <= middle + 8; at++) {
      if (data[(row * info.width + at) * 4 + 3]! > 128)
        return BOX[1] + (row / info.height) * BOX[3];
    }
  }
  return BOX[1];
}

const HAT = 220;
/** How far a hat is pulled down over the head. */
const PULLED = 34;
/** A hat sits no higher than this above the eyes, even on a head with leaves on top. */
const FOREHEAD = 118;

const hatOn = (name: string, x: number, y: number): string =>
  icon(`fluent-emoji:${name}`, { x, y: y + PULLED - HAT / 2, size: HAT });

/** A thing in a hand, upright whichever way the hand points. */
function held(name: string | undefined, pose: string, side: -1 | 1): string {
  if (!name) return "";
  const turn = POSES[pose]?.turn ?? 0;
  return `<g transform="translate(0 -52) rotate(${-turn})">${icon(`fluent-emoji:${name}`, { x: 0, y: -14, size: 118, flip: side < 0 })}</g>`;
}

const armsOf = (arms: string | undefined, usual: readonly [string, string]) => {
  const [left = usual[0], right = left] = arms?.split(" ") ?? usual;
  return [left, right] as const;
};

async function food({ name, mood: feels, ...how }: Who): Promise<string> {
  const base = foodOf(name);
  const mood = feels && MOODS[feels];
  const arms = armsOf(how.arms, mood?.arms ?? base.arms);
  const { brows: _own, ...plain } = base.face ?? { x: 256, y: 168, eyes: "", mouth: "" };
  const look = how.look ?? mood?.look ?? plain.look;
  const { x, y, gap = 36, scale = 1 } = plain;
  const worn: string[] = [];
  if (how.glasses) {
    const size = (gap * 2 + 96) * scale;
    worn.push(icon(`fluent-emoji:${how.glasses}`, { x, y, size }));
  }
  if (how.hat) {
    const top = await topOf(bodyOf(base.body), x);
    worn.push(hatOn(how.hat, x, Math.max(top, y - FOREHEAD * scale)));
  }
  const posed: Character = {
    ...base,
    arms,
    holds: [held(how.left, arms[0], -1), held(how.right, arms[1], 1)],
    legs: { ...base.legs, stance: how.legs ?? mood?.legs ?? base.legs.stance },
    front: (base.front ?? "") + worn.join(""),
    ...(base.face && {
      face: {
        ...(mood ? plain : base.face),
        lid: base.face.lid ?? base.colour,
        ...(look && { look }),
        ...(mood && {
          eyes: mood.eyes,
          mouth: mood.mouth,
          ...(mood.brows && { brows: mood.brows }),
        }),
      },
    }),
  };
  return character(posed);
}

/** Lines drawn in place of a lamp of radius 1; the hearts are filled. */
const LAMPS: Readonly<Record<Exclude<LampLook, "huge">, string>> = {
  glad: "M-.66 .3Q0 -.7 .66 .3",
  shut: "M-.66 -.1Q0 .6 .66 -.1",
  out: "M-.5 -.5L.5 .5M.5 -.5L-.5 .5",
  hurt: "M-.6 -.5L.5 0L-.6 .5",
  angry: "M-.7 -.45L.6 .2M-.4 .4L.5 .4",
  sad: "M-.6 .3L.6 -.3M-.4 .5L.4 .5",
  bored: "M-.66 0H.66",
  hearts: "M0 .7C-1 .1 -.8 -.7 -.35 -.7C-.1 -.7 0 -.5 0 -.4C0 -.5 .1 -.7 .35 -.7C.8 -.7 1 .1 0 .7Z",
};

function lamps(src: string, look: LampLook | undefined): string {
  const shutters = SHUTTERS[src];
  if (!shutters || !look) return "";
  const isGlass = shutters.lid === GLASS;
  return shutters.eyes
    .map(([x, y, r], at) => {
      const lid = disc(x, y, r, shutters.lid, isGlass ? 0 : 5);
      const flip = at > 0 || shutters.eyes.length === 1;
      const grown = (d: string) =>
        `<g transform="translate(${x} ${y}) scale(${flip ? -r : r} ${r})">${d}</g>`;
      if (look === "huge") {
        return disc(x, y, r * 0.94, "#fff", 6) + ellipse(x, y, r * 0.3, r * 0.34, 'fill="#1a0f1c"');
      }
      const isHearts = look === "hearts";
      const colour = isHearts ? "#ff5577" : isGlass ? "#7df2ff" : INK;
      return (
        lid +
        grown(
          path(LAMPS[look], { fill: isHearts ? colour : "none", stroke: colour, width: 11 / r }),
        )
      );
    })
    .join("");
}

/** A robot's arms are short: raised straight up, they would be hidden behind the head. */
const SHORT: Readonly<Record<string, string>> = { up: "wide", cheer: "wide", chest: "hips" };

async function robot(base: Robot, { mood: feels, arms, hat }: Who): Promise<string> {
  const mood = feels && MOODS[feels];
  const [left, right] = armsOf(arms, mood?.arms ?? base.arms);
  const wide = (pose: string) => (base.claws ? pose : (SHORT[pose] ?? pose));
  const top = hat ? await topOf(`${metalDefs(base.paint)}${base.metal}`, 256) : 0;
  return drawRobot({
    ...base,
    arms: [wide(left), wide(right)],
    details: base.details + lamps(base.src, mood?.lamps) + (hat ? hatOn(hat, 256, top) : ""),
  });
}

/** Returns the drawing of a member of the cast as a complete SVG document. */
export async function acted(who: Who): Promise<string> {
  if (who.name === "unknown") return drawUnknown();
  const metal = [...ROBOTS, ...OLD_ROBOTS].find(({ src }) => src === who.name);
  return metal ? robot(metal, who) : food(who);
}
