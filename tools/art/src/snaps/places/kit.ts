/**
 * Small parts from which places are built: walls, windows, shelves, water, hills. Coordinates are those of a
 * picture of 1000 by 750.
 */
import { chance, path } from "../../lib/svg.ts";

/** `[icon, x, y, size]` */
export type Thing = readonly [name: string, x: number, y: number, size: number];

export interface Place {
  readonly wall: readonly [string, string];
  readonly floor: readonly [string, string];
  /** y at which wall and floor meet. */
  readonly horizon: number;
  /** Things out of focus, far away and less far. */
  readonly far: readonly Thing[];
  readonly near?: readonly Thing[];
  readonly lamp?: string;
  /** Extra drawings on the wall and on the floor. */
  readonly extra?: () => string;
  readonly ground?: () => string;
}

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  r = 0,
  more = "",
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;

export const band = (y: number, height: number, colour: string, opacity = 1): string =>
  box(-20, y, 1040, height, colour, 0, `opacity="${opacity}"`);

export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

/** Draws the same thing several times; `draw` gets the index. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

export const dots = (seed: number, colours: readonly string[], count = 60, low = 560): string => {
  const next = chance(seed);
  return times(count, (at) => {
    const [x, y, r, o] = [next(), next(), next(), next()];
    return disc(
      Math.round(x * 1000),
      Math.round(y * low),
      Math.round(3 + r * 7),
      colours[at % colours.length]!,
      0.5 + o * 0.5,
    );
  });
};

export const tiles = (colour: string, size = 84, low = 520, opacity = 0.35): string =>
  times(Math.ceil(1000 / size) + 1, (at) =>
    path(`M${at * size} 0V${low}`, { stroke: colour, width: 4, opacity }),
  ) +
  times(Math.ceil(low / size), (at) =>
    path(`M0 ${at * size}H1000`, { stroke: colour, width: 4, opacity }),
  );

export const bricks = (colour: string, low: number, opacity = 0.4): string =>
  times(
    Math.ceil(low / 46),
    (row) =>
      path(`M0 ${row * 46}H1000`, { stroke: colour, width: 4, opacity }) +
      times(12, (at) =>
        path(`M${at * 96 + (row % 2) * 48} ${row * 46}v46`, { stroke: colour, width: 4, opacity }),
      ),
  );

export const planks = (colour: string, from: number, to: number, opacity = 0.3): string =>
  times(11, (at) => path(`M${at * 100} ${from}V${to}`, { stroke: colour, width: 5, opacity }));

/** Floorboards that converge on one point. */
export const boards = (colour: string, horizon: number, opacity = 0.28): string =>
  times(13, (at) =>
    path(`M${500 + (at - 6) * 70} ${horizon}L${500 + (at - 6) * 190} 750`, {
      stroke: colour,
      width: 4,
      opacity,
    }),
  );

export const chequers = (colour: string, horizon: number, opacity = 0.4): string =>
  times(4, (row) => {
    const [top, low] = [
      horizon + ((750 - horizon) * row * row) / 16,
      horizon + ((750 - horizon) * (row + 1) * (row + 1)) / 16,
    ];
    const x = (at: number, y: number) => 500 + at * (60 + ((y - horizon) / (750 - horizon)) * 90);
    return times(18, (k) => {
      const at = k - 9;
      return (at + row) % 2 === 0
        ? path(
            `M${x(at, top)} ${top}L${x(at + 1, top)} ${top}L${x(at + 1, low)} ${low}L${x(at, low)} ${low}Z`,
            { fill: colour, opacity },
          )
        : "";
    });
  });

/** A window with its frame and the sky outside. */
export const pane = (
  x: number,
  y: number,
  w: number,
  h: number,
  sky: string,
  frame: string,
  r = 12,
): string =>
  box(x, y, w, h, sky, r, `stroke="${frame}" stroke-width="14"`) +
  path(
    `M${x + w * 0.16} ${y + h * 0.62}L${x + w * 0.46} ${y + h * 0.14}M${x + w * 0.36} ${y + h * 0.72}L${x + w * 0.62} ${y + h * 0.3}`,
    { stroke: "#fff", width: 12, opacity: 0.4 },
  );

/** One ridge of hills from edge to edge. */
export const hills = (y: number, height: number, colour: string, shift = 0, opacity = 1): string =>
  path(
    `M-20 760V${y}${times(5, (at) => `Q${at * 240 + 60 - shift} ${y - height - (at % 2) * 26} ${at * 240 + 200 - shift} ${y}`)}L1020 ${y}V760Z`,
    { fill: colour, opacity },
  );

export const waves = (y: number, colour: string, opacity = 0.7): string =>
  path(
    `M-20 ${y}${times(11, (at) => `Q${at * 100 + 25} ${y - 20} ${at * 100 + 50} ${y}T${at * 100 + 100} ${y}`)}`,
    { stroke: colour, width: 9, opacity },
  );

export const cloud = (x: number, y: number, s: number, colour = "#ffffff", opacity = 0.9): string =>
  `<g opacity="${opacity}">${disc(x, y, 40 * s, colour)}${disc(x + 50 * s, y - 18 * s, 54 * s, colour)}${disc(x + 108 * s, y, 42 * s, colour)}${box(x - 10 * s, y, 130 * s, 42 * s, colour, 20 * s)}</g>`;

export const curtains = (dark = "#8f1f35", light = "#b32b44", top = "#7a1830"): string =>
  [0, 1]
    .map((side) =>
      times(5, (at) =>
        box(
          (side === 0 ? at * 46 : 1000 - at * 46) - (side ? 46 : 0),
          -10,
          48,
          700,
          at % 2 ? dark : light,
        ),
      ),
    )
    .join("") + band(-10, 70, top);

/** A row of lamps that hang from a wire. */
export const fairyLights = (y: number, colours: readonly string[]): string =>
  path(`M-20 ${y}Q250 ${y + 90} 500 ${y + 20}T1020 ${y}`, { stroke: "#3a2030", width: 5 }) +
  times(14, (at) =>
    disc(at * 76 + 10, y + 20 + Math.sin(at * 0.9) * 26 + 22, 14, colours[at % colours.length]!),
  );

export const columns = (xs: readonly number[], low: number, light: string, dark: string): string =>
  xs
    .map(
      (x) =>
        box(x - 38, 60, 76, low - 60, light) +
        box(x + 14, 60, 24, low - 60, dark) +
        box(x - 54, 40, 108, 34, light, 6) +
        box(x - 54, low - 30, 108, 34, light, 6),
    )
    .join("");

/** A jagged edge that hangs from above, or stands below if `height` is negative. */
export const spikes = (y: number, height: number, colour: string, count = 9): string => {
  const w = 1040 / count;
  const edge = times(
    count,
    (at) =>
      `L${-20 + at * w + w / 2} ${y + height * (0.55 + ((at * 37) % 10) / 20)}L${-20 + (at + 1) * w} ${y}`,
  );
  return path(`M-20 ${height > 0 ? -20 : 770}V${y}${edge}V${height > 0 ? -20 : 770}Z`, {
    fill: colour,
  });
};

/** A shelf with boxes of many colours on it. */
export const shelf = (
  x: number,
  y: number,
  w: number,
  colours: readonly string[],
  board = "#8a5a36",
  tall = 70,
): string =>
  times(Math.floor(w / 34), (at) => {
    const h = tall - ((at * 29) % 26);
    return box(
      x + 6 + at * 34,
      y - h,
      27,
      h,
      colours[(at * 5 + Math.round(y)) % colours.length]!,
      4,
    );
  }) + box(x, y, w, 16, board, 4);
