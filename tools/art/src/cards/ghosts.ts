/** Dreams in which one thing is the shape of another: stars, clouds, smoke, shadows, reflections. */
import { chance, ellipse, linear, path, uid } from "../lib/svg.ts";
import { of, type DreamCard } from "./dream.ts";
import { card, cloud, H, halo, hills, ridge, sea, shade, stars, thing, W } from "./paint.ts";
import { PALETTES } from "./palettes.ts";
import { heaven, mood, puts, R, type Mood, type Put } from "./sky.ts";

/** A figure made of stars, and somebody who looks up at it. */
function constellation(
  { light, seed }: Mood,
  figure: string,
  points: readonly (readonly [number, number])[],
  below: readonly Put[],
  turn = 0,
): string {
  const p = PALETTES[light];
  const lines = points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("");
  const knots = points.map(
    ([x, y]) =>
      `${halo(x, y, 40, "#fff6d0", 0.9)}<path d="M${x} ${y - 15}L${x + 4} ${y - 4}L${x + 15} ${y}L${x + 4} ${y + 4}L${x} ${y + 15}L${x - 4} ${y + 4}L${x - 15} ${y}L${x - 4} ${y - 4}Z" fill="#fffbe8"/>`,
  );
  return card(
    p,
    `${stars(340, seed, 860)}<g opacity=".5" filter="url(#mist)">${ellipse(200, 300, 260, 70, `fill="${p.mist}" transform="rotate(-24 200 300)"`)}</g><g opacity=".72">${thing(figure, { x: 320, y: 350, size: 500, turn, filter: "ghost" })}</g>${path(lines, { stroke: "#fff4cc", width: 3, opacity: 0.75 })}${knots.join("")}${hills(p, 830, seed)}${puts(below)}`,
  );
}

/** A cloud in the shape of something, and what is on the ground below it. */
function cloudscape({ light, seed }: Mood, shape: Put, below: readonly Put[]): string {
  const p = PALETTES[light];
  const [, x, y, size] = shape;
  return card(
    p,
    `${halo(540, 120, 220, "#fff4c8", 0.9)}${cloud(80, 160, 0.6, p.cloud, 0.6, seed)}<g opacity=".96">${cloud(x, R(y + Math.abs(size) * 0.36), Math.abs(size) / 330, p.cloud, 0.9, seed + 1)}${puts([shape], "puff")}${cloud(R(x + 40), R(y + Math.abs(size) * 0.44), Math.abs(size) / 380, "#ffffff", 0.7, seed + 2)}</g>${hills(p, 800, seed)}${shade(320, 866, 160, 0.25)}${puts(below)}`,
  );
}

/** Smoke rises from something small and becomes something large. */
function smoke({ light, seed }: Mood, source: Put, shape: Put, around: readonly Put[]): string {
  const p = PALETTES[light];
  const [, sx, sy, size] = source;
  const [, x, y] = shape;
  const next = chance(seed);
  const puffs = Array.from({ length: 14 }, (_, at) => {
    const t = at / 13;
    return ellipse(
      R(sx + (x - sx) * t + Math.sin(t * 9) * 46 * (1 - t * 0.4)),
      R(sy - size * 0.4 + (y + 130 - sy + size * 0.4) * t),
      R(14 + t * 62 + next() * 10),
      R(12 + t * 44),
      `fill="${p.mist}" opacity="${0.9 - t * 0.3}"`,
    );
  });
  return card(
    p,
    `${heaven(p, seed)}${ridge(790, 16, seed, p.hills[1], 1)}${ridge(850, 12, seed + 4, p.hills[2], 0.8)}<g filter="url(#rough)"><g filter="url(#soft)">${puffs.join("")}</g></g>${halo(x, y, 300, p.mist, 0.7)}<g opacity=".9">${puts([shape], "ghost")}</g>${shade(sx, R(sy + size * 0.46), R(size * 0.55))}${puts([source])}${puts(around)}`,
  );
}

/** Somebody small in front of a lit wall casts the shadow of somebody else. */
function shadow(
  { light }: Mood,
  [wall, deep]: readonly [string, string],
  caster: Put,
  cast: Put,
  lamp: Put,
  around: readonly Put[],
): string {
  const p = PALETTES[light];
  const [lit, floor] = [uid("w"), uid("f")];
  return card(
    p,
    `<defs><radialGradient id="${lit}" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="${deep}"/></radialGradient>${linear(
      floor,
      [
        [0, "#8a5a3a"],
        [1, "#2a1420"],
      ],
    )}</defs><rect width="${W}" height="720" fill="url(#${lit})"/>${Array.from({ length: 9 }, (_, at) => path(`M${at * 80} 0V720`, { stroke: deep, width: 3, opacity: 0.35 })).join("")}<rect y="712" width="${W}" height="16" fill="${deep}"/><rect y="726" width="${W}" height="${H - 726}" fill="url(#${floor})"/>${[780, 850].map((y) => path(`M0 ${y}H640`, { stroke: "#1c0c14", width: 3, opacity: 0.4 })).join("")}${halo(320, 380, 360, "#fff0c0", 0.55)}<g opacity=".82">${puts([cast], "dark")}</g>${shade(caster[1], 812, 110)}${puts([caster])}${halo(lamp[1], lamp[2], 150, "#ffe8a0", 0.9)}${puts([lamp])}${puts(around)}`,
  );
}

/** The water reflects something other than what stands on its shore. */
function reflection(
  { light, seed }: Mood,
  above: Put,
  below: string,
  around: readonly Put[],
): string {
  const p = PALETTES[light];
  const [name, x, y, size] = above;
  const shore = y + size * 0.47;
  return card(
    p,
    `${heaven(p, seed, 400)}<g opacity=".8">${ridge(R(shore - 30), 30, seed, p.hills[0], 1.6)}${ridge(R(shore - 6), 16, seed + 5, p.hills[1], 1.2)}</g>${sea(p, R(shore), seed)}<g opacity=".78">${thing(below, { x, y: R(shore + size * 0.55), size: R(size * 1.15), turn: 180, flip: true, filter: "ripple" })}</g>${Array.from({ length: 6 }, (_, at) => ellipse(x, R(shore + 40 + at * 62), R(70 + at * 34), R(7 + at * 2), 'fill="none" stroke="#ffffff" stroke-width="3" opacity=".28"')).join("")}${ellipse(x, R(shore + 6), R(size * 0.5), 22, `fill="${p.hills[2]}" filter="url(#rough)"`)}${thing(name, { x, y, size })}${puts(around)}`,
  );
}

/** The cards of this theme. */
export const GHOSTS: readonly DreamCard[] = [
  of("stars-bull", "stars night danger power sky memory anger", () =>
    constellation(
      mood("ink", 301),
      "water-buffalo",
      [
        [150, 250],
        [250, 210],
        [330, 300],
        [470, 290],
        [520, 430],
        [400, 480],
        [220, 460],
        [250, 210],
      ],
      [
        ["ant", 440, 850, 110],
        ["triangular-flag", 330, 850, 76, 8],
      ],
    ),
  ),
  of("stars-grandmother", "stars night family memory love old sky", () =>
    constellation(
      mood("violet", 302),
      "old-woman",
      [
        [220, 210],
        [330, 130],
        [430, 220],
        [440, 380],
        [330, 520],
        [210, 400],
        [220, 210],
      ],
      [
        ["baby-chick", 260, 850, 120],
        ["telescope", 410, 826, 160],
      ],
    ),
  ),
  of("stars-hand", "stars night fate hand greed sky hope", () =>
    constellation(
      mood("lagoon", 303),
      "raised-hand",
      [
        [180, 330],
        [260, 190],
        [330, 150],
        [400, 180],
        [430, 300],
        [380, 500],
        [270, 500],
        [180, 330],
      ],
      [
        ["lizard", 180, 840, -120],
        ["fire", 420, 856, 100],
      ],
    ),
  ),
  of("stars-fork", "stars hunger night food sky joke dream", () =>
    constellation(
      mood("dusk", 304),
      "fork-and-knife-with-plate",
      [
        [120, 250],
        [130, 450],
        [320, 190],
        [450, 340],
        [320, 490],
        [200, 340],
        [320, 190],
      ],
      [
        ["pig", 220, 836, 150],
        ["candle", 440, 840, 110],
      ],
    ),
  ),

  of("cloud-rabbit", "cloud sky summer childhood play rest dream", () =>
    cloudscape(
      mood("meadow", 311),
      ["rabbit", 310, 330, 380, -6],
      [
        ["turtle", 320, 826, 160],
        ["sunglasses", 470, 868, 96, 8],
      ],
    ),
  ),
  of("cloud-ship", "cloud ship storm sky journey power fear", () =>
    cloudscape(
      mood("frost", 312),
      ["ship", 310, 330, 420, -6],
      [
        ["umbrella", 170, 850, 110, -14],
        ["duck", 400, 846, -130],
      ],
    ),
  ),
  of("cloud-dinosaur", "cloud past monster sky giant ancient surprise", () =>
    cloudscape(
      mood("apricot", 313),
      ["sauropod", 320, 320, 430],
      [
        ["lizard", 250, 846, 140],
        ["egg", 470, 850, 100],
      ],
    ),
  ),
  of("cloud-teapot", "cloud tea rain guests sky weather morning", () =>
    cloudscape(
      mood("rose", 314),
      ["teapot", 320, 330, 400, 10],
      [
        ["teacup-without-handle", 180, 830, 130],
        ["sunflower", 330, 840, 120],
        ["honeybee", 470, 760, 90],
      ],
    ),
  ),
  of("cloud-wolf", "cloud wolf sheep sky danger fear dream", () =>
    cloudscape(
      mood("ember", 315),
      ["wolf", 320, 320, 380],
      [
        ["ewe", 190, 840, 130],
        ["ram", 440, 850, -140],
      ],
    ),
  ),

  of("pipe-ballerina", "smoke music dance love memory night old", () =>
    smoke(
      mood("violet", 321),
      ["saxophone", 200, 760, 210],
      ["ballet-shoes", 390, 260, 300, 8],
      [["wine-glass", 490, 830, 110]],
    ),
  ),
  of("chimney-fox", "smoke fox house winter secret home evening", () =>
    smoke(
      mood("dusk", 322),
      ["hut", 220, 770, 230],
      ["fox", 400, 270, 320],
      [
        ["chicken", 460, 830, 120],
        ["baby-chick", 560, 860, 70],
      ],
    ),
  ),
  of("coffee-city", "morning cup city work travel dream wish", () =>
    smoke(
      mood("apricot", 323),
      ["hot-beverage", 210, 780, 200],
      ["statue-of-liberty", 390, 280, 370],
      [["luggage", 480, 830, 120]],
    ),
  ),
  of("volcano-phoenix", "fire bird mountain return anger power end", () =>
    smoke(
      mood("ember", 324),
      ["volcano", 320, 760, 290],
      ["phoenix-bird", 340, 270, 400],
      [
        ["egg", 530, 850, 90],
        ["cow", 110, 850, 120],
      ],
    ),
  ),
  of("lamp-wishes", "magic wish smoke old greed secret wonder", () =>
    smoke(
      mood("ink", 325),
      ["diya-lamp", 250, 800, 190],
      ["troll", 360, 290, 380],
      [["camel", 490, 840, -140]],
    ),
  ),

  of("shadow-mouse-elephant", "mouse elephant shadow courage small giant truth", () =>
    shadow(
      mood("dusk", 331),
      ["#ffd9a0", "#a05a4a"],
      ["mouse", 320, 780, 120],
      ["elephant", 320, 410, 450],
      ["candle", 560, 800, 130],
      [["cheese-wedge", 110, 850, 110]],
    ),
  ),
  of("shadow-dog-wolf", "dog wolf shadow fear night truth secret", () =>
    shadow(
      mood("ink", 332),
      ["#b8c4ff", "#3a4088"],
      ["poodle", 320, 760, 170],
      ["wolf", 330, 400, 450],
      ["flashlight", 100, 840, 150, 60],
      [["bone", 500, 850, 110, 20]],
    ),
  ),
  of("shadow-pawn-king", "chess shadow king pride future power small", () =>
    shadow(
      mood("moss", 333),
      ["#d8f0b8", "#3f6a4a"],
      ["chess-pawn", 320, 760, 150],
      ["crown", 320, 400, 430],
      ["diya-lamp", 120, 830, 130],
      [["hourglass-not-done", 540, 820, 120]],
    ),
  ),
  of("shadow-flower-hand", "flowers shadow danger love hand lie fear", () =>
    shadow(
      mood("rose", 334),
      ["#ffe0ec", "#a85a8a"],
      ["potted-plant", 320, 750, 180],
      ["bug", 320, 400, 430],
      ["light-bulb", 540, 120, 130, 180],
      [["scissors", 120, 850, 120, -30]],
    ),
  ),
  of("shadow-cage-bird", "bird shadow freedom prison hope wish song", () =>
    shadow(
      mood("lagoon", 335),
      ["#c8f4f0", "#1f5a78"],
      ["locked", 320, 770, 140],
      ["eagle", 330, 400, 480, -8],
      ["red-paper-lantern", 540, 140, 140],
      [["feather", 140, 850, 100, -30]],
    ),
  ),

  of("mirror-duckling", "reflection duck future hope pride truth water", () =>
    reflection(mood("meadow", 341), ["duck", 320, 420, 250], "swan", [
      ["tulip", 90, 520, 120],
      ["feather", 540, 640, 70, 20],
    ]),
  ),
  of("mirror-house", "reflection house fear past old night water", () =>
    reflection(mood("violet", 342), ["house-with-garden", 320, 400, 300], "derelict-house", [
      ["bat", 140, 620, 70, 160],
      ["dove", 520, 250, 70],
    ]),
  ),
  of("mirror-man", "reflection work child play truth wish water", () =>
    reflection(mood("apricot", 343), ["briefcase", 320, 420, 210], "kite", [
      ["necktie", 320, 260, 110, 4],
      ["frog", 560, 560, 90],
    ]),
  ),
  of("mirror-caterpillar", "reflection change growth future hope dream water", () =>
    reflection(mood("lagoon", 344), ["bug", 320, 420, 210], "butterfly", [
      ["lotus", 120, 640, 120],
      ["lotus", 540, 740, 150],
    ]),
  ),
  of("mirror-rocket", "reflection space child dream sea journey water", () =>
    reflection(mood("ink", 345), ["pencil", 320, 390, 290, 0], "rocket", [
      ["star", 110, 700, 70],
      ["star", 520, 800, 90, 20],
    ]),
  ),
];
