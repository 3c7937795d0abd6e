/** Dreams with both feet on the ground, and below it: roots, mazes, webs, queues. */
import { chance, ellipse, linear, path, uid } from "../lib/svg.ts";
import { of, type DreamCard } from "./dream.ts";
import { card, H, halo, hills, ridge, rope, thing, W } from "./paint.ts";
import { PALETTES } from "./palettes.ts";
import { flock, heaven, mood, puts, R, type Mood, type Put } from "./sky.ts";

/** A cross-section of the ground: what grows above has its roots in what is buried below. */
function roots(
  { light, seed }: Mood,
  above: readonly Put[],
  buried: readonly Put[],
  soil: readonly [string, string] = ["#7a4a32", "#1c0e18"],
): string {
  const p = PALETTES[light];
  const earth = uid("e");
  const next = chance(seed);
  const root = [-2.2, -1.3, -0.5, 0.5, 1.3, 2.2].map((lean) => {
    const [dx, deep] = [lean * 105, 330 - Math.abs(lean) * 40 + next() * 60];
    return path(
      `M${R(320 + lean * 16)} 430C${R(320 + lean * 20)} 560 ${R(320 + dx * 0.9)} ${R(430 + deep * 0.5)} ${R(320 + dx)} ${R(470 + deep)}M${R(320 + dx * 0.6)} ${R(450 + deep * 0.52)}q${R(lean * 22)} 60 ${R(lean * 6 + 30)} 110`,
      { stroke: "#e2b98a", width: R(13 - Math.abs(lean) * 3), opacity: 0.85 },
    );
  });
  const pebbles = Array.from({ length: 26 }, () =>
    ellipse(
      R(next() * W),
      R(500 + next() * 440),
      R(5 + next() * 12),
      R(4 + next() * 8),
      'fill="#ffffff" opacity=".12"',
    ),
  );
  return card(
    p,
    `${heaven(p, seed, 380)}<defs>${linear(earth, [
      [0, soil[0]],
      [1, soil[1]],
    ])}</defs><g opacity=".7">${ridge(390, 18, seed, p.hills[0], 1.4)}</g><g filter="url(#rough)"><rect x="-20" y="434" width="680" height="560" fill="url(#${earth})"/><rect x="-20" y="420" width="680" height="34" rx="16" fill="${p.hills[1]}"/></g>${pebbles.join("")}${root.join("")}${buried.map(([, x, y, size]) => halo(x, y, Math.abs(size) * 0.9, "#ffdf9a", 0.5)).join("")}${puts(buried)}${puts(above)}`,
  );
}

/** Outlines of a maze's hedges, each as the point at an angle for a radius of 1. */
const HEDGES = {
  ring: (angle: number) => [Math.cos(angle), Math.sin(angle) * 0.84],
  square: (angle: number) => {
    const far = 0.86 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  },
  heart: (angle: number) => {
    const t = angle + Math.PI / 2;
    const down = 5 * Math.cos(2 * t) + 2 * Math.cos(3 * t) + Math.cos(4 * t) - 13 * Math.cos(t);
    return [Math.sin(t) ** 3, down / 16];
  },
  star: (angle: number) => {
    const far = 0.84 + 0.14 * Math.cos(6 * angle + Math.PI);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  },
  clover: (angle: number) => {
    const far = 0.8 + 0.18 * Math.cos(4 * angle);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  },
} as const;

/** A labyrinth seen from above, with somebody at its entrance and something in its centre. */
function maze(
  { light, seed }: Mood,
  shape: keyof typeof HEDGES,
  heart: Put,
  seeker: Put,
  hedge: readonly [string, string],
): string {
  const p = PALETTES[light];
  const at = (angle: number, radius: number): string => {
    const [x = 0, y = 0] = HEDGES[shape](angle);
    return `${R(320 + x * radius)} ${R(560 + y * radius)}`;
  };
  const rings = [300, 246, 192, 138].map((radius, ring) => {
    const gap = (0.34 + ring * 0.05) / 1.4;
    const from = ring === 0 ? Math.PI / 2 : (seed * 1.7 + ring * 2.4) % 6.28;
    const steps = Array.from({ length: 72 }, (_, step) =>
      at(from + gap + (step / 71) * (6.283 - 2 * gap), radius),
    );
    const d = `M${steps.join("L")}`;
    const spoke = from + 2 + ring;
    const wall =
      ring < 3
        ? path(`M${at(spoke, radius)}L${at(spoke, radius - 52)}`, { stroke: hedge[0], width: 20 })
        : "";
    return `<g filter="url(#obj)">${path(d, { stroke: hedge[1], width: 30 })}</g><g transform="translate(0 -9)">${path(d, { stroke: hedge[0], width: 22 })}${wall}</g>`;
  });
  return card(
    p,
    `${heaven(p, seed, 300)}${flock(p, seed)}${ridge(230, 16, seed, p.hills[0], 1.2)}<rect y="260" width="${W}" height="${H}" fill="${p.hills[1]}"/>${ellipse(320, 560, 330, 290, `fill="${p.mist}" opacity=".55"`)}${rings.join("")}${halo(heart[1], heart[2], 150, "#fff2c0", 0.9)}${puts([heart], "glow")}${puts([seeker])}`,
  );
}

/** A web between two branches, and what got caught in it. */
function web(
  { light, seed }: Mood,
  caught: readonly Put[],
  spinner: Put,
  below: readonly Put[],
): string {
  const p = PALETTES[light];
  const spokes = Array.from({ length: 12 }, (_, at) => (at / 12) * 6.283 + 0.2);
  const ray = (angle: number, radius: number) =>
    `${R(320 + Math.cos(angle) * radius)} ${R(410 + Math.sin(angle) * radius)}`;
  const threads = [60, 110, 165, 225, 290].map((radius) =>
    path(
      spokes
        .concat(spokes[0] ?? 0)
        .map((angle, at) =>
          at
            ? `Q${ray(angle - 0.26, radius * 0.86)} ${ray(angle, radius)}`
            : `M${ray(angle, radius)}`,
        )
        .join(""),
      { stroke: "#ffffff", width: 3, opacity: 0.75 },
    ),
  );
  return card(
    p,
    `${heaven(p, seed, 700)}${hills(p, 840, seed)}<g filter="url(#obj)">${path("M-20 60C120 70 200 20 300 -20M60 64C20 240 40 460 -20 640M-20 700C60 720 120 760 160 840", { stroke: "#4a2a20", width: 26 })}${path("M660 120C560 100 500 60 470 -20M600 108C640 300 600 520 660 700", { stroke: "#4a2a20", width: 30 })}</g>${spokes.map((angle) => path(`M320 410L${ray(angle, 330)}`, { stroke: "#ffffff", width: 3, opacity: 0.7 })).join("")}${threads.join("")}${caught.map(([, x, y, size]) => halo(x, y, Math.abs(size), "#fff6da", 0.4)).join("")}${puts(caught)}${rope(320, 660, spinner[1], spinner[2], 0, "#ffffff", 3)}${puts([spinner])}${puts(below)}`,
  );
}

/** A long queue that winds towards something far away. */
function queue({ light, seed }: Mood, goal: Put, line: readonly string[], last: Put): string {
  const p = PALETTES[light];
  const row = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8;
    return thing(line[at % line.length] ?? "penguin", {
      x: R(430 - Math.sin(t * 4.4) * (60 + t * 130)),
      y: R(446 + t ** 1.3 * 350),
      size: R(46 + t * 96),
      flip: at % 3 === 1,
    });
  });
  return card(
    p,
    `${heaven(p, seed, 400)}${halo(goal[1], goal[2], 240, p.mist, 0.9)}${puts([goal])}<g opacity=".9">${ridge(470, 14, seed, p.hills[0], 1.1)}</g>${ridge(590, 18, seed + 3, p.hills[1], 0.8)}${ridge(760, 16, seed + 6, p.hills[2], 0.7)}${row.join("")}${puts([last])}`,
  );
}

/** The cards of this theme. */
export const GROUNDS: readonly DreamCard[] = [
  of("roots-piano", "tree roots music secret old deep garden", () =>
    roots(
      mood("apricot", 601),
      [
        ["deciduous-tree", 320, 300, 320],
        ["bird", 500, 380, 80],
      ],
      [
        ["musical-keyboard", 330, 720, 210, -8],
        ["violin", 120, 800, 130, 30],
        ["trumpet", 530, 760, 130, -20],
      ],
    ),
  ),
  of("roots-house", "house family roots past memory secret home", () =>
    roots(
      mood("dusk", 602),
      [["house", 320, 320, 260]],
      [
        ["nesting-dolls", 320, 760, 170],
        ["framed-picture", 130, 700, 120, -10],
        ["baby-bottle", 520, 680, 100, 14],
        ["love-letter", 470, 860, 110],
      ],
    ),
  ),
  of("roots-carrot", "garden gold growth secret surprise harvest treasure", () =>
    roots(
      mood("meadow", 603),
      [
        ["seedling", 320, 380, 120],
        ["rabbit", 500, 370, 120],
        ["farmer", 130, 350, 150],
      ],
      [
        ["carrot", 320, 690, 380, -135],
        ["mouse", 540, 860, 90],
      ],
    ),
  ),
  of("roots-fossil", "past monster sleep ancient dog deep surprise", () =>
    roots(
      mood("frost", 604),
      [
        ["dog", 330, 360, 150],
        ["bone", 470, 390, 80, 20],
      ],
      [
        ["sauropod", 320, 720, 430],
        ["zzz", 130, 560, 100],
      ],
      ["#5a5a72", "#141428"],
    ),
  ),
  of("roots-city", "flowers city garden hope deep crowd small", () =>
    roots(
      mood("rose", 605),
      [
        ["sunflower", 320, 300, 270],
        ["honeybee", 470, 250, 76],
      ],
      [
        ["metro", 330, 740, 160],
        ["houses", 130, 810, 150],
        ["cityscape", 520, 830, 160],
      ],
    ),
  ),

  of("maze-cheese", "mouse search choice hunger patience mystery garden", () =>
    maze(
      mood("meadow", 611),
      "ring",
      ["cheese-wedge", 320, 548, 170],
      ["mouse", 320, 876, 120],
      ["#7cc65a", "#2f6a3a"],
    ),
  ),
  of("maze-love", "love search patience heart hope lost flowers", () =>
    maze(
      mood("rose", 612),
      "heart",
      ["love-letter", 320, 548, 170],
      ["turtle", 320, 880, 130],
      ["#ff9ac0", "#a0407a"],
    ),
  ),
  of("maze-self", "search truth mirror alone choice lost mystery", () =>
    maze(
      mood("ink", 613),
      "star",
      ["mirror", 320, 548, 170],
      ["gorilla", 320, 876, 140],
      ["#8a9aff", "#2a2a70"],
    ),
  ),
  of("maze-exit", "lost work door choice haste busy freedom", () =>
    maze(
      mood("frost", 614),
      "square",
      ["desktop-computer", 320, 548, 170],
      ["detective", 320, 870, 140],
      ["#d8e4f0", "#7088a8"],
    ),
  ),

  of("maze-fish", "cat fish search hunger sea choice lost", () =>
    maze(
      mood("lagoon", 615),
      "clover",
      ["tropical-fish", 320, 548, 170],
      ["cat", 320, 876, 140],
      ["#7fe0d8", "#14607a"],
    ),
  ),

  of("web-stars", "stars spider night patience sky wish wind", () =>
    web(
      mood("ink", 621),
      [
        ["glowing-star", 250, 330, 110],
        ["star", 420, 360, 90, 20],
        ["crescent-moon", 330, 520, 120],
      ],
      ["spider", 400, 740, 110],
      [["telescope", 130, 850, 130]],
    ),
  ),
  of("web-letters", "spider words news secret message patience lie", () =>
    web(
      mood("apricot", 622),
      [
        ["envelope", 230, 350, 110, -14],
        ["love-letter", 410, 320, 110, 12],
        ["newspaper", 330, 500, 120, -6],
      ],
      ["spider", 250, 740, 110],
      [["postbox", 540, 830, 140]],
    ),
  ),
  of("web-clocks", "time spider patience waiting age slow trap", () =>
    web(
      mood("moss", 623),
      [
        ["alarm-clock", 240, 330, 110],
        ["watch", 420, 350, 100, 20],
        ["hourglass-not-done", 320, 520, 110, 30],
      ],
      ["spider", 380, 760, 110],
      [["snail", 150, 850, 120]],
    ),
  ),
  of("web-phones", "phone spider talk world busy trap crowd", () =>
    web(
      mood("violet", 624),
      [
        ["mobile-phone", 240, 340, 110, -12],
        ["laptop", 420, 340, 120, 8],
        ["satellite", 320, 520, 120],
      ],
      ["robot", 320, 760, 130],
      [
        ["fly", 130, 860, 90],
        ["mosquito", 520, 860, 90],
      ],
    ),
  ),

  of("queue-ark", "animals rain waiting ship hope journey together", () =>
    queue(
      mood("lagoon", 631),
      ["ship", 400, 360, 230],
      ["giraffe", "elephant", "zebra"],
      ["unicorn", 130, 840, 170],
    ),
  ),
  of("queue-penguins", "penguin winter waiting cold patience crowd sweet", () =>
    queue(
      mood("frost", 632),
      ["soft-ice-cream", 410, 350, 220],
      ["penguin"],
      ["camel", 140, 830, 180],
    ),
  ),
  of("queue-exam", "school fear waiting learn crowd future courage", () =>
    queue(
      mood("apricot", 633),
      ["owl", 410, 360, 200],
      ["baby-chick", "hatching-chick"],
      ["crocodile", 150, 850, 190],
    ),
  ),
  of("queue-robots", "robot work waiting future human heart machine", () =>
    queue(
      mood("violet", 634),
      ["growing-heart", 410, 350, 210],
      ["robot"],
      ["wilted-flower", 140, 840, 150, -8],
    ),
  ),
  of("queue-ghosts", "moon bath waiting night ghost haste house", () =>
    queue(
      mood("ink", 635),
      ["toilet", 420, 350, 200],
      ["ghost", "alien", "goblin"],
      ["snail", 150, 850, 150],
    ),
  ),
];
