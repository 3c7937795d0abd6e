/** Dreams that hang, swing, climb and fish between heaven and earth. */
import { chance, ellipse, path } from "../lib/svg.ts";
import { of, type DreamCard } from "./dream.ts";
import { card, cloud, H, halo, haze, hills, moon, rope, sea, stars, thing, W } from "./paint.ts";
import { PALETTES } from "./palettes.ts";
import { flock, heaven, mood, posed, puts, R, type Mood, type Put } from "./sky.ts";

const sickle = (x: number, y: number, size: number, colour = "#ffe7a8"): string =>
  `${halo(x, y, size * 1.5, colour, 0.6)}<g transform="translate(${x} ${y}) rotate(-24) scale(${size / 100})" filter="url(#obj)"><path d="M0 -100A100 100 0 1 0 100 20A84 84 0 1 1 0 -100Z" fill="${colour}"/><path d="M-8 -92A92 92 0 0 0 -40 84A104 104 0 0 1 -8 -92Z" fill="#ffffff" opacity=".35"/></g>`;

/** A swing hangs from the moon. */
function swing(
  { light, seed, pose }: Mood,
  rider: string,
  extras: readonly Put[],
  below: readonly Put[],
): string {
  const p = PALETTES[light];
  const [left, right] = [250, 396];
  return card(
    p,
    `${stars(220, seed, 800)}${cloud(90, 420, 0.6, p.cloud, 0.5, seed)}${cloud(560, 560, 0.7, p.cloud, 0.5, seed + 1)}${posed(pose, `${sickle(320, 220, 178)}${rope(250, 372, left + 40, 640, 0, "#fff0d0", 5)}${rope(378, 366, right + 40, 600, 0, "#fff0d0", 5)}<g transform="rotate(-15 362 620)"><rect x="276" y="612" width="176" height="20" rx="9" fill="#9a5b32" filter="url(#obj)"/></g>${thing(rider, { x: 364, y: 536, size: 180, turn: -14 })}`)}${hills(p, 850, seed)}${puts(below)}${puts(extras)}`,
  );
}

/** A ladder that leans against something in the sky. */
function ladder(
  { light, seed }: Mood,
  goal: Put,
  climber: string,
  foot: readonly Put[],
  isDay = false,
): string {
  const p = PALETTES[light];
  const rungs = Array.from({ length: 15 }, (_, at) => {
    const t = at / 14;
    const [x, y, half] = [196 + t * 172, 850 - t * 520, 62 - t * 36];
    return path(`M${R(x - half)} ${R(y)}L${R(x + half)} ${R(y - 6)}`, {
      stroke: "#e2ad68",
      width: R(13 - t * 7),
    });
  });
  const sky = isDay ? flock(p, seed) : stars(180, seed, 640);
  return card(
    p,
    `${sky}${halo(goal[1], goal[2], 300, p.mist, 0.7)}${puts([goal], "glow")}${hills(p, 800, seed)}<g filter="url(#obj)">${path("M128 872L340 310", { stroke: "#8a5630", width: 16 })}${path("M264 862L402 306", { stroke: "#8a5630", width: 16 })}${rungs.join("")}</g>${thing(climber, { x: 282, y: 560, size: 150, turn: 12 })}${cloud(480, 400, 0.8, p.cloud, 0.85, seed)}${cloud(210, 330, 0.5, p.cloud, 0.8, seed + 2)}${puts(foot)}`,
  );
}

/** Somebody on a cloud fishes in the world below. */
function angler(
  { light, seed }: Mood,
  fisher: string,
  caught: Put,
  world: readonly Put[],
  onWater: boolean,
): string {
  const p = PALETTES[light];
  const [, x, y, size] = caught;
  return card(
    p,
    `${heaven(p, seed, 700)}${onWater ? sea(p, 780, seed) : hills(p, 830, seed)}${cloud(200, 330, 1.5, p.cloud, 0.95, seed)}${cloud(130, 370, 1, p.cloud, 0.95, seed + 3)}${path(`M268 236Q380 120 470 150`, { stroke: "#7a4a26", width: 9 })}${path(`M470 150Q${R((470 + x) / 2) + 20} ${R(y / 2)} ${x} ${R(y - Math.abs(size) * 0.45)}`, { stroke: "#fff8e6", width: 3.5 })}${thing(fisher, { x: 206, y: 226, size: 190 })}${puts(world)}${halo(x, y, Math.abs(size), "#fff2c0", 0.5)}${puts([caught])}${cloud(250, 372, 0.9, p.cloud, 0.95, seed + 4)}`,
  );
}

/** Something other than a kite flies on a kite string. */
function kite(
  { light, seed }: Mood,
  flown: string,
  holder: Put,
  bows: readonly string[],
  ground: readonly Put[],
): string {
  const p = PALETTES[light];
  const tail = Array.from({ length: 8 }, (_, at) =>
    thing(bows[at % bows.length] ?? "ribbon", {
      x: R(460 + Math.sin(at * 0.9) * 62 - at * 8),
      y: R(380 + at * 46),
      size: 56 - at * 3,
      turn: R(Math.sin(at * 1.7) * 30),
    }),
  );
  return card(
    p,
    `${flock(p, seed)}${cloud(150, 180, 0.9, p.cloud, 0.8, seed)}${cloud(560, 480, 0.7, p.cloud, 0.7, seed + 1)}${cloud(90, 520, 0.6, p.cloud, 0.6, seed + 5)}${path("M420 300Q460 340 470 420Q360 560 440 720", { stroke: "#fff2da", width: 4, opacity: 0.8 })}${tail.join("")}${path(`M400 300Q240 520 ${holder[1] + 30} ${holder[2] - 30}`, { stroke: "#fff8ea", width: 3.5 })}${thing(flown, { x: 410, y: 210, size: 300, turn: 16 })}${hills(p, 800, seed)}${puts([holder])}${puts(ground)}`,
  );
}

/** Washing lines across the sky with motifs hung out on them. */
function laundry(
  { light, seed }: Mood,
  wash: readonly string[],
  maid: Put,
  posts: readonly [string, string],
  ground: readonly Put[],
): string {
  const p = PALETTES[light];
  const next = chance(seed);
  const line = (y: number, sag: number, names: readonly string[], size: number) =>
    rope(-20, y, 660, y - 30, sag, "#fff4dc", 4) +
    names
      .map((name, at) => {
        const t = (at + 0.7) / (names.length + 0.4);
        const x = R(t * W);
        const top = y - 30 * t + 2 * t * (1 - t) * sag;
        return `${thing(name, { x, y: R(top + size * 0.5), size, turn: R(next() * 16 - 8) })}<rect x="${x - 7}" y="${R(top - 12)}" width="14" height="34" rx="5" fill="#d9a05a"/>`;
      })
      .join("");
  return card(
    p,
    `${p.isNight ? stars(120, seed, 700) : moon(110, 110, 50)}${cloud(480, 180, 0.9, p.cloud, 0.6, seed)}${cloud(120, 560, 0.7, p.cloud, 0.5, seed + 1)}${line(240, 90, wash.slice(0, 3), 170)}${line(500, 80, wash.slice(3), 128)}${hills(p, 820, seed)}${thing(posts[0], { x: 66, y: 756, size: 250 })}${thing(posts[1], { x: 584, y: 740, size: 230 })}${puts([maid])}${puts(ground)}`,
  );
}

/** A hole in the sky from which something hangs, falls or looks out. */
function hatch(
  { light, seed }: Mood,
  [day, deep]: readonly [string, string],
  above: Put,
  falling: readonly Put[],
  below: readonly Put[],
): string {
  const p = PALETTES[light];
  const rim = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 11) * 6.283;
    return cloud(
      R(320 + Math.cos(angle) * 222),
      R(240 + Math.sin(angle) * 128),
      0.5,
      p.cloud,
      0.95,
      seed + at,
    );
  });
  return card(
    p,
    `${p.isNight ? stars(120, seed, 800) : flock(p, seed)}${halo(320, 240, 330, day, 0.8)}${ellipse(320, 240, 214, 124, `fill="${deep}"`)}${ellipse(320, 252, 190, 100, `fill="${day}" filter="url(#soft)"`)}<g opacity=".4" filter="url(#soft)"><path d="M180 300L40 ${H}H600L460 300Z" fill="${day}"/></g>${rim.slice(5).join("")}${puts([above])}${rim.slice(0, 5).join("")}${puts(falling)}${haze(760, p.mist, 0.4)}${hills(p, 830, seed)}${puts(below)}`,
  );
}

/** The cards of this theme. */
export const HEIGHTS: readonly DreamCard[] = [
  of("moon-swing", "moon child night play dream bear alone", () =>
    swing(mood("ink", 241), "teddy-bear", [["owl", 130, 820, 110]], [["houses", 500, 850, 160]]),
  ),
  of("swing-elephant", "moon elephant heavy light night play courage", () =>
    swing(
      mood("dusk", 242, { flip: true, scale: 1.2, y: 60 }),
      "elephant",
      [["mouse", 470, 850, -90]],
      [["screwdriver", 110, 850, 110, 30]],
    ),
  ),
  of("swing-ghosts", "moon ghost night lonely play old house", () =>
    swing(
      mood("violet", 243, { scale: 0.72, x: -110, y: -90 }),
      "ghost",
      [
        ["bat", 120, 560, 90, -14],
        ["bat", 540, 430, 70, 12],
      ],
      [
        ["derelict-house", 500, 810, 200],
        ["headstone", 130, 850, 110],
      ],
    ),
  ),
  of("swing-panda", "moon rest food peace night quiet bear", () =>
    swing(
      mood("lagoon", 244, { scale: 1.36, x: 70, y: 20 }),
      "panda",
      [["pine-decoration", 110, 800, 170]],
      [["bento-box", 520, 858, 120]],
    ),
  ),

  of("ladder-moon", "moon climb night work light ladder wish", () =>
    ladder(mood("lagoon", 251), ["waxing-gibbous-moon", 400, 220, 250], "mechanic", [
      ["toolbox", 440, 850, 120],
      ["light-bulb", 556, 846, 90],
    ]),
  ),
  of("ladder-stars", "stars harvest night climb fruit work ladder", () =>
    ladder(mood("violet", 252), ["glowing-star", 400, 210, 200, 12], "raccoon", [
      ["jar", 460, 840, 130],
      ["star", 470, 850, 60],
      ["star", 100, 860, 80, 20],
    ]),
  ),
  of("ladder-nest", "bird family climb home courage care ladder", () =>
    ladder(
      mood("meadow", 253),
      ["nest-with-eggs", 410, 240, 260],
      "cat",
      [
        ["bird", 540, 800, -110],
        ["eagle", 130, 200, 130],
      ],
      true,
    ),
  ),
  of("ladder-ear", "secret words news message climb truth giant", () =>
    ladder(
      mood("apricot", 254),
      ["ear", 420, 220, 270],
      "parrot",
      [["megaphone", 500, 840, 150, -10]],
      true,
    ),
  ),
  of("ladder-piggy", "money climb greed gold luck power ladder", () =>
    ladder(mood("ember", 255), ["coin", 410, 220, 240], "rat", [
      ["mouse-trap", 500, 850, 150],
      ["cheese-wedge", 380, 868, 84],
    ]),
  ),

  of("cloud-angler", "fish cloud patience sky sea luck calm", () =>
    angler(
      mood("apricot", 261),
      "bear",
      ["lobster", 470, 640, 130],
      [
        ["sailboat", 130, 800, 130],
        ["lobster", 400, 870, 70],
      ],
      true,
    ),
  ),
  of("town-angler", "town sky night surprise house greed cat", () =>
    angler(
      mood("ink", 262),
      "black-cat",
      ["house", 470, 600, 150, 10],
      [
        ["houses", 170, 820, 190],
        ["church", 340, 810, 140],
        ["dog", 480, 860, 100],
      ],
      false,
    ),
  ),
  of("crown-angler", "king crown sky judge fall pride lost", () =>
    angler(
      mood("rose", 263),
      "monkey",
      ["crown", 468, 560, 130, -12],
      [
        ["castle", 440, 790, 260],
        ["prince", 170, 850, 110],
      ],
      false,
    ),
  ),
  of("star-angler", "stars sea night wish fish sky upside", () =>
    angler(
      mood("lagoon", 264),
      "penguin",
      ["glowing-star", 470, 660, 120, 14],
      [
        ["star", 150, 850, 84],
        ["star", 330, 890, 60, 20],
        ["star", 540, 870, 70],
      ],
      true,
    ),
  ),

  of("kite-cow", "wind flight animals play sky farm impossible", () =>
    kite(
      mood("meadow", 271),
      "cow",
      ["farmer", 130, 790, 130],
      ["bell", "ribbon"],
      [
        ["sunflower", 500, 830, 130],
        ["tractor", 350, 880, 100],
      ],
    ),
  ),
  of("kite-fish", "wind flight fish cat sky hunger play", () =>
    kite(
      mood("frost", 272),
      "carp-streamer",
      ["cat", 130, 800, 140],
      ["fish", "ribbon"],
      [["snowman", 520, 840, 110]],
    ),
  ),
  of("kite-sun", "sun wind morning child power light sky", () =>
    kite(
      mood("apricot", 273),
      "sun",
      ["hamster", 130, 800, 130],
      ["sunflower", "orange-heart"],
      [
        ["mountain", 510, 810, 180],
        ["alarm-clock", 320, 890, 80],
      ],
    ),
  ),
  of("kite-bed", "bed wind dream sleep flight night moon", () =>
    kite(
      mood("dusk", 274),
      "bed",
      ["koala", 130, 800, 140],
      ["zzz", "star"],
      [
        ["evergreen-tree", 500, 800, 190],
        ["evergreen-tree", 590, 830, 140],
      ],
    ),
  ),
  of("kite-ship", "ship wind sky journey child wish sea", () =>
    kite(
      mood("lagoon", 275),
      "sailboat",
      ["seal", 130, 820, 140],
      ["anchor", "tropical-fish"],
      [
        ["spiral-shell", 480, 850, 110],
        ["coral", 590, 850, 100],
      ],
    ),
  ),

  of("sky-laundry", "moon sun stars clean sky morning work", () =>
    laundry(
      mood("dusk", 281),
      ["full-moon", "cloud", "sun", "star", "comet", "rainbow", "ringed-planet"],
      ["soap", 320, 850, 110],
      ["evergreen-tree", "deciduous-tree"],
      [["bubbles", 420, 800, 100]],
    ),
  ),
  of("hero-laundry", "mask secret clean courage work fame fashion", () =>
    laundry(
      mood("meadow", 282),
      ["socks", "martial-arts-uniform", "gloves", "briefs", "shield", "scarf", "sunglasses"],
      ["ninja", 320, 850, 130],
      ["cactus", "cactus"],
      [["bucket", 440, 860, 90]],
    ),
  ),
  of("memory-laundry", "memory past home family love time old", () =>
    laundry(
      mood("apricot", 283),
      [
        "framed-picture",
        "love-letter",
        "baby-bottle",
        "film-frames",
        "ring",
        "teddy-bear",
        "graduation-cap",
      ],
      ["old-woman", 320, 850, 120],
      ["deciduous-tree", "house"],
      [["yarn", 440, 876, 70]],
    ),
  ),
  of("night-laundry", "ghost night clean fear joke house white", () =>
    laundry(
      mood("violet", 284),
      ["ghost", "ghost", "ghost", "bat", "skull", "socks", "spider-web"],
      ["broom", 320, 840, 140, 20],
      ["derelict-house", "deciduous-tree"],
      [["bucket", 430, 864, 90]],
    ),
  ),

  of("hatch-hook", "sky dog temptation danger hunger light fate", () =>
    hatch(
      mood("ink", 291),
      ["#fff0c0", "#e8b060"],
      ["hook", 320, 350, 240],
      [["meat-on-bone", 330, 540, 110, 20]],
      [
        ["dog", 220, 850, 130],
        ["cat", 450, 850, -110],
      ],
    ),
  ),
  of("hatch-octopus", "bath sky water flood house clean rain", () =>
    hatch(
      mood("meadow", 292),
      ["#c0f0ff", "#3a8ac0"],
      ["octopus", 320, 270, 240],
      [
        ["droplet", 250, 500, 70],
        ["droplet", 390, 560, 60],
        ["duck", 330, 640, 96, 12],
      ],
      [
        ["umbrella", 200, 830, 140],
        ["bucket", 450, 850, 120],
      ],
    ),
  ),
  of("hatch-books", "books knowledge sky gift words fall surprise", () =>
    hatch(
      mood("dusk", 293),
      ["#ffe0ff", "#a060c0"],
      ["open-book", 320, 270, 220, -6],
      [
        ["blue-book", 220, 470, 90, 20],
        ["green-book", 420, 540, 84, -24],
        ["orange-book", 290, 640, 90, 40],
      ],
      [
        ["sloth", 190, 840, 130],
        ["glasses", 460, 870, 120],
      ],
    ),
  ),
  of("hatch-eye", "watch secret sky fear giant small truth", () =>
    hatch(
      mood("moss", 294),
      ["#fff6e0", "#c0a070"],
      ["eye", 320, 240, 270],
      [],
      [
        ["snail", 180, 850, 110],
        ["ant", 330, 870, 80],
        ["magnifying-glass-tilted-left", 500, 800, 180, 14],
      ],
    ),
  ),
];
