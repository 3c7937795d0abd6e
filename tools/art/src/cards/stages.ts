/** Dreams that are performed: on a stage, in a book, on strings, in a cage, out of a chest. */
import { ellipse, linear, path, uid } from "../lib/svg.ts";
import { of, type DreamCard } from "./dream.ts";
import { card, cloud, halo, haze, hills, rope, shade, stars, thing, W } from "./paint.ts";
import { PALETTES, type PaletteName } from "./palettes.ts";
import { flock, heaven, mood, puts, R, type Mood, type Put } from "./sky.ts";

/** A stage with its curtain open; the audience is seen from behind. */
function stage(
  { light, seed }: Mood,
  cloth: readonly [string, string],
  actors: readonly Put[],
  audience: readonly string[],
): string {
  const p = PALETTES[light];
  const [fold, boards] = [uid("f"), uid("b")];
  const drape = (side: number) =>
    `<g transform="translate(${side < 0 ? W : 0} 0) scale(${side} 1)" filter="url(#obj)"><path d="M-20 60H220C200 240 120 360 90 480C120 560 110 660 96 740H-20Z" fill="url(#${fold})"/>${path("M40 60C40 300 30 520 36 740M100 60C96 240 60 420 66 740M160 60C150 220 100 360 84 470", { stroke: cloth[1], width: 8, opacity: 0.6 })}<path d="M50 466Q96 452 110 486Q90 512 50 500Z" fill="#f2c34e"/></g>`;
  const heads = audience.map((name, at) =>
    thing(name, {
      x: R(60 + (at * 520) / Math.max(1, audience.length - 1)),
      y: 890 + (at % 2) * 26,
      size: 150,
      filter: "dark",
    }),
  );
  return card(
    p,
    `${p.isNight ? stars(140, seed, 640) : cloud(440, 240, 0.8, p.cloud, 0.7, seed)}${hills(p, 640, seed)}<defs>${linear(
      fold,
      [
        [0, cloth[0]],
        [1, cloth[1]],
      ],
    )}${linear(boards, [
      [0, "#b8794a"],
      [1, "#4a2618"],
    ])}</defs><path d="M0 720H640V830H0Z" fill="url(#${boards})"/>${path("M0 724H640", { stroke: "#f0c890", width: 5 })}<g filter="url(#soft)" opacity=".6"><path d="M320 40L130 770H510Z" fill="#fff4cc"/></g>${shade(320, 754, 180)}${puts(actors)}${drape(1)}${drape(-1)}<g filter="url(#obj)"><path d="M-20 -20H660V70${[560, 480, 400, 320, 240, 160, 80, 0].map((x) => `Q${x + 60} 150 ${x - 0} 70`).join("")}H-20Z" fill="url(#${fold})"/></g>${[80, 200, 320, 440, 560].map((x) => halo(x, 826, 54, "#ffe9a0", 0.9) + ellipse(x, 828, 26, 16, 'fill="#ffe9a8"')).join("")}${heads.join("")}`,
  );
}

/** A pop-up book out of which a world rises. */
function popup(
  { light, seed }: Mood,
  paper: PaletteName,
  world: readonly Put[],
  readers: readonly Put[],
): string {
  const [p, q] = [PALETTES[light], PALETTES[paper]];
  const page = (side: number) =>
    `<g transform="translate(320 780) scale(${side} 1)">${path("M0 20C90 -30 200 -30 300 6L270 -150C190 -180 80 -170 0 -130Z", { fill: "#fff6e2" })}${[0, 1, 2, 3].map((at) => path(`M${30 + at * 4} ${-14 - at * 26}C100 ${-46 - at * 26} 180 ${-46 - at * 24} ${262 - at * 6} ${-24 - at * 24}`, { stroke: "#b8a48a", width: 4, opacity: 0.6 })).join("")}</g>`;
  return card(
    p,
    `${heaven(p, seed)}${flock(p, seed)}${haze(700, p.mist, 0.5)}${hills(p, 860, seed)}${shade(320, 836, 280)}<g filter="url(#obj)"><path d="M6 790L44 610C140 580 240 600 320 640C400 600 500 580 596 610L634 790C540 770 420 780 320 830C220 780 100 770 6 790Z" fill="#8a3a4a"/>${page(1)}${page(-1)}${path("M320 650V800", { stroke: "#d9c4a0", width: 6 })}</g>${halo(320, 600, 330, q.mist, 0.7)}<g filter="url(#obj)"><path d="M70 690Q140 560 230 640T400 620T570 690Q440 730 320 740Q180 730 70 690Z" fill="${q.hills[0]}"/><path d="M110 710Q220 640 320 690T540 706Q440 748 320 756Q200 748 110 710Z" fill="${q.hills[1]}"/></g>${puts(world)}${puts(readers)}`,
  );
}

/** Puppets on strings held by a hand that comes out of the clouds. */
function puppets(
  { light, seed }: Mood,
  hand: string,
  dolls: readonly Put[],
  props: readonly Put[],
): string {
  const p = PALETTES[light];
  const strings = dolls.flatMap(([, x, y, size], at) => {
    const from = 210 + (at * 220) / Math.max(1, dolls.length - 1 || 1);
    const half = Math.abs(size) * 0.32;
    return [-1, 1].map((side) =>
      rope(
        R(from + side * 14),
        282,
        R(x + side * half),
        R(y - Math.abs(size) * 0.28),
        0,
        "#fff6dd",
        3,
      ),
    );
  });
  return card(
    p,
    `${heaven(p, seed)}${hills(p, 800, seed)}${cloud(320, 90, 1.8, p.cloud, 0.9, seed)}${thing(hand, { x: 320, y: 180, size: 230, turn: 0 })}<g filter="url(#obj)">${path("M186 286H454", { stroke: "#7a4526", width: 18 })}${path("M320 240V300", { stroke: "#7a4526", width: 14 })}</g>${cloud(150, 90, 0.9, p.cloud, 0.95, seed + 2)}${cloud(500, 80, 1, p.cloud, 0.95, seed + 3)}${strings.join("")}${dolls.map(([, x, y, size]) => shade(x, R(y + Math.abs(size) * 0.62), Math.abs(size) * 0.5)).join("")}${puts(dolls)}${puts(props)}`,
  );
}

/** A cage, open unless told otherwise, and what lives in it. */
function cage({ light, seed }: Mood, kept: Put, outside: readonly Put[], isOpen = true): string {
  const p = PALETTES[light];
  const bars = [-150, -100, -50, 0, 50, 100, 150].filter((dx) => !isOpen || dx < 60 || dx > 120);
  const gold = "#e8b44a";
  return card(
    p,
    `${heaven(p, seed)}${cloud(90, 640, 0.8, p.cloud, 0.6, seed)}${hills(p, 850, seed)}${rope(320, -10, 320, 120, 0, "#d9a648", 6)}${halo(320, 480, 300, p.mist, 0.6)}<g filter="url(#obj)">${path("M160 690V420C160 250 240 180 320 170C400 180 480 250 480 420V690", { stroke: "#9a6a20", width: 7, opacity: 0.6 })}${ellipse(320, 690, 180, 36, 'fill="#9a6a20"')}</g>${puts([kept])}<g filter="url(#obj)">${bars.map((dx) => path(`M${320 + dx} 700V430Q${R(320 + dx * 0.96)} 240 320 170`, { stroke: gold, width: 8 })).join("")}${path("M150 430Q320 480 490 430M140 694Q320 760 500 694M140 694Q320 730 500 694", { stroke: gold, width: 12 })}<circle cx="320" cy="146" r="24" fill="none" stroke="${gold}" stroke-width="9"/>${isOpen ? path("M470 470L590 440V650L470 676ZM510 462V664M550 452V656", { stroke: gold, width: 8 }) : ""}</g>${puts(outside)}`,
  );
}

/** A chest opens, and far too much comes out. */
function chest(
  { light, seed }: Mood,
  glow: string,
  rising: readonly Put[],
  finders: readonly Put[],
): string {
  const p = PALETTES[light];
  const wood = uid("w");
  return card(
    p,
    `${heaven(p, seed)}${hills(p, 780, seed)}${shade(320, 850, 230)}<defs>${linear(wood, [
      [0, "#b5713c"],
      [1, "#5a2f1a"],
    ])}</defs><g filter="url(#obj)"><path d="M130 640C130 520 190 470 320 470C450 470 510 520 510 640L490 660H150Z" fill="#3a1c12"/>${path("M130 640C130 520 190 470 320 470C450 470 510 520 510 640", { stroke: "#e2ae4e", width: 14 })}</g>${halo(320, 600, 360, glow, 1)}<g filter="url(#soft)" opacity=".7"><path d="M170 660L40 60H600L470 660Z" fill="${glow}"/></g>${puts(rising)}<g filter="url(#obj)"><rect x="120" y="650" width="400" height="200" rx="18" fill="url(#${wood})"/>${path("M120 720H520M120 790H520", { stroke: "#3a1c12", width: 4, opacity: 0.5 })}${path("M176 654V846M464 654V846M124 660H516", { stroke: "#e2ae4e", width: 14 })}<rect x="284" y="640" width="72" height="80" rx="14" fill="#f2c95e"/><circle cx="320" cy="672" r="11" fill="#4a2618"/><rect x="314" y="676" width="12" height="26" rx="4" fill="#4a2618"/></g>${puts(finders)}`,
  );
}

/** The cards of this theme. */
export const STAGES: readonly DreamCard[] = [
  of("stage-moon", "theatre stage moon show night crowd fame", () =>
    stage(
      mood("ink", 501),
      ["#c2334d", "#5a0f2a"],
      [
        ["crescent-moon", 320, 470, 260],
        ["microphone", 440, 680, 110],
      ],
      ["owl", "wolf", "bear", "cat"],
    ),
  ),
  of("stage-onion", "theatre sadness stage food joke crowd mask", () =>
    stage(
      mood("meadow", 502),
      ["#7a4ad0", "#2a1460"],
      [
        ["onion", 320, 590, 260],
        ["droplet", 190, 520, 70],
        ["droplet", 460, 480, 60],
      ],
      ["rabbit", "koala", "panda"],
    ),
  ),
  of("stage-egg", "stage waiting chicken surprise silence crowd beginning", () =>
    stage(
      mood("dusk", 503),
      ["#1f7a6a", "#0a3a3a"],
      [
        ["egg", 320, 630, 190],
        ["drum", 490, 690, 120],
      ],
      ["chicken", "rooster", "duck", "turkey"],
    ),
  ),
  of("stage-hedgehog", "stage alone fear silence courage fame waiting", () =>
    stage(
      mood("violet", 504),
      ["#b8862a", "#5a3a0a"],
      [
        ["hedgehog", 320, 690, 110],
        ["studio-microphone", 420, 640, 190],
      ],
      ["lion", "tiger", "wolf", "bear", "fox"],
    ),
  ),
  of("stage-hat", "stage sea magic show fish surprise wonder", () =>
    stage(
      mood("lagoon", 505),
      ["#d05a9a", "#5a1a4a"],
      [
        ["top-hat", 320, 660, 200, 180],
        ["spouting-whale", 320, 440, 260],
        ["magic-wand", 470, 660, 120],
      ],
      ["penguin", "seal", "polar-bear"],
    ),
  ),

  of("popup-sea", "books sea journey whale words adventure child", () =>
    popup(
      mood("dusk", 511),
      "lagoon",
      [
        ["water-wave", 200, 600, 170],
        ["sailboat", 380, 540, 230, 6],
        ["whale", 480, 650, 150],
      ],
      [["cat", 100, 860, 120]],
    ),
  ),
  of("popup-winter", "books winter words fairy cold night fear", () =>
    popup(
      mood("apricot", 512),
      "frost",
      [
        ["snow-capped-mountain", 220, 540, 240],
        ["evergreen-tree", 430, 560, 230],
        ["wolf", 330, 660, 110],
      ],
      [
        ["ewe", 80, 850, 120],
        ["hot-beverage", 560, 850, 110],
      ],
    ),
  ),
  of("popup-city", "books city crowd noise future words world", () =>
    popup(
      mood("meadow", 513),
      "violet",
      [
        ["office-building", 200, 560, 210],
        ["tokyo-tower", 340, 480, 320],
        ["ferris-wheel", 480, 580, 190],
      ],
      [
        ["worm", 140, 860, 110],
        ["glasses", 520, 872, 110],
      ],
    ),
  ),
  of("popup-dragon", "books dragon fear courage castle night child", () =>
    popup(
      mood("violet", 514),
      "ember",
      [
        ["castle", 220, 540, 250],
        ["dragon", 430, 500, 300],
      ],
      [["baby", 320, 872, 120]],
    ),
  ),
  of("popup-jungle", "books forest wild lion green adventure growth", () =>
    popup(
      mood("frost", 515),
      "moss",
      [
        ["palm-tree", 190, 520, 260],
        ["tiger", 330, 610, 170],
        ["parrot", 450, 470, 130],
        ["herb", 480, 630, 150],
      ],
      [
        ["mouse", 80, 860, 90],
        ["bookmark", 560, 860, 100],
      ],
    ),
  ),

  of("strings-king", "king puppet power hand theatre lie crown", () =>
    puppets(
      mood("rose", 521),
      "palm-down-hand",
      [
        ["prince", 230, 650, 170],
        ["princess", 420, 640, 170],
      ],
      [["crown", 320, 850, 110]],
    ),
  ),
  of("strings-robot", "robot puppet future hand human freedom choice", () =>
    puppets(
      mood("lagoon", 522),
      "mechanical-arm",
      [
        ["man", 230, 640, 160],
        ["woman", 420, 650, 160],
      ],
      [["scissors", 550, 860, 120, -20]],
    ),
  ),
  of("strings-sun", "sun moon puppet hand time night fate", () =>
    puppets(
      mood("apricot", 523),
      "pinched-fingers",
      [
        ["sun", 220, 560, 190],
        ["full-moon", 430, 690, 170],
      ],
      [
        ["rooster", 120, 860, 110],
        ["owl", 540, 860, 110],
      ],
    ),
  ),
  of("strings-cat", "cat mouse puppet courage play hand power", () =>
    puppets(
      mood("violet", 524),
      "mouse",
      [["black-cat", 320, 650, 250]],
      [
        ["cheese-wedge", 130, 850, 110],
        ["yarn", 520, 860, 100],
      ],
    ),
  ),

  of("cage-cloud", "cloud freedom rain weather prison sky sadness", () =>
    cage(
      mood("dusk", 531),
      ["cloud-with-rain", 320, 520, 230],
      [
        ["umbrella", 130, 850, 130],
        ["bird", 560, 250, 100],
      ],
    ),
  ),
  of("cage-heart", "heart love freedom fear prison care key", () =>
    cage(
      mood("rose", 532),
      ["red-heart", 320, 530, 190],
      [
        ["old-key", 540, 850, 130, 20],
        ["fox", 110, 830, 130],
      ],
      false,
    ),
  ),
  of("cage-star", "stars wish prison night light hope small", () =>
    cage(
      mood("ink", 533),
      ["glowing-star", 320, 530, 210, 10],
      [
        ["hedgehog", 130, 840, 120],
        ["star", 570, 210, 70, 20],
        ["star", 80, 340, 50],
      ],
    ),
  ),
  of("cage-human", "human prison bird truth upside fear animals", () =>
    cage(
      mood("moss", 534),
      ["office-worker", 320, 560, 210],
      [
        ["parrot", 110, 800, 170],
        ["peacock", 540, 800, -170],
      ],
      false,
    ),
  ),
  of("cage-song", "music song bird freedom silence morning hope", () =>
    cage(
      mood("apricot", 535),
      ["feather", 320, 590, 200, 30],
      [
        ["musical-notes", 540, 330, 130, 10],
        ["musical-note", 130, 250, 90, -10],
        ["cat", 130, 850, 130],
      ],
    ),
  ),

  of("chest-sun", "treasure sun light morning gold secret surprise", () =>
    chest(
      mood("ink", 541),
      "#ffd76a",
      [["sun", 320, 420, 300]],
      [
        ["pirate-flag", 560, 780, 150, 6],
        ["owl", 80, 840, 120],
      ],
    ),
  ),
  of("chest-toys", "treasure childhood memory play past child old", () =>
    chest(
      mood("dusk", 542),
      "#ffd0b0",
      [
        ["teddy-bear", 320, 530, 200],
        ["kite", 180, 360, 140, -16],
        ["yo-yo", 450, 380, 110],
        ["balloon", 330, 230, 130],
        ["nesting-dolls", 440, 560, 120],
      ],
      [["old-man", 84, 830, 130]],
    ),
  ),
  of("chest-forest", "treasure forest growth wild green hope secret", () =>
    chest(
      mood("ember", 543),
      "#c8f0a0",
      [
        ["deciduous-tree", 220, 470, 250],
        ["evergreen-tree", 420, 450, 290],
        ["deer", 320, 580, 150],
        ["butterfly", 160, 250, 90],
      ],
      [["axe", 570, 830, 120, 30]],
    ),
  ),
  of("chest-monster", "monster treasure secret fear surprise many sea", () =>
    chest(
      mood("moss", 544),
      "#b0ffd8",
      [
        ["squid", 320, 430, 330],
        ["eyes", 320, 600, 130],
      ],
      [
        ["mouse", 70, 850, -110],
        ["coin", 570, 860, 80],
      ],
    ),
  ),
  of("chest-night", "night stars treasure moon sleep secret magic", () =>
    chest(
      mood("meadow", 545),
      "#7a6ae0",
      [
        ["crescent-moon", 330, 330, 220],
        ["bat", 160, 400, 100, -12],
        ["star", 470, 520, 90, 14],
        ["star", 220, 560, 70],
        ["bat", 480, 260, 80, 14],
      ],
      [["rooster", 80, 840, 130]],
    ),
  ),
];
