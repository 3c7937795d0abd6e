/** Dreams of water: what is below it, what rides on it, what spans it. */
import { chance, ellipse, linear, path, uid } from "../lib/svg.ts";
import { of, type DreamCard } from "./dream.ts";
import { card, cloud, H, halo, haze, moon, sea, shade, stars, thing, W } from "./paint.ts";
import { PALETTES } from "./palettes.ts";
import { flock, heaven, mood, puts, R, type Mood, type Put } from "./sky.ts";

/** An iceberg: a tip above the water, and what it belongs to below. */
function iceberg(
  { light, seed }: Mood,
  tip: readonly Put[],
  below: readonly Put[],
  swimmers: readonly Put[],
): string {
  const p = PALETTES[light];
  const [ice, deep] = [uid("i"), uid("d")];
  return card(
    p,
    `${heaven(p, seed, 300)}<defs>${linear(ice, [
      [0, "#ffffff"],
      [0.35, "#c8ecff"],
      [1, "#4a86c0"],
    ])}${linear(deep, [
      [0, p.water[0], 0.55],
      [0.4, p.water[1], 0.85],
      [1, p.water[1]],
    ])}</defs><g filter="url(#rough)"><path d="M210 330L260 240L320 262L380 210L440 330L560 420L590 600L500 790L360 900L220 840L90 660L70 470Z" fill="url(#${ice})"/>${path("M320 262L340 420L260 640M440 330L400 520L470 700", { stroke: "#ffffff", width: 6, opacity: 0.45 })}</g><rect y="338" width="${W}" height="${H}" fill="url(#${deep})"/>${path("M0 340Q80 326 160 340T320 340T480 340T640 340", { stroke: "#ffffff", width: 6, opacity: 0.7 })}${halo(330, 600, 260, "#dff6ff", 0.5)}${puts(below)}${puts(tip)}${puts(swimmers)}`,
  );
}

/** A wave as high as a house, and a rider who takes it calmly. */
function wave({ light, seed }: Mood, rider: Put, foam: string, below: readonly Put[]): string {
  const p = PALETTES[light];
  const [body, next] = [uid("b"), chance(seed)];
  const spray = Array.from({ length: 20 }, (_, at) => {
    const angle = -2.7 + (at / 19) * 3.6;
    return thing(foam, {
      x: R(400 + Math.cos(angle) * (190 + next() * 50)),
      y: R(360 + Math.sin(angle) * (170 + next() * 46)),
      size: R(36 + next() * 42),
      turn: R(next() * 120 - 60),
    });
  });
  return card(
    p,
    `${heaven(p, seed, 420)}${flock(p, seed)}<defs>${linear(body, [
      [0, p.water[0]],
      [0.6, p.water[1]],
      [1, p.water[1]],
    ])}</defs><g filter="url(#rough)"><path d="M-30 ${H}V620C40 330 250 150 450 190C570 216 620 330 560 420C540 360 470 330 420 380C350 450 400 640 680 700V${H}Z" fill="url(#${body})"/>${[0, 1, 2, 3].map((at) => path(`M${20 + at * 44} ${780 - at * 10}C${70 + at * 44} ${500 - at * 20} ${220 + at * 30} ${300 + at * 10} ${380 + at * 14} ${262 + at * 28}`, { stroke: "#ffffff", width: 8, opacity: 0.3 })).join("")}</g>${spray.join("")}${puts([rider])}<g opacity=".95">${sea(p, 800, seed)}</g>${puts(below)}`,
  );
}

/** The beam of a lighthouse picks something out of the dark. */
function lighthouse(
  { light, seed }: Mood,
  lit: Put,
  keeper: string,
  waters: readonly Put[],
  colour = "#fff2b8",
): string {
  const p = PALETTES[light];
  const stone = uid("l");
  const [, x, y, size] = lit;
  return card(
    p,
    `${stars(200, seed, 620)}${cloud(520, 130, 0.8, p.cloud, 0.35, seed)}<g filter="url(#soft)" opacity=".75"><path d="M160 330L640 ${R(y - size * 0.8)}V${R(y + size * 0.8)}Z" fill="${colour}"/></g>${halo(160, 330, 170, colour, 1)}${halo(x, y, size, colour, 0.7)}${puts([lit])}${sea(p, 740, seed)}<defs>${linear(
      stone,
      [
        [0, "#fff4ea"],
        [0.6, "#e9d0c8"],
        [1, "#8a6a80"],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}</defs><g filter="url(#obj)"><path d="M112 400H208L238 820H82Z" fill="url(#${stone})"/><path d="M107 470H213L219 560H101ZM95 650H225L231 740H89Z" fill="#d1495b"/><rect x="96" y="380" width="128" height="26" rx="8" fill="#3a2a48"/><rect x="122" y="290" width="76" height="92" rx="8" fill="${colour}"/><path d="M108 296L160 220L212 296Z" fill="#d1495b"/></g>${thing(keeper, { x: 160, y: 336, size: 84, filter: "none" })}<g filter="url(#rough)">${ellipse(150, 850, 200, 60, `fill="${p.hills[2]}"`)}</g>${puts(waters)}`,
  );
}

/** A bridge of motifs leads over an abyss. */
function bridge(
  { light, seed }: Mood,
  stones: readonly string[],
  traveller: Put,
  ends: readonly [string, string],
  abyss: readonly Put[],
): string {
  const p = PALETTES[light];
  const arch = Array.from({ length: 13 }, (_, at) => {
    const angle = Math.PI * (1 - at / 12);
    return thing(stones[at % stones.length] ?? "brick", {
      x: R(320 + Math.cos(angle) * 236),
      y: R(640 - Math.sin(angle) * 190),
      size: 100,
      turn: R(90 - (angle * 180) / Math.PI),
    });
  });
  return card(
    p,
    `${heaven(p, seed)}${flock(p, seed)}${haze(560, p.mist, 0.6, 60)}<g filter="url(#rough)"><path d="M-30 ${H}V640H120L150 700L110 820L140 ${H}Z" fill="${p.hills[1]}"/><path d="M670 ${H}V640H520L486 710L530 830L500 ${H}Z" fill="${p.hills[2]}"/></g>${thing(ends[0], { x: 62, y: 560, size: 170 })}${thing(ends[1], { x: 580, y: 556, size: 170 })}${arch.join("")}${puts([traveller])}${puts(abyss)}${haze(920, p.mist, 0.7, 60)}`,
  );
}

/** Something that is not a boat floats on the sea under the moon. */
function afloat(
  { light, seed }: Mood,
  hull: Put,
  crew: readonly Put[],
  below: readonly Put[],
  waterline: number,
): string {
  const p = PALETTES[light];
  const front = uid("f");
  return card(
    p,
    `${p.isNight ? stars(160, seed, 560) : ""}${moon(470, 170, 92, seed % 2 === 0)}${cloud(120, 260, 0.8, p.cloud, 0.5, seed)}${sea(p, waterline - 60, seed)}<g opacity=".5" filter="url(#soft)">${ellipse(470, waterline + 40, 70, 180, 'fill="#fff3d0"')}</g>${shade(320, waterline + 30, 200, 0.5)}${puts(crew)}${puts([hull])}<defs>${linear(
      front,
      [
        [0, p.water[0], 0.85],
        [0.35, p.water[1], 0.96],
        [1, p.water[1]],
      ],
    )}</defs><path d="M-10 ${waterline}Q70 ${waterline - 26} 150 ${waterline}T310 ${waterline}T470 ${waterline}T650 ${waterline}V${H}H-10Z" fill="url(#${front})"/>${path(`M-10 ${waterline}Q70 ${waterline - 26} 150 ${waterline}T310 ${waterline}T470 ${waterline}T650 ${waterline}`, { stroke: "#ffffff", width: 5, opacity: 0.6 })}<g opacity=".85">${puts(below)}</g>`,
  );
}

/** The cards of this theme. */
export const WATERS: readonly DreamCard[] = [
  of("berg-duck", "duck ice secret monster deep small fear", () =>
    iceberg(
      mood("frost", 401),
      [["duck", 330, 210, 110]],
      [["t-rex", 330, 600, 360]],
      [
        ["fish", 110, 830, 70],
        ["fish", 150, 890, 50],
      ],
    ),
  ),
  of("berg-hotel", "ice penguin holiday cold work deep party", () =>
    iceberg(
      mood("dusk", 402),
      [
        ["penguin", 320, 215, 120],
        ["bell", 420, 270, 60],
      ],
      [
        ["hotel", 300, 620, 260],
        ["mirror-ball", 450, 500, 110],
        ["hot-springs", 440, 740, 100],
      ],
      [["seal", 120, 800, 130]],
    ),
  ),
  of("berg-heart", "ice heart cold love secret deep lonely", () =>
    iceberg(
      mood("lagoon", 403),
      [["hedgehog", 320, 220, 110]],
      [["heart-on-fire", 330, 600, 330]],
      [
        ["jellyfish", 110, 820, 90],
        ["jellyfish", 560, 860, 70],
      ],
    ),
  ),
  of("berg-book", "ice memory knowledge past books deep small", () =>
    iceberg(
      mood("violet", 404),
      [["triangular-flag", 330, 200, 110]],
      [
        ["books", 300, 580, 260],
        ["mammoth", 400, 740, 190],
      ],
      [["whale", 110, 860, 120]],
    ),
  ),

  of("wave-bathtub", "sea bath storm courage journey calm clean", () =>
    wave(mood("lagoon", 411), ["bathtub", 250, 430, 220, -24], "bubbles", [
      ["duck", 440, 850, 110],
      ["duck", 550, 880, 80],
    ]),
  ),
  of("wave-paper", "words work storm sea busy letters fear", () =>
    wave(mood("apricot", 412), ["office-worker", 270, 400, 170, -16], "page-facing-up", [
      ["printer", 480, 840, 140, -10],
    ]),
  ),
  of("wave-horses", "horse sea storm free power race wild", () =>
    wave(mood("frost", 413), ["person-surfing", 260, 410, 190, -10], "horse", [
      ["carousel-horse", 470, 850, 150, 10],
    ]),
  ),
  of("wave-flowers", "flowers sea spring love soft surprise storm", () =>
    wave(mood("rose", 414), ["sloth", 250, 410, 190, -20], "cherry-blossom", [
      ["honeybee", 470, 640, 90],
      ["teapot", 500, 860, 120],
    ]),
  ),
  of("wave-cats", "cat water fear night surprise anger sea", () =>
    wave(mood("violet", 415), ["canoe", 250, 420, 200, -26], "pouting-cat", [
      ["fish", 470, 850, 120, -20],
      ["mouse", 160, 870, 90],
    ]),
  ),

  of("light-lost-balloon", "light balloon child lost night sea hope", () =>
    lighthouse(mood("ink", 421), ["balloon", 490, 400, 170, 8], "owl", [
      ["canoe", 470, 810, 160, -6],
    ]),
  ),
  of("light-monster", "light monster sea night fear secret surprise", () =>
    lighthouse(mood("lagoon", 422), ["octopus", 480, 600, 260], "cat", [
      ["sailboat", 340, 800, 90, 10],
    ]),
  ),
  of("light-moths", "light night dance love crowd danger hope", () =>
    lighthouse(mood("violet", 423), ["butterfly", 480, 380, 170, 14], "candle", [
      ["butterfly", 350, 300, 80, -10],
      ["butterfly", 590, 540, 84, 30],
      ["butterfly", 420, 560, 60],
    ]),
  ),
  of("light-bride", "light wedding lost night sea love waiting", () =>
    lighthouse(mood("dusk", 424), ["dress", 470, 520, 250], "rose", [["ring", 500, 840, 80, 14]]),
  ),

  of("light-lost-sheep", "light sheep wolf night danger lie sea", () =>
    lighthouse(mood("moss", 425), ["ewe", 490, 440, 190], "wolf", [
      ["ring-buoy", 430, 830, 110],
      ["ewe", 540, 850, -120],
    ]),
  ),

  of("bridge-books", "bridge books knowledge danger journey courage words", () =>
    bridge(
      mood("apricot", 431),
      ["closed-book", "blue-book", "green-book", "orange-book"],
      ["mouse", 320, 394, 110],
      ["school", "castle"],
      [["crocodile", 320, 840, 170]],
    ),
  ),
  of("bridge-bread", "bridge bread hunger bird risk food journey", () =>
    bridge(
      mood("meadow", 432),
      ["baguette-bread", "croissant", "pretzel"],
      ["goose", 320, 374, 130],
      ["deciduous-tree", "hut"],
      [
        ["bird", 250, 640, 80],
        ["bird", 400, 700, -70],
      ],
    ),
  ),
  of("bridge-hands", "bridge hand together love friend peace courage", () =>
    bridge(
      mood("rose", 433),
      ["handshake"],
      ["baby-chick", 320, 386, 110],
      ["church", "mosque"],
      [["dove", 320, 640, 130]],
    ),
  ),
  of("bridge-phones", "bridge phone talk distance lonely busy call", () =>
    bridge(
      mood("lagoon", 434),
      ["mobile-phone"],
      ["bust-in-silhouette", 320, 370, 120],
      ["office-building", "office-building"],
      [
        ["telephone", 320, 700, 150, 14],
        ["spider-web", 320, 860, 190],
      ],
    ),
  ),
  of("bridge-bones", "bridge danger dog ancient fear courage end", () =>
    bridge(
      mood("ember", 435),
      ["bone"],
      ["dog", 320, 374, 140],
      ["skull", "moai"],
      [["t-rex", 320, 800, 220]],
    ),
  ),

  of("boat-violin", "music ship sea love night concert journey", () =>
    afloat(
      mood("dusk", 441),
      ["violin", 320, 590, 420, 62],
      [["cricket", 300, 420, 140]],
      [
        ["fish", 180, 820, 90],
        ["squid", 470, 860, 100],
      ],
      680,
    ),
  ),
  of("boat-bed", "bed sea sleep dream night journey child", () =>
    afloat(
      mood("ink", 442),
      ["bed", 310, 590, 360],
      [["candle", 160, 470, 110]],
      [["whale", 330, 840, 260]],
      690,
    ),
  ),
  of("boat-shoe", "shoe sea journey music friends ship adventure", () =>
    afloat(
      mood("frost", 443),
      ["mans-shoe", 320, 600, 370],
      [
        ["frog", 400, 470, 130],
        ["cricket", 300, 500, 96],
      ],
      [
        ["crab", 500, 860, 110],
        ["socks", 150, 850, 110],
      ],
      700,
    ),
  ),
  of("boat-melon", "summer fruit sea ant journey feast ship", () =>
    afloat(
      mood("meadow", 444),
      ["watermelon", 320, 610, 400, 180],
      [
        ["ant", 240, 470, 110],
        ["lady-beetle", 370, 470, 100],
        ["leafy-green", 450, 420, 160, 10],
      ],
      [
        ["tropical-fish", 180, 840, 110],
        ["shark", 470, 870, 150],
      ],
      700,
    ),
  ),
  of("boat-sofa", "television sea lonely news night flood home", () =>
    afloat(
      mood("lagoon", 445),
      ["couch-and-lamp", 310, 580, 380],
      [["popcorn", 470, 470, 100]],
      [["television", 330, 850, 170, -12]],
      690,
    ),
  ),
];
