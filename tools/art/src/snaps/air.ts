/**
 * Light and weather of a snap: layers between the place and the people, and a layer in front of everything.
 */
import { chance, linear, path, radial, svg } from "../lib/svg.ts";
import type { Snap } from "./layers.ts";
import { H, W } from "./size.ts";

/** Colour of each light, and its opacity over the place and over everything. */
const LIGHT: Readonly<Record<Snap["light"], readonly [colour: string, back: number, all: number]>> =
  {
    day: ["#000000", 0, 0],
    night: ["#0b1040", 0.52, 0.05],
    dusk: ["#d4437a", 0.3, 0.08],
    dark: ["#06040f", 0.74, 0.08],
    alarm: ["#e0122f", 0.4, 0.06],
  };

const sheet = (colour: string, opacity: number): string =>
  `<rect width="${W}" height="${H}" fill="${colour}" opacity="${opacity}"/>`;

/** Returns the layer that darkens the place, but not the people. */
export const shade = ({ light }: Snap): Buffer => {
  const [colour, back] = LIGHT[light];
  return Buffer.from(svg(W, H, sheet(colour, back)));
};

function scattered(
  count: number,
  seed: number,
  draw: (x: number, y: number, at: number, r: number) => string,
) {
  const next = chance(seed);
  return Array.from({ length: count }, (_, at) => draw(next() * W, next() * H, at, next())).join(
    "",
  );
}

const PAPERS = ["#ffd23f", "#ff6b8b", "#58e6d9", "#9b7bff", "#7ed957"];

const WEATHER: Readonly<Record<Snap["weather"][number], () => string>> = {
  rain: () =>
    sheet("#1a2a4a", 0.16) +
    scattered(90, 3, (x, y, _at, r) =>
      path(`M${x} ${y}l${-8 - r * 8} ${30 + r * 36}`, {
        stroke: "#d9f1ff",
        width: 2.5 + r * 2,
        opacity: 0.5,
      }),
    ),
  snow: () =>
    scattered(
      90,
      5,
      (x, y, _at, r) =>
        `<circle cx="${x}" cy="${y}" r="${2 + r * r * 11}" fill="#fff" opacity="${0.55 + r * 0.4}"/>`,
    ),
  confetti: () =>
    scattered(
      80,
      7,
      (x, y, at, r) =>
        `<rect x="${x}" y="${y * 0.86}" width="${8 + r * 10}" height="9" rx="2" fill="${PAPERS[at % PAPERS.length]}" transform="rotate(${r * 360} ${x} ${y * 0.86})"/>`,
    ),
  bubbles: () =>
    scattered(
      34,
      11,
      (x, y, _at, r) =>
        `<circle cx="${x}" cy="${y}" r="${6 + r * r * 26}" fill="#dff8ff" fill-opacity=".16" stroke="#eafcff" stroke-width="3" opacity=".8"/><circle cx="${x - 3 - r * 8}" cy="${y - 3 - r * 8}" r="${2 + r * 4}" fill="#fff" opacity=".9"/>`,
    ),
  dust: () =>
    `<filter id="dust"><feGaussianBlur stdDeviation="16"/></filter><g filter="url(#dust)">${scattered(16, 13, (x, y, _at, r) => `<ellipse cx="${x}" cy="${560 + y * 0.24}" rx="${70 + r * 110}" ry="${24 + r * 40}" fill="#e9d3ae" opacity=".6"/>`)}</g>`,
  spot: () => "",
};

/** A cone of light on the middle of the picture, behind the people. */
const SPOT = svg(
  W,
  H,
  `<defs>${linear("cone", [
    [0, "#fff6cf", 0.75],
    [1, "#fff6cf", 0.1],
  ])}</defs>${sheet("#08040f", 0.45)}${path("M430 -20H570L800 690H200Z", { fill: "url(#cone)" })}<ellipse cx="500" cy="688" rx="300" ry="56" fill="#fff6cf" opacity=".55"/>`,
);

/** Returns the layers between the place and the people. */
export const behind = ({ weather }: Snap): Buffer[] =>
  weather.includes("spot") ? [Buffer.from(SPOT)] : [];

/** Returns the layer in front of everything. */
export function before({ light, weather }: Snap): Buffer {
  const [colour, , all] = LIGHT[light];
  const edge = radial(
    "edge",
    [
      [0.6, "#1a1020", 0],
      [1, "#1a1020", light === "dark" ? 0.7 : 0.38],
    ],
    'cx=".5" cy=".5" r=".76"',
  );
  const air = weather.map((one) => WEATHER[one]()).join("");
  return Buffer.from(
    svg(
      W,
      H,
      `<defs>${edge}</defs>${sheet(colour, all)}${air}<rect width="${W}" height="${H}" fill="url(#edge)"/>`,
    ),
  );
}
