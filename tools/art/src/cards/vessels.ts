/** Dreams in which a world is kept in something that is too small for it. */
import { chance, ellipse, linear, path, uid } from "../lib/svg.ts";
import { of, type DreamCard } from "./dream.ts";
import { card, cloud, halo, hills, ridge, sea, shade, stars, thing, W } from "./paint.ts";
import { PALETTES, type PaletteName } from "./palettes.ts";
import { flock, heaven, mood, posed, puts, R, type Mood, type Put } from "./sky.ts";

/** A cup so large that things swim in it. */
function teacup(
  { light, seed, pose }: Mood,
  [glaze, shadow, drink]: readonly [string, string, string],
  swimmers: readonly Put[],
  around: readonly Put[],
  badge: string,
): string {
  const p = PALETTES[light];
  const [side, wet] = [uid("c"), uid("w")];
  const gradients =
    linear(
      side,
      [
        [0, glaze],
        [0.6, glaze],
        [1, shadow],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    linear(wet, [
      [0, "#ffffff", 0.75],
      [1, drink],
    ]);
  return card(
    p,
    `<defs>${gradients}</defs>${heaven(p, seed)}${flock(p, seed)}${hills(p, 800, seed)}${posed(pose, `${shade(300, 874, 260)}${ellipse(290, 852, 240, 38, `fill="${shadow}" filter="url(#obj)"`)}${ellipse(290, 844, 226, 30, `fill="${glaze}"`)}<g filter="url(#obj)">${path("M486 606C600 580 620 740 452 752", { stroke: shadow, width: 34 })}${path("M486 602C590 584 606 726 452 744", { stroke: glaze, width: 18 })}</g>${ellipse(290, 560, 224, 66, `fill="${shadow}"`)}${ellipse(290, 566, 206, 52, `fill="${drink}"`)}${puts(swimmers)}<path d="M84 566A206 52 0 0 0 496 566L486 590H94Z" fill="url(#${wet})" opacity=".8"/><path d="M66 560A224 66 0 0 0 514 560C510 720 430 838 350 846H230C150 838 70 720 66 560Z" fill="url(#${side})" filter="url(#obj)"/>${path("M72 596A224 66 0 0 0 508 596", { stroke: shadow, width: 8, opacity: 0.6 })}${thing(badge, { x: 280, y: 736, size: 110, filter: "none", opacity: 0.85 })}`)}${puts(around)}`,
  );
}

/** A bottle with a different light and weather inside. */
function bottle(
  { light, seed, pose }: Mood,
  inside: PaletteName,
  world: readonly Put[],
  around: readonly Put[],
  onWater = false,
): string {
  const [p, q] = [PALETTES[light], PALETTES[inside]];
  const [clip, sky] = [uid("c"), uid("q")];
  const glass =
    "M268 176H372V300C372 350 490 370 490 470V780Q490 846 424 846H216Q150 846 150 780V470C150 370 268 350 268 300Z";
  const shore = onWater ? sea(p, 700, seed) : hills(p, 760, seed);
  return card(
    p,
    `${heaven(p, seed)}${shore}<defs>${linear(sky, q.sky)}<clipPath id="${clip}"><path d="${glass}"/></clipPath></defs>${posed(pose, `${shade(320, 850, 210)}${halo(320, 560, 380, q.mist, 0.5)}<g clip-path="url(#${clip})"><rect width="${W}" height="960" y="140" fill="url(#${sky})"/>${q.isNight ? stars(120, seed, 700) : ""}${cloud(240, 480, 0.5, q.cloud, 0.8, seed)}${cloud(420, 440, 0.4, q.cloud, 0.7, seed + 2)}${ridge(740, 18, seed, q.hills[1], 1.6)}${puts(world)}${ridge(812, 10, seed + 4, q.hills[2], 1.2)}</g>${path("M196 500C190 600 192 700 200 790", { stroke: "#ffffff", width: 16, opacity: 0.5 })}${path("M444 450C456 480 458 520 456 560", { stroke: "#ffffff", width: 9, opacity: 0.5 })}${path(glass, { stroke: "#eefcff", width: 10, opacity: 0.75 })}<rect x="262" y="112" width="116" height="86" rx="14" fill="#b9824e" filter="url(#obj)"/>${path("M284 132V176M318 128V180M352 136V172", { stroke: "#8a5a30", width: 5 })}`)}${puts(around)}`,
  );
}

/** A snow globe in which motifs fall in place of snow. */
function globe(
  { light, seed, pose }: Mood,
  inside: PaletteName,
  world: readonly Put[],
  flakes: readonly string[],
  around: readonly Put[],
): string {
  const [p, q] = [PALETTES[light], PALETTES[inside]];
  const [clip, sky, wood] = [uid("c"), uid("q"), uid("w")];
  const next = chance(seed);
  const flurry = Array.from({ length: 22 }, (_, at) =>
    thing(flakes[at % flakes.length] ?? "snowflake", {
      x: R(120 + next() * 400),
      y: R(190 + next() * 400),
      size: R(18 + next() * 26),
      turn: R(next() * 90 - 45),
      filter: "none",
      opacity: 0.85,
    }),
  );
  return card(
    p,
    `${heaven(p, seed, 300)}<g opacity=".8">${ridge(720, 20, seed, p.hills[1], 0.8)}</g>${ridge(800, 10, seed + 2, p.hills[2], 0.6)}<defs>${linear(sky, q.sky)}${linear(
      wood,
      [
        [0, "#b0713f"],
        [1, "#4a2618"],
      ],
    )}<clipPath id="${clip}"><circle cx="320" cy="440" r="262"/></clipPath></defs>${posed(pose, `${shade(320, 862, 250)}${halo(320, 440, 420, q.mist, 0.55)}<g clip-path="url(#${clip})"><rect width="${W}" height="800" y="120" fill="url(#${sky})"/>${ridge(600, 20, seed, q.hills[0], 1.4)}${ridge(640, 14, seed + 5, q.hills[1], 1)}${puts(world)}${flurry.join("")}</g><circle cx="320" cy="440" r="262" fill="none" stroke="#ffffff" stroke-width="9" opacity=".7"/>${path("M130 380C144 290 200 232 270 212", { stroke: "#ffffff", width: 20, opacity: 0.55 })}<path d="M150 668H490L546 812Q550 854 500 858H140Q90 854 94 812Z" fill="url(#${wood})" filter="url(#obj)"/>${path("M142 700H498M112 800H528", { stroke: "#f2c777", width: 7, opacity: 0.8 })}`)}${puts(around)}`,
  );
}

/** An hourglass with motifs in place of sand. */
function hourglass(
  { light, seed, pose }: Mood,
  above: string,
  below: string,
  keeper: Put,
  tint: readonly [string, string],
): string {
  const p = PALETTES[light];
  const next = chance(seed);
  const glass =
    "M170 200H470C480 350 360 420 338 500C360 580 480 650 470 800H170C160 650 280 580 302 500C280 420 160 350 170 200Z";
  const wood = (y: number) =>
    `<rect x="120" y="${y}" width="400" height="46" rx="20" fill="#8a4f2c" filter="url(#obj)"/>${path(`M150 ${y + 14}H490`, { stroke: "#e0a868", width: 6, opacity: 0.7 })}`;
  const heap = (name: string, isTop: boolean) =>
    Array.from({ length: 15 }, (_, at) => {
      const row = Math.floor(at / 5);
      const wide = isTop ? 64 - (2 - row) * 14 : 62 - row * 15;
      return thing(name, {
        x: R(320 + ((at % 5) - 2) * wide * 0.86 + (next() - 0.5) * 16),
        y: R((isTop ? 282 + (2 - row) * 46 : 752 - row * 46) + next() * 10),
        size: R(62 + next() * 14),
        turn: R(next() * 60 - 30),
      });
    }).join("");
  const falling = [400, 452, 500, 560, 610].map((y, at) =>
    thing(at < 2 ? above : below, { x: 320 + (at % 2) * 5, y, size: 30 + (at % 2) * 6 }),
  );
  return card(
    p,
    `${heaven(p, seed)}${hills(p, 830, seed)}${posed(pose, `${shade(320, 872, 240)}${halo(320, 300, 240, tint[0], 0.6)}${halo(320, 700, 240, tint[1], 0.6)}${path(glass, { fill: "#ffffff", opacity: 0.16 })}${heap(above, true)}${heap(below, false)}${falling.join("")}${path(glass, { stroke: "#f2fdff", width: 9, opacity: 0.8 })}${path("M204 260C206 320 230 370 262 408M206 770C204 720 224 672 252 636", { stroke: "#ffffff", width: 11, opacity: 0.5 })}${path("M142 190V820M498 190V820", { stroke: "#6a3a20", width: 18 })}${wood(150)}${wood(800)}`)}${puts([keeper])}`,
  );
}

/** The cards of this theme. */
export const VESSELS: readonly DreamCard[] = [
  of("whale-teacup", "whale tea sea giant small storm home", () =>
    teacup(
      mood("apricot", 201),
      ["#fff6ea", "#d99a8a", "#4aa5b8"],
      [
        ["whale", 282, 480, 280, -8],
        ["sailboat", 446, 520, 90, 10],
      ],
      [
        ["spoon", 560, 830, 150, 40],
        ["mouse", 90, 850, -100],
      ],
      "anchor",
    ),
  ),
  of("storm-teacup", "storm tea anger ship danger weather small", () =>
    teacup(
      mood("ink", 202, { flip: true, scale: 0.8, y: 60 }),
      ["#cfd8ff", "#4a4f9a", "#243a80"],
      [
        ["cloud-with-rain", 260, 340, 210],
        ["high-voltage", 360, 430, 120, 12],
        ["canoe", 280, 520, 150, -14],
      ],
      [
        ["owl", 560, 826, 110],
        ["cookie", 76, 868, 86],
      ],
      "dizzy",
    ),
  ),
  of("hippo-spa", "bath rest water calm heavy clean music", () =>
    teacup(
      mood("rose", 203, { scale: 1.16, y: -30 }),
      ["#e6fff4", "#6fb8a4", "#ffd0e2"],
      [
        ["hippopotamus", 290, 470, 270],
        ["duck", 446, 530, 76],
      ],
      [
        ["soap", 92, 860, 96],
        ["musical-notes", 520, 330, 100, 12],
      ],
      "lotus",
    ),
  ),
  of("soup-island", "island alone small hope sea message food", () =>
    teacup(
      mood("lagoon", 204, { flip: true }),
      ["#ffd873", "#b9781e", "#e07a3a"],
      [
        ["desert-island", 280, 480, 260],
        ["bottle-with-popping-cork", 448, 540, 76, 60],
      ],
      [
        ["chopsticks", 560, 800, 170, 20],
        ["carrot", 84, 862, 96, -30],
      ],
      "hot-pepper",
    ),
  ),
  of("moon-coffee", "moon morning night dream sleep cup sweet", () =>
    teacup(
      mood("dusk", 205, { scale: 0.92, turn: -11, y: 10 }),
      ["#3c2f6a", "#1c1440", "#2a1410"],
      [
        ["full-moon", 282, 500, 180],
        ["glowing-star", 424, 530, 66, 20],
      ],
      [
        ["black-cat", 566, 822, -130],
        ["croissant", 84, 862, 110],
      ],
      "crescent-moon",
    ),
  ),

  of("summer-kept", "summer winter memory bottle sun cold holiday", () =>
    bottle(
      mood("frost", 211),
      "apricot",
      [
        ["sun", 300, 470, 120],
        ["palm-tree", 250, 690, 190],
        ["beach-with-umbrella", 390, 740, 150],
      ],
      [
        ["snowman", 566, 820, 130],
        ["snowflake", 80, 520, 70, 12],
        ["snowflake", 560, 420, 54],
      ],
    ),
  ),
  of("city-bottle", "city bottle noise crowd night small light", () =>
    bottle(
      mood("meadow", 212, { scale: 0.8, x: 60, y: 80 }),
      "violet",
      [
        ["cityscape-at-dusk", 320, 690, 260],
        ["taxi", 260, 800, 76],
        ["crescent-moon", 400, 460, 70],
      ],
      [
        ["lady-beetle", 560, 838, 90],
        ["tulip", 80, 800, 130, -8],
      ],
    ),
  ),
  of("ghost-bottle", "ghost bottle freedom wish old secret fear", () =>
    bottle(
      mood("moss", 213, { scale: 0.9, turn: -13, y: 30 }),
      "ink",
      [
        ["ghost", 320, 600, 210, 6],
        ["candle", 238, 780, 90],
      ],
      [
        ["magic-wand", 564, 790, 130, 30],
        ["frog", 80, 840, 110],
      ],
    ),
  ),
  of("storm-sold", "storm weather bottle power anger sea danger", () =>
    bottle(
      mood("apricot", 214, { scale: 0.84, turn: 62, y: 150, x: 20 }),
      "lagoon",
      [
        ["tornado", 330, 590, 210],
        ["sailboat", 250, 770, 90, -20],
        ["high-voltage", 420, 510, 90],
      ],
      [
        ["label", 540, 560, 120, 20],
        ["kite", 90, 380, 120, -14],
      ],
      true,
    ),
  ),
  of("spring-cork", "spring bottle flowers time hope growth garden", () =>
    bottle(
      mood("ember", 215, { scale: 1.14, y: 50 }),
      "meadow",
      [
        ["cherry-blossom", 270, 560, 90],
        ["deciduous-tree", 340, 680, 220],
        ["rabbit", 250, 792, 84],
      ],
      [
        ["butterfly", 320, 70, 90, 10],
        ["cactus", 560, 800, 150],
        ["lizard", 80, 850, 100],
      ],
    ),
  ),

  of("globe-desert", "desert winter surprise cold thirst wonder camel", () =>
    globe(
      mood("dusk", 221),
      "ember",
      [
        ["two-hump-camel", 280, 560, 180],
        ["cactus", 440, 570, 150],
      ],
      ["snowflake"],
      [
        ["scarf", 320, 800, 110, 0],
        ["hot-beverage", 570, 850, 90],
      ],
    ),
  ),
  of("globe-letters", "memory words message wonder love home past", () =>
    globe(
      mood("rose", 222, { scale: 0.8, x: 70, y: 80 }),
      "dusk",
      [
        ["house-with-garden", 320, 560, 210],
        ["dog", 450, 620, 76],
      ],
      ["love-letter", "envelope", "page-facing-up"],
      [["fountain-pen", 560, 850, 110, 20]],
    ),
  ),
  of("globe-dance", "dance love music winter together wonder cold", () =>
    globe(
      mood("ink", 223, { turn: 9 }),
      "violet",
      [
        ["polar-bear", 260, 560, 170],
        ["penguin", 410, 560, -150],
        ["mirror-ball", 320, 260, 110],
      ],
      ["sparkles", "musical-note"],
      [
        ["ballet-shoes", 320, 776, 96],
        ["key", 574, 780, 100, 90],
      ],
    ),
  ),
  of("globe-shark", "danger wonder holiday sea fear fish surprise", () =>
    globe(
      mood("meadow", 224, { scale: 1.16, y: 50 }),
      "lagoon",
      [
        ["shark", 310, 430, 270, -10],
        ["sandwich", 440, 600, 84],
        ["beach-with-umbrella", 210, 600, 120],
      ],
      ["fish", "bubbles"],
      [
        ["sunglasses", 320, 760, 120],
        ["crab", 570, 850, 96],
      ],
    ),
  ),
  of("globe-inside", "small mystery town wonder world giant child", () =>
    globe(
      mood("moss", 225, { scale: 0.72, y: 120 }),
      "frost",
      [
        ["evergreen-tree", 180, 560, 180],
        ["crystal-ball", 340, 560, 170],
        ["evergreen-tree", 470, 570, 150],
      ],
      ["snowflake", "star"],
      [
        ["eye", 180, 190, 220, -10],
        ["eye", 460, 190, 220, 10],
      ],
    ),
  ),

  of("sheep-minutes", "time sheep sleep night count patience dream", () =>
    hourglass(
      mood("ink", 231),
      "ewe",
      "zzz",
      ["alarm-clock", 556, 850, 110],
      ["#fff3d0", "#7aa0ff"],
    ),
  ),
  of("heart-minutes", "time love heart goodbye distance patience hope", () =>
    hourglass(
      mood("rose", 232, { turn: 14 }),
      "cherry-blossom",
      "red-heart",
      ["swan", 560, 850, -130],
      ["#ffc0d8", "#c080d0"],
    ),
  ),
  of("forest-minutes", "time forest house future town growth change", () =>
    hourglass(
      mood("apricot", 233, { scale: 0.78, x: -80, y: 80 }),
      "deciduous-tree",
      "office-building",
      ["bird", 96, 120, 100],
      ["#b8f0a0", "#c0c0e0"],
    ),
  ),
  of("egg-minutes", "time chicken child growth age morning family", () =>
    hourglass(
      mood("meadow", 234, { scale: 1.25, y: -40 }),
      "egg",
      "hatching-chick",
      ["rooster", 564, 840, -140],
      ["#fff4d0", "#ffd060"],
    ),
  ),
  of("gold-minutes", "time gold work money rich wind freedom", () =>
    hourglass(
      mood("ember", 235, { scale: 0.86, turn: -34, y: 60 }),
      "gem-stone",
      "leaf-fluttering-in-wind",
      ["office-worker", 566, 846, 110],
      ["#9fe8ff", "#a0d070"],
    ),
  ),
];
