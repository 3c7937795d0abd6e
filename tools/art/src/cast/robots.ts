/** The current robots: five silhouettes, five ways of getting about. */
import { icon } from "../lib/icons.ts";
import { INK, ellipse, path, svg } from "../lib/svg.ts";
import { CANVAS, NO_ARM, RIG_DEFS, rolled, volumeFilter } from "../rig/character.ts";
import { inFront } from "../rig/limbs.ts";
import {
  GLASS,
  STANDS,
  box,
  disc,
  glowEye,
  gloss,
  lamp,
  metalArm,
  metalDefs,
  plate,
  rivets,
  rustFilter,
  type Paint,
} from "./metal.ts";

export interface Robot {
  src: string;
  name: string;
  paint: Paint;
  stand: string;
  standY: number;
  arms: readonly [left: string, right: string];
  shoulders: readonly [number, number, number];
  claws?: boolean;
  /** Drawn behind everything, the metal itself (which rusts), and the parts on top of it (which do not). */
  behind?: string;
  metal: string;
  details: string;
  /** Seed of the rust; only the old robots have it. */
  rust?: number;
  /** Rotates everything but the stand, in degrees. */
  tilt?: number;
  /** Rotates the entire robot, in degrees. */
  roll?: number;
}

export function drawRobot(r: Robot): string {
  const arms = (front: boolean): string =>
    ([0, 1] as const)
      .filter((i) => r.arms[i] !== NO_ARM && inFront(r.arms[i]) === front)
      .map((i) =>
        metalArm({
          pose: r.arms[i],
          at: [r.shoulders[i], r.shoulders[2]],
          side: i === 0 ? -1 : 1,
          ...(r.claws ? { claw: true } : {}),
          ...(r.rust ? { tubeColour: "#a89484" } : {}),
        }),
      )
      .join("");
  const stand = STANDS[r.stand];
  if (!stand) throw new Error(`unknown stand ${r.stand}`);
  const upper = (): string =>
    arms(false) + `<g filter="url(#volume)">${rust(r.metal)}</g>${r.details}` + arms(true);
  const tilted = (inner: string): string =>
    r.tilt ? `<g transform="rotate(${r.tilt} 256 ${r.standY})">${inner}</g>` : inner;
  const rust = (inner: string): string => (r.rust ? `<g filter="url(#rust)">${inner}</g>` : inner);
  return svg(
    CANVAS.width,
    CANVAS.height,
    `<defs>${RIG_DEFS}${volumeFilter("volume", 0.5)}${r.rust ? rustFilter(r.rust) : ""}</defs>${metalDefs(r.paint)}` +
      rolled(tilted(r.behind ?? "") + rust(stand(r.standY)) + tilted(upper()), r.roll),
    CANVAS.box,
  );
}

const antenna = (x: number, y1: number, y2: number): string =>
  path(`M${x} ${y1}V${y2}`, { stroke: INK, width: 18 }) +
  path(`M${x} ${y1}V${y2}`, { stroke: "#a3afc2", width: 7 });
const STAR = "M256 362l7 14 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z";

export const ROBOTS: readonly Robot[] = [
  {
    src: "robot1",
    name: "ROBO",
    stand: "feet",
    standY: 424,
    arms: ["wave", "thumbs"],
    shoulders: [164, 348, 372],
    paint: { light: "#9fdcff", main: "#3f9be8", dark: "#1f5aa8", trim: "#ffd23f" },
    metal:
      antenna(256, 70, 120) +
      box(88, 192, 40, 84, 16) +
      box(384, 192, 40, 84, 16) +
      box(214, 320, 84, 40, 10, "url(#steel)") +
      box(158, 344, 196, 92, 34) +
      box(112, 108, 288, 226, 58),
    details:
      lamp(256, 58, 23, "#ff5252") +
      gloss(188, 138, 52, 12, -12) +
      box(146, 172, 220, 82, 41, GLASS) +
      glowEye(206, 213, 21, "#5df2ff") +
      glowEye(306, 213, 21, "#5df2ff") +
      box(192, 274, 128, 38, 12, "#fff", 5.5) +
      path("M224 276V310M256 276V310M288 276V310", { stroke: INK, width: 4.5 }) +
      path(STAR, { fill: "#ffd23f", stroke: INK, width: 5 }) +
      rivets([
        [138, 306],
        [374, 306],
        [138, 136],
        [374, 136],
      ]),
  },
  {
    src: "robot2",
    name: "CYCLO",
    stand: "wheel",
    standY: 392,
    arms: ["up", "up"],
    shoulders: [112, 400, 300],
    claws: true,
    paint: { light: "#ffb3b8", main: "#f0505f", dark: "#a11f45", trim: "#ffe066" },
    behind:
      path("M176 110L142 46M336 110L370 46", { stroke: INK, width: 18 }) +
      path("M176 110L142 46M336 110L370 46", { stroke: "#a3afc2", width: 7 }),
    metal:
      plate(
        "M108 300C92 150 170 84 256 84C342 84 420 150 404 300C404 372 340 404 256 404C172 404 108 372 108 300Z",
      ) + path("M106 306C160 334 352 334 406 306", { stroke: INK, width: 6 }),
    details:
      lamp(140, 42, 20, "#ffe066") +
      lamp(372, 42, 20, "#ffe066") +
      gloss(186, 124, 46, 15, -30) +
      disc(256, 214, 78, "#fff", 8) +
      disc(262, 218, 45, "#2f7bff", 0) +
      ellipse(262, 218, 24, 26, 'fill="#0e1226"') +
      ellipse(276, 202, 13, 13, 'fill="#fff"') +
      ellipse(248, 236, 6, 6, 'fill="#fff" opacity=".8"') +
      path("M206 120Q256 96 306 116", { stroke: INK, width: 13 }) +
      path("M206 340Q256 382 306 340Z", { fill: "#5b1024", stroke: INK, width: 6 }) +
      path("M226 344H286L280 354H232Z", { fill: "#fff" }) +
      rivets([
        [140, 300],
        [160, 342],
        [372, 300],
        [352, 342],
      ]),
  },
  {
    src: "robot3",
    name: "TELLY",
    stand: "tracks",
    standY: 408,
    arms: ["swing", "thumbs"],
    shoulders: [160, 352, 356],
    paint: { light: "#a8f5c6", main: "#3cc87a", dark: "#167a52", trim: "#ffffff" },
    behind:
      path("M256 100L196 30M256 100L330 22", { stroke: INK, width: 16 }) +
      path("M256 100L196 30M256 100L330 22", { stroke: "#c6cfdd", width: 6 }),
    metal:
      box(216, 316, 80, 42, 10, "url(#steel)") +
      plate("M176 340H336L352 414H160Z") +
      plate("M186 108C186 84 326 84 326 108Z", "url(#steel)") +
      box(84, 100, 344, 232, 40),
    details:
      lamp(192, 26, 15, "#ff7ab8") +
      lamp(334, 20, 15, "#ff7ab8") +
      box(112, 126, 240, 180, 34, GLASS) +
      path("M124 150Q132 138 150 138H230L160 286Q130 290 124 262Z", {
        fill: "#fff",
        opacity: 0.09,
      }) +
      path("M152 214Q178 168 204 214M260 214Q286 168 312 214", { stroke: "#7dffa0", width: 17 }) +
      path("M190 246Q232 292 274 246Z", { fill: "#7dffa0", stroke: "#7dffa0", width: 11 }) +
      disc(390, 158, 19, "url(#steel)", 5) +
      path("M390 158L398 146", { stroke: INK, width: 5 }) +
      disc(390, 208, 19, "url(#steel)", 5) +
      path("M390 208L378 214", { stroke: INK, width: 5 }) +
      path("M374 254H406M374 272H406M374 290H406", { stroke: INK, width: 6, opacity: 0.6 }) +
      disc(220, 378, 11, "#ff5c5c", 4.5) +
      disc(256, 378, 11, "#ffd23f", 4.5) +
      disc(292, 378, 11, "#5df2ff", 4.5),
  },
  {
    src: "robot4",
    name: "EGGBOT",
    stand: "hover",
    standY: 392,
    arms: ["wave", "up"],
    shoulders: [116, 396, 286],
    paint: { light: "#fff3bd", main: "#ffc53d", dark: "#cf7a14", trim: "#7ee0ff" },
    metal:
      antenna(256, 36, 96) +
      plate(
        "M256 84C356 84 410 182 410 262C410 350 340 402 256 402C172 402 102 350 102 262C102 182 156 84 256 84Z",
      ) +
      path("M104 280C150 316 362 316 408 280", { stroke: INK, width: 6 }),
    details:
      ellipse(196, 34, 62, 15, `fill="#ff9ccb" stroke="${INK}" stroke-width="6"`) +
      ellipse(316, 34, 62, 15, `fill="#ffc7e2" stroke="${INK}" stroke-width="6"`) +
      disc(256, 34, 15, "url(#steel)") +
      gloss(188, 136, 42, 16, -38) +
      disc(200, 206, 48, GLASS) +
      disc(312, 206, 48, GLASS) +
      glowEye(204, 208, 26, "#5df2ff") +
      glowEye(308, 208, 26, "#5df2ff") +
      path("M246 204H266", { stroke: INK, width: 9 }) +
      ellipse(256, 270, 19, 15, `fill="#5b1024" stroke="${INK}" stroke-width="6"`) +
      box(216, 326, 80, 40, 12, GLASS, 5) +
      path("M226 346H240L248 334L260 358L268 346H286", { stroke: "#7dffa0", width: 5 }) +
      rivets([
        [136, 320],
        [376, 320],
        [158, 350],
        [354, 350],
      ]),
  },
  {
    src: "robot5",
    name: "HOTHEAD",
    stand: "spring",
    standY: 404,
    arms: ["flex", "flex"],
    shoulders: [132, 380, 336],
    paint: { light: "#d6b8ff", main: "#8d5bf0", dark: "#4c2aa6", trim: "#ff8a5c" },
    behind: icon("fluent-emoji:fire", { x: 256, y: 44, size: 150 }),
    metal:
      plate("M206 84H306L318 118H194Z", "url(#steel)") +
      plate(
        "M128 110H384C402 110 408 122 406 138L382 378C380 398 368 408 350 408H162C144 408 132 398 130 378L106 138C104 122 110 110 128 110Z",
      ) +
      path("M124 308H388", { stroke: INK, width: 6 }),
    details:
      gloss(180, 138, 54, 10, -3) +
      box(138, 162, 236, 92, 24, GLASS) +
      path("M162 186L224 202L216 226L168 222Z", { fill: "#ffd23f" }) +
      path("M350 186L288 202L296 226L344 222Z", { fill: "#ffd23f" }) +
      box(186, 268, 140, 34, 8, "#1a0f1c", 5) +
      [0, 1, 2, 3, 4]
        .map(
          (k) =>
            `<rect x="${196 + k * 25}" y="275" width="18" height="20" rx="4" fill="${k % 2 ? "#ffd84a" : "#ff5d5d"}"/>`,
        )
        .join("") +
      disc(256, 358, 30, "url(#steel)") +
      path("M256 358L272 340", { stroke: "#ff4d4d", width: 7 }) +
      path("M238 372A22 22 0 0 1 240 344M272 374A22 22 0 0 0 278 352", { stroke: INK, width: 4 }) +
      rivets([
        [150, 330],
        [362, 330],
        [156, 386],
        [356, 386],
      ]),
  },
];
