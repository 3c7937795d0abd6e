/** Skies of HIDE_AND_PEEK by day, at dusk and at night, and the land below them. */
import { SCENE, type SceneLight } from "../../../../../src-shared/catalog/hideScenes.ts";
import { chance, ellipse, linear, n1, path, radial, type Stop } from "../../lib/svg.ts";
import { dot, motif, upTo } from "./pen.ts";

const { width: W, height: H } = SCENE;

const SKIES: Readonly<Record<SceneLight, readonly Stop[]>> = {
  day: [
    [0, "#4aa8ff"],
    [0.6, "#bfe8ff"],
    [1, "#fff4d6"],
  ],
  dusk: [
    [0, "#5b4a9e"],
    [0.35, "#d9688f"],
    [0.7, "#ff9d5c"],
    [1, "#ffd98a"],
  ],
  night: [
    [0, "#0a1030"],
    [0.6, "#223468"],
    [1, "#43559a"],
  ],
};

function cloud(x: number, y: number, size: number, fill: string, opacity: number): string {
  const puffs = [
    [-90, 0, 54, 36],
    [-40, -30, 60, 46],
    [20, -38, 66, 50],
    [74, -14, 56, 40],
    [0, 8, 130, 34],
  ] as const;
  return `<g opacity="${opacity}">${puffs
    .map(([dx, dy, rx, ry]) =>
      ellipse(x + dx * size, y + dy * size, rx * size, ry * size, `fill="${fill}"`),
    )
    .join("")}</g>`;
}

/**
 * Sun and clouds, the low sun, or moon and stars, down to `horizon`; the daytime sun and the moon are at `x`.
 */
export function openSky(light: SceneLight, horizon: number, seed = 5, x = 960): string {
  const next = chance(seed);
  const ground = `<defs>${linear("sky", SKIES[light])}${radial("halo", [
    [0, light === "dusk" ? "#ffe9b0" : "#cfe0ff", light === "dusk" ? 0.9 : 0.5],
    [1, light === "dusk" ? "#ffb45c" : "#cfe0ff", 0],
  ])}</defs><rect width="${W}" height="${horizon}" fill="url(#sky)"/>`;
  if (light === "day") {
    return `${ground}${motif("sun-with-face", x, 105, 150)}${cloud(330, 110, 0.9, "#fff", 0.95)}${cloud(1330, 80, 0.8, "#fff", 0.9)}${cloud(1690, 110, 0.6, "#fff", 0.85)}`;
  }
  if (light === "dusk") {
    return `${ground}<circle cx="330" cy="${horizon - 90}" r="420" fill="url(#halo)"/>${dot(330, horizon - 90, 74, "#fff1c4")}${cloud(700, 90, 0.8, "#ffb6a0", 0.7)}${cloud(1330, 70, 1, "#c76a94", 0.55)}${cloud(1690, 120, 0.7, "#ffa88c", 0.6)}`;
  }
  const stars = upTo(90).map(() =>
    dot(
      Math.round(next() * W),
      Math.round(next() * horizon * 0.9),
      Number(n1(1 + next() * 2.4)),
      "#fff6d8",
      Number(n1(0.4 + next() * 0.6)),
    ),
  );
  return `${ground}${stars.join("")}<circle cx="${x}" cy="110" r="210" fill="url(#halo)"/>${motif("full-moon", x, 110, 140)}`;
}

/** What is outside a window at a time of day; x,y is the middle of the window. */
export function windowPane(light: SceneLight, x: number, y: number, w: number, h: number): string {
  const heaven = { day: "sun", dusk: "sun", night: "full-moon" }[light];
  const [dx, dy] = light === "dusk" ? [-w * 0.2, h * 0.3] : [w * 0.16, -h * 0.14];
  const stars =
    light === "night"
      ? [
          dot(x - w * 0.3, y - h * 0.3, 4, "#fff6d8"),
          dot(x - w * 0.12, y + h * 0.05, 3, "#fff6d8"),
          dot(x + w * 0.3, y + h * 0.2, 4, "#fff6d8"),
        ].join("")
      : "";
  return `<defs>${linear("sky", SKIES[light])}</defs><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="url(#sky)"/>${stars}${motif(heaven, x + dx, y + dy, Math.min(w, h) * 0.42)}`;
}

/** Rolling land from `y` down. */
export function hill(y: number, height: number, seed: number, fill: string): string {
  const next = chance(seed);
  const [a, b] = [next() * 9, next() * 9];
  let d = `M-20 ${H + 20}`;
  for (let x = -20; x <= W + 20; x += 20) {
    d += `L${x} ${n1(y + Math.sin(x / 260 + a) * height + Math.sin(x / 97 + b) * height * 0.25)}`;
  }
  return path(`${d}L${W + 20} ${H + 20}Z`, { fill });
}
