/** Dreams that must not fall or stop: towers, seesaws, clocks, carousels. */
import { ellipse, path } from "../lib/svg.ts";
import { of, type DreamCard } from "./dream.ts";
import { card, cloud, halo, haze, hills, island, shade, stars, thing } from "./paint.ts";
import { PALETTES } from "./palettes.ts";
import { flock, heaven, mood, posed, puts, R, type Mood, type Put } from "./sky.ts";

/** A wobbly tower of motifs, stacked from the bottom up. */
function tower(
  { light, seed }: Mood,
  bottomUp: readonly string[],
  crown: Put,
  beside: readonly Put[],
  closeness = 0.66,
): string {
  const p = PALETTES[light];
  let y = 850;
  const pile = bottomUp.map((name, at) => {
    const size = R(215 - at * 22);
    y -= R(size * (at ? closeness : 0.5));
    return thing(name, {
      x: R(320 + Math.sin(at * 1.9 + seed) * 22),
      y,
      size,
      turn: R(Math.sin(at * 2.3 + seed) * 9),
    });
  });
  return card(
    p,
    `${heaven(p, seed)}${flock(p, seed)}${hills(p, 820, seed)}${shade(320, 850, 150)}${pile.join("")}${puts([crown], "glow")}${cloud(110, 560, 0.6, p.cloud, 0.8, seed)}${cloud(550, 380, 0.6, p.cloud, 0.8, seed + 1)}${puts(beside)}`,
  );
}

/** A seesaw on which the small thing outweighs the large one. */
function seesaw(
  { light, seed }: Mood,
  lifted: Put,
  heavy: Put,
  pivot: string,
  watchers: readonly Put[],
): string {
  const p = PALETTES[light];
  return card(
    p,
    `${heaven(p, seed)}${cloud(500, 300, 0.9, p.cloud, 0.7, seed)}${island(320, 800, 560, seed, [p.hills[0], p.hills[2]])}${thing(pivot, { x: 320, y: 706, size: 190 })}<g filter="url(#obj)">${path("M60 468L580 782", { stroke: "#6a3a22", width: 26 })}${path("M60 462L580 776", { stroke: "#d99a5c", width: 14 })}</g>${puts([lifted, heavy])}${puts(watchers)}`,
  );
}

/** A clock the size of a tower, with motifs in place of its hours. */
function dial(
  { light, seed, pose }: Mood,
  hours: readonly string[],
  hanging: Put,
  below: readonly Put[],
  face = "#fff4da",
): string {
  const p = PALETTES[light];
  const marks = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * 6.283 - Math.PI / 2;
    return thing(hours[at % hours.length] ?? "star", {
      x: R(320 + Math.cos(angle) * 196),
      y: R(400 + Math.sin(angle) * 196),
      size: 66,
      filter: "none",
    });
  });
  return card(
    p,
    `${heaven(p, seed)}${haze(720, p.mist, 0.5)}${posed(pose, `${halo(320, 400, 400, face, 0.6)}${(pose?.scale ?? 1) < 0.7 ? path("M320 128V-500", { stroke: "#e8b95e", width: 18 }) + path("M320 60V128", { stroke: "#8a5a2e", width: 46 }) : ""}<g filter="url(#obj)"><circle cx="320" cy="400" r="272" fill="#8a5a2e"/><circle cx="320" cy="400" r="252" fill="#e8b95e"/><circle cx="320" cy="400" r="238" fill="${face}"/></g>${marks.join("")}<g filter="url(#obj)">${path("M320 400L404 520", { stroke: "#3a2048", width: 15 })}${path("M320 400L250 260", { stroke: "#3a2048", width: 20 })}<circle cx="320" cy="400" r="22" fill="#d1495b"/></g>${puts([hanging])}`)}${hills(p, 840, seed)}${puts(below)}`,
  );
}

/** A carousel: motifs on poles under a striped canopy. */
function carousel(
  { light, seed }: Mood,
  riders: readonly [string, string, string],
  canopy: readonly [string, string],
  guests: readonly Put[],
  top: string,
): string {
  const p = PALETTES[light];
  const stripe = Array.from(
    { length: 8 },
    (_, at) =>
      `<path d="M320 150L${50 + at * 67.5} 340H${117.5 + at * 67.5}Z" fill="${canopy[at % 2] ?? "#fff"}"/><path d="M${50 + at * 67.5} 340Q${83.7 + at * 67.5} 392 ${117.5 + at * 67.5} 340Z" fill="${canopy[at % 2] ?? "#fff"}"/>`,
  );
  const places = [
    [170, 560, 170],
    [470, 570, 170],
    [320, 660, 220],
  ] as const;
  return card(
    p,
    `${p.isNight ? stars(180, seed, 640) : flock(p, seed)}${cloud(90, 240, 0.7, p.cloud, 0.5, seed)}${hills(p, 850, seed)}${halo(320, 520, 360, "#ffe2a0", 0.7)}${ellipse(320, 800, 280, 56, 'fill="#6a3a5a" filter="url(#obj)"')}${ellipse(320, 786, 270, 48, 'fill="#e8b0a0"')}${path("M320 340V780", { stroke: "#c98a4a", width: 60 })}${path("M320 340V780", { stroke: "#f2cf8a", width: 20 })}${places.map(([x]) => path(`M${x} 340V780`, { stroke: "#f2cf6a", width: 10 })).join("")}${places.map(([x, y, size], at) => thing(riders[at] ?? "carousel-horse", { x, y, size, turn: at === 1 ? 6 : -6, flip: at === 1 })).join("")}<g filter="url(#obj)">${stripe.join("")}</g>${[84, 151, 219, 286, 354, 421, 489, 556].map((x) => halo(x, 352, 30, "#fff2b0", 1)).join("")}${thing(top, { x: 320, y: 130, size: 110, filter: "glow" })}${puts(guests)}`,
  );
}

/** The cards of this theme. */
export const BALANCES: readonly DreamCard[] = [
  of("tower-bremen", "animals music friends together courage night home", () =>
    tower(
      mood("dusk", 641),
      ["donkey", "dog", "cat", "rooster"],
      ["crescent-moon", 500, 170, 120],
      [
        ["drum", 560, 850, 110],
        ["trumpet", 90, 850, 110],
      ],
    ),
  ),
  of("tower-dishes", "work balance food danger clean cat home", () =>
    tower(
      mood("meadow", 642),
      ["pot-of-food", "shallow-pan-of-food", "teapot", "teacup-without-handle", "egg"],
      ["fly", 440, 200, 60],
      [
        ["cat", 540, 830, 140],
        ["sponge", 90, 860, 90],
      ],
    ),
  ),
  of("tower-turtles", "turtle world old balance sky mystery patience", () =>
    tower(
      mood("violet", 643),
      ["turtle", "turtle", "turtle", "turtle"],
      ["globe-showing-europe-africa", 322, 360, 190],
      [["elephant", 540, 850, -120]],
      0.5,
    ),
  ),
  of("tower-luggage", "travel luggage balance goodbye haste family holiday", () =>
    tower(
      mood("apricot", 644),
      ["automobile", "luggage", "package", "couch-and-lamp", "bicycle"],
      ["tropical-fish", 330, 250, 90],
      [["dog", 540, 850, 130]],
    ),
  ),
  of("tower-cats", "cat bird climb patience hunger together cheat", () =>
    tower(
      mood("rose", 645),
      ["cat", "black-cat", "cat", "black-cat"],
      ["nest-with-eggs", 470, 220, 180],
      [["bird", 160, 260, 90]],
    ),
  ),

  of("seesaw-ant", "ant elephant heavy balance small power play", () =>
    seesaw(
      mood("meadow", 651),
      ["elephant", 130, 380, 220, 20],
      ["ant", 560, 700, 110, 20],
      "rock",
      [["mouse", 330, 560, 80]],
    ),
  ),
  of("seesaw-heart", "heart money love balance rich truth judge", () =>
    seesaw(
      mood("rose", 652),
      ["money-bag", 130, 370, 200, 20],
      ["red-heart", 540, 680, 130, 20],
      "balance-scale",
      [["swan", 470, 280, 120]],
    ),
  ),
  of("seesaw-feather", "feathers heavy light truth balance mystery school", () =>
    seesaw(
      mood("ink", 653),
      ["moai", 130, 370, 210, 24],
      ["feather", 540, 690, 150, 20],
      "open-book",
      [["owl", 480, 300, 120]],
    ),
  ),
  of("seesaw-moon", "moon sun balance night morning child play", () =>
    seesaw(
      mood("dusk", 654),
      ["full-moon", 130, 370, 210],
      ["baby", 530, 680, 150, 20],
      "mountain",
      [["teddy-bear", 420, 560, 100, 24]],
    ),
  ),

  of("dial-animals", "time animals clock night friends fate sheep", () =>
    dial(
      mood("ink", 661),
      [
        "rat",
        "ox",
        "tiger",
        "rabbit",
        "dragon",
        "snake",
        "horse",
        "ram",
        "monkey",
        "rooster",
        "dog",
        "pig",
      ],
      ["mouse", 250, 690, 100],
      [["rabbit", 540, 850, 120]],
      "#dfe6ff",
    ),
  ),
  of("dial-meals", "time food clock hunger holiday sweet evening", () =>
    dial(
      mood("apricot", 662, { scale: 1.45, x: -150, y: 40 }),
      ["croissant", "pretzel", "pizza", "cookie", "shortcake", "sandwich"],
      ["bear", 420, 600, 130, 14],
      [["fork-and-knife", 110, 840, 130]],
    ),
  ),
  of("dial-seasons", "time season change year clock autumn spring", () =>
    dial(
      mood("moss", 663, { turn: -16, scale: 0.84, x: 30, y: 30 }),
      [
        "snowflake",
        "snowflake",
        "snowman",
        "cherry-blossom",
        "tulip",
        "seedling",
        "sun",
        "sunflower",
        "strawberry",
        "maple-leaf",
        "chestnut",
        "mushroom",
      ],
      ["sloth", 404, 570, 150],
      [["hedgehog", 120, 850, 110]],
    ),
  ),
  of("dial-hearts", "time love age heart waiting clock old", () =>
    dial(
      mood("rose", 664, { scale: 0.68, y: 60, x: -40, turn: 8 }),
      [
        "baby-bottle",
        "teddy-bear",
        "kick-scooter",
        "graduation-cap",
        "two-hearts",
        "ring",
        "house",
        "briefcase",
        "airplane",
        "glasses",
        "rose",
        "feather",
      ],
      ["butterfly", 250, 250, 110],
      [
        ["old-woman", 250, 850, 120],
        ["old-man", 390, 850, 120],
      ],
      "#ffeaf2",
    ),
  ),
  of("dial-coins", "time money work clock haste busy gold", () =>
    dial(
      mood("ember", 665, { scale: 1.12, y: 210, turn: 18 }),
      ["coin", "dollar-banknote"],
      ["office-worker", 256, 250, 140, -14],
      [
        ["hamster", 120, 850, 120],
        ["wheel", 250, 860, 110],
      ],
    ),
  ),

  of("carousel-sea", "sea circle music child horse fish night", () =>
    carousel(
      mood("lagoon", 671),
      ["dolphin", "tropical-fish", "spouting-whale"],
      ["#3ac0c0", "#e8fff8"],
      [["crab", 90, 870, 100]],
      "spiral-shell",
    ),
  ),
  of("carousel-war", "power peace chess circle game king wish", () =>
    carousel(
      mood("ember", 672),
      ["crossed-swords", "shield", "carousel-horse"],
      ["#a03030", "#e8c890"],
      [["dove", 540, 850, 120]],
      "crown",
    ),
  ),
  of("carousel-work", "work circle busy return morning haste wish", () =>
    carousel(
      mood("frost", 675),
      ["briefcase", "laptop", "hot-beverage"],
      ["#6a86b0", "#f2f6ff"],
      [
        ["office-worker", 100, 850, 120],
        ["hamster", 550, 850, 110],
      ],
      "mantelpiece-clock",
    ),
  ),
  of("carousel-slow", "animals circle dream child play night return", () =>
    carousel(
      mood("violet", 673),
      ["snail", "turtle", "sloth"],
      ["#ff8ac0", "#fff0f8"],
      [["racing-car", 540, 866, 130]],
      "stopwatch",
    ),
  ),
  of("carousel-feast", "circle feast party joy food sweet holiday", () =>
    carousel(
      mood("apricot", 674),
      ["roasted-sweet-potato", "poultry-leg", "pie"],
      ["#f0a030", "#fff4dc"],
      [
        ["pig", 100, 850, 120],
        ["fox", 560, 850, 120],
      ],
      "cook",
    ),
  ),
];
