/** All cards: their ids, their tags and how they are drawn. */
import {
  balloons,
  carrier,
  deep,
  door,
  giant,
  party,
  peephole,
  planet,
  pour,
  rain,
  road,
  stairs,
  tightrope,
  tree,
} from "./scenes.ts";
import { BALANCES } from "./balances.ts";
import { of, type DreamCard } from "./dream.ts";
import { GHOSTS } from "./ghosts.ts";
import { GROUNDS } from "./grounds.ts";
import { HEIGHTS } from "./heights.ts";
import { STAGES } from "./stages.ts";
import { VESSELS } from "./vessels.ts";
import { WATERS } from "./waters.ts";

const CARRIERS: readonly DreamCard[] = [
  of("whale-castle", "whale sky castle flight home giant dusk journey", () =>
    carrier({ light: "dusk", seed: 11 }, "whale", ["castle"], "two-hump-camel"),
  ),
  of("turtle-village", "turtle village slow home sky old journey family", () =>
    carrier({ light: "meadow", seed: 12 }, "turtle", ["house", "hut", "house-with-garden"]),
  ),
  of("elephant-piano", "elephant music memory heavy night sky concert", () =>
    carrier({ light: "violet", seed: 13 }, "elephant", ["musical-keyboard", "violin"], "mouse"),
  ),
  of("snail-train", "snail train slow travel home sky patience", () =>
    carrier({ light: "apricot", seed: 14 }, "snail", ["locomotive"]),
  ),
  of("camel-books", "camel books desert knowledge journey thirst sky", () =>
    carrier({ light: "ember", seed: 15 }, "two-hump-camel", ["books", "open-book"], "scorpion"),
  ),
  of("duck-army", "duck small power parade sky courage water", () =>
    carrier({ light: "lagoon", seed: 16 }, "duck", ["drum", "trumpet", "postal-horn"]),
  ),
  of("pig-crown", "pig crown gold king pride flight money", () =>
    carrier({ light: "rose", seed: 17 }, "pig", ["crown"], "coin"),
  ),
  of("dragon-tea", "dragon tea fire calm guest sky england", () =>
    carrier({ light: "moss", seed: 18 }, "dragon", ["teapot"], "rabbit"),
  ),
];

const POURS: readonly DreamCard[] = [
  of("teapot-sea", "tea water sea night fish moon source", () =>
    pour(
      { light: "lagoon", seed: 21 },
      "teapot",
      ["tropical-fish", "fish"],
      ["sailboat", "octopus"],
    ),
  ),
  of("bottle-stars", "stars night bottle wish light sky sea", () =>
    pour(
      { light: "ink", seed: 22 },
      "bottle-with-popping-cork",
      ["glowing-star", "sparkles"],
      ["canoe"],
      ["#fff3b8", "#c9a13a"],
    ),
  ),
  of("bucket-birds", "birds freedom bucket flight song morning", () =>
    pour(
      { light: "apricot", seed: 23 },
      "bucket",
      ["dove", "parrot"],
      ["nest-with-eggs"],
      ["#ffffff", "#ffc9a8"],
    ),
  ),
  of("cup-letters", "letters love words cup memory message sea", () =>
    pour(
      { light: "rose", seed: 24 },
      "hot-beverage",
      ["love-letter", "envelope"],
      ["swan", "postbox"],
      ["#fff0f6", "#e08ac0"],
    ),
  ),
  of("milk-cats", "cat milk white hunger play small dream", () =>
    pour(
      { light: "frost", seed: 25 },
      "glass-of-milk",
      ["yarn"],
      ["cat", "black-cat"],
      ["#ffffff", "#e6eefc"],
    ),
  ),
  of("honey-time", "honey time clock sweet slow gold summer", () =>
    pour(
      { light: "meadow", seed: 26 },
      "honey-pot",
      ["stopwatch", "alarm-clock"],
      ["bear"],
      ["#ffe08a", "#d98a1a"],
    ),
  ),
  of("amphora-coins", "money gold greed rich river old luck", () =>
    pour(
      { light: "ember", seed: 27 },
      "amphora",
      ["coin", "gem-stone"],
      ["crocodile"],
      ["#ffe9a0", "#b9781e"],
    ),
  ),
];

const TREES: readonly DreamCard[] = [
  of("tree-clocks", "tree time clock autumn age garden harvest", () =>
    tree(
      { light: "apricot", seed: 31 },
      ["mantelpiece-clock", "alarm-clock", "hourglass-not-done", "stopwatch"],
      ["rabbit", "mushroom", "open-book"],
    ),
  ),
  of("tree-lamps", "tree light idea invention night knowledge garden", () =>
    tree(
      { light: "ink", seed: 32 },
      ["light-bulb", "candle", "red-paper-lantern"],
      ["owl", "mouse", "books"],
      190,
    ),
  ),
  of("tree-hearts", "tree love heart spring family gift growth", () =>
    tree(
      { light: "rose", seed: 33 },
      ["red-heart", "heart-with-ribbon", "growing-heart"],
      ["swan", "fox", "love-letter"],
      320,
    ),
  ),
  of("tree-keys", "tree key secret choice lock search garden", () =>
    tree(
      { light: "moss", seed: 34 },
      ["key", "old-key", "locked"],
      ["hedgehog", "door", "old-key"],
      80,
    ),
  ),
  of("tree-fish", "tree fish wrong water air cat garden", () =>
    tree(
      { light: "lagoon", seed: 35 },
      ["fish", "tropical-fish", "blowfish"],
      ["cat", "bucket", "fishing-pole"],
      160,
    ),
  ),
  of("tree-masks", "tree theatre mask lie truth face stage", () =>
    tree(
      { light: "violet", seed: 36 },
      ["performing-arts", "joker", "top-hat"],
      ["peacock", "rose", "mirror"],
      270,
    ),
  ),
  of("tree-sweets", "tree sweet child sugar birthday temptation candy", () =>
    tree(
      { light: "rose", seed: 37 },
      ["lollipop", "candy", "cupcake", "doughnut"],
      ["hut", "mouse", "cookie"],
      330,
    ),
  ),
  of("tree-bells", "tree bell sound winter music peace waiting", () =>
    tree(
      { light: "frost", seed: 38 },
      ["bell", "wind-chime", "musical-note"],
      ["deer", "snowman", "wrapped-gift"],
      190,
    ),
  ),
];

const STAIRS: readonly DreamCard[] = [
  of("books-to-moon", "books moon stairs climb door night knowledge", () =>
    stairs(
      { light: "violet", seed: 41 },
      ["closed-book", "blue-book", "green-book", "orange-book"],
      "crescent-moon",
      "door",
      "black-cat",
    ),
  ),
  of("clouds-to-sun", "sun clouds stairs climb heaven hope morning", () =>
    stairs({ light: "apricot", seed: 42 }, ["cloud"], "sun", undefined, "snail"),
  ),
  of("dominoes-to-star", "game chance stairs star fall luck climb", () =>
    stairs(
      { light: "ink", seed: 43 },
      ["game-die", "mahjong-red-dragon", "flower-playing-cards"],
      "glowing-star",
      "crown",
      "mouse",
    ),
  ),
  of("cake-to-crown", "cake stairs sweet party climb crown greed", () =>
    stairs(
      { light: "rose", seed: 44 },
      ["shortcake", "cupcake", "pancakes"],
      "birthday-cake",
      undefined,
      "hamster",
    ),
  ),
  of("drums-to-planet", "music rhythm planet stairs space sound climb", () =>
    stairs(
      { light: "lagoon", seed: 45 },
      ["drum", "long-drum"],
      "ringed-planet",
      undefined,
      "frog",
    ),
  ),
  of("luggage-to-plane", "travel luggage stairs plane goodbye world climb", () =>
    stairs(
      { light: "dusk", seed: 46 },
      ["luggage", "backpack", "briefcase"],
      "globe-showing-europe-africa",
      undefined,
      "penguin",
    ),
  ),
  of("shells-to-pearl", "sea shell stairs treasure patience pearl deep", () =>
    stairs(
      { light: "frost", seed: 47 },
      ["spiral-shell", "oyster", "coral"],
      "full-moon",
      undefined,
      "hedgehog",
    ),
  ),
];

const GIANTS: readonly DreamCard[] = [
  of("ice-mountain", "ice sweet mountain cold climb summer giant", () =>
    giant(
      { light: "frost", seed: 51 },
      "soft-ice-cream",
      ["skier", "penguin", "sled", "tent"],
      [
        ["triangular-flag", 352, 262, 84],
        ["person-climbing", 452, 440, 92],
        ["snowboarder", 236, 398, 84, -14],
        ["polar-bear", 330, 566, 70],
      ],
    ),
  ),
  of("pawn-desert", "chess alone power small game desert courage", () =>
    giant(
      { light: "ember", seed: 52 },
      "chess-pawn",
      ["camel", "ant", "cactus"],
      [
        ["ladder", 466, 600, 330, 16],
        ["triangular-flag", 352, 236, 96],
        ["glow", 330, 470, 54],
        ["glow", 330, 596, 62],
      ],
    ),
  ),
  of("snow-globe-cat", "cat giant sleep town pet gentle quiet", () =>
    giant(
      { light: "dusk", seed: 53 },
      "cat",
      ["house", "church", "houses"],
      [
        ["houses", 336, 706, 150],
        ["house", 470, 716, 110],
        ["bell", 250, 492, 64],
        ["bird", 196, 296, 64],
      ],
    ),
  ),
  of("teddy-forest", "teddy child memory forest lonely friend lost", () =>
    giant(
      { light: "moss", seed: 54 },
      "teddy-bear",
      ["evergreen-tree", "deciduous-tree", "fox", "mushroom"],
      [
        ["evergreen-tree", 92, 706, 190],
        ["evergreen-tree", 566, 700, 210],
        ["nest-with-eggs", 230, 316, 74],
        ["butterfly", 424, 436, 66, 18],
        ["adhesive-bandage", 398, 560, 84, 24],
      ],
    ),
  ),
  of("mushroom-city", "mushroom town small home rain forest fairy", () =>
    giant(
      { light: "moss", seed: 55 },
      "mushroom",
      ["hut", "snail", "beetle", "lady-beetle"],
      [
        ["door", 330, 704, 104],
        ["glow", 330, 606, 52],
        ["glow", 222, 450, 50],
        ["glow", 436, 452, 50],
        ["smoke", 470, 236, 90],
        ["brick", 444, 300, 56],
      ],
    ),
  ),
  of("guitar-ship", "music ship sea journey song island summer", () =>
    giant(
      { light: "lagoon", seed: 56 },
      "guitar",
      ["sailboat", "desert-island", "dolphin"],
      [
        ["palm-tree", 226, 420, 150],
        ["person-surfing", 392, 470, 104],
        ["musical-note", 520, 300, 78, 12],
        ["musical-notes", 430, 250, 70, -10],
        ["dove", 560, 420, 60],
      ],
      20,
    ),
  ),
  of("shoe-house", "shoe home family poor old fashion walk", () =>
    giant(
      { light: "meadow", seed: 57 },
      "hiking-boot",
      ["chicken", "baby-chick", "rooster", "house"],
      [
        ["door", 206, 628, 128],
        ["glow", 204, 462, 58],
        ["glow", 316, 486, 58],
        ["glow", 356, 606, 58],
        ["brick", 170, 372, 70],
        ["smoke", 150, 296, 96],
        ["ladder", 500, 640, 220, 12],
      ],
    ),
  ),
  of("tooth-temple", "tooth pain white temple fear dentist child", () =>
    giant(
      { light: "frost", seed: 58 },
      "tooth",
      ["toothbrush", "mouse", "candy"],
      [
        ["candle", 116, 690, 130],
        ["candle", 548, 690, 130],
        ["crown", 330, 250, 150],
        ["person-kneeling", 330, 716, 110],
        ["sparkles", 470, 400, 70],
      ],
    ),
  ),
  of("pear-sphinx", "fruit desert riddle ancient mystery sweet sun", () =>
    giant(
      { light: "apricot", seed: 59 },
      "pear",
      ["two-hump-camel", "palm-tree", "snake"],
      [
        ["door", 376, 672, 108],
        ["scroll", 262, 560, 84, -12],
        ["moai", 120, 690, 130],
        ["hourglass-not-done", 560, 700, 110],
        ["eye", 388, 470, 74],
      ],
    ),
  ),
  of("eye-hill", "eye secret watch fear truth alone sky", () =>
    giant(
      { light: "violet", seed: 60 },
      "eye",
      ["ewe", "ram", "goat", "wolf"],
      [
        ["crescent-moon", 330, 524, 110, -20],
        ["bat", 150, 320, 74, -12],
        ["bat", 520, 300, 62, 14],
        ["telescope", 520, 700, 120],
      ],
    ),
  ),
];

const DOORS: readonly DreamCard[] = [
  of("door-sea", "door sea freedom choice light alone beginning", () =>
    door(
      { light: "lagoon", seed: 61 },
      "door",
      ["dove", "butterfly", "leaf-fluttering-in-wind", "sparkles"],
      "dog",
      true,
    ),
  ),
  of("door-forest", "door forest fairy night secret invitation light", () =>
    door(
      { light: "moss", seed: 62 },
      "door",
      ["butterfly", "sparkles", "feather", "musical-note"],
      "fox",
      false,
    ),
  ),
  of("fridge-winter", "cold winter door food hunger night light", () =>
    door(
      { light: "frost", seed: 63 },
      "window",
      ["snowflake", "penguin", "snowflake", "ice"],
      "polar-bear",
      false,
    ),
  ),
  of("tv-circus", "television circus show crowd laughter escape night", () =>
    door(
      { light: "violet", seed: 64 },
      "television",
      ["circus-tent", "balloon", "carousel-horse", "joker"],
      "couch-and-lamp",
      false,
    ),
  ),
  of("postbox-world", "letter post world message news distance wish", () =>
    door(
      { light: "apricot", seed: 65 },
      "postbox",
      ["envelope", "love-letter", "small-airplane", "envelope"],
      "snail",
      false,
    ),
  ),
  of("elevator-sky", "elevator sky work escape up choice city", () =>
    door(
      { light: "dusk", seed: 66 },
      "elevator",
      ["briefcase", "parachute", "cloud", "kite"],
      "office-worker",
      true,
    ),
  ),
  of("clock-door", "clock time door late past future night", () =>
    door(
      { light: "ink", seed: 67 },
      "mantelpiece-clock",
      ["hourglass-done", "feather", "watch", "sparkles"],
      "rabbit",
      false,
    ),
  ),
  of("wardrobe-lion", "lion courage coat winter secret child magic", () =>
    door(
      { light: "frost", seed: 68 },
      "coat",
      ["snowflake", "lion", "crown", "snowflake"],
      "goat",
      false,
    ),
  ),
];

const DEEPS: readonly DreamCard[] = [
  of("piano-reef", "music sea deep silence lost fish blue", () =>
    deep(
      { light: "lagoon", seed: 71 },
      "musical-keyboard",
      ["jellyfish", "tropical-fish", "fish"],
      ["coral", "spiral-shell", "crab", "oyster"],
    ),
  ),
  of("car-reef", "car sea past rust fish journey end", () =>
    deep(
      { light: "moss", seed: 72 },
      "automobile",
      ["jellyfish", "octopus", "fish", "squid"],
      ["anchor", "coral", "crab"],
    ),
  ),
  of("chandelier-squid", "party sea light dance deep elegant night", () =>
    deep(
      { light: "violet", seed: 73 },
      "mirror-ball",
      ["squid", "jellyfish", "dolphin", "tropical-fish"],
      ["high-heeled-shoe", "wine-glass", "coral"],
    ),
  ),
  of("statue-fish", "freedom sea future lost city past alone", () =>
    deep(
      { light: "lagoon", seed: 74 },
      "statue-of-liberty",
      ["spouting-whale", "fish", "tropical-fish"],
      ["taxi", "spiral-shell", "coral"],
    ),
  ),
  of("treasure-letters", "treasure sea secret letter message search old", () =>
    deep(
      { light: "ink", seed: 75 },
      "package",
      ["jellyfish", "jellyfish", "shark"],
      ["key", "coin", "skull", "anchor"],
    ),
  ),
  of("phone-octopus", "phone sea talk many arms busy call", () =>
    deep(
      { light: "dusk", seed: 76 },
      "octopus",
      ["telephone", "telephone-receiver", "mobile-phone", "fish"],
      ["coral", "crab", "laptop"],
    ),
  ),
  of("bathtub-wreck", "bath sea ship home clean adventure child", () =>
    deep(
      { light: "rose", seed: 77 },
      "bathtub",
      ["duck", "fish", "jellyfish"],
      ["soap", "sponge", "spiral-shell", "shower"],
    ),
  ),
];

const BALLOONS: readonly DreamCard[] = [
  of("house-balloons", "house flight goodbye adventure old balloon free", () =>
    balloons({ light: "meadow", seed: 81 }, "house", "cat"),
  ),
  of("elephant-balloons", "elephant heavy light flight impossible circus hope", () =>
    balloons({ light: "rose", seed: 82 }, "elephant", "mouse"),
  ),
  of("bed-balloons", "bed sleep dream night flight rest child", () =>
    balloons({ light: "ink", seed: 83 }, "bed", "teddy-bear"),
  ),
  of("piano-balloons", "music flight concert lonely sky grand art", () =>
    balloons({ light: "dusk", seed: 84 }, "violin", "bird"),
  ),
  of("whale-hearts", "whale love heavy heart flight sea gift", () =>
    balloons({ light: "violet", seed: 85 }, "spouting-whale", undefined, "red-heart"),
  ),
  of("school-lanterns", "school childhood learn leave light evening future", () =>
    balloons({ light: "ember", seed: 86 }, "school", undefined, "red-paper-lantern"),
  ),
  of("anchor-jelly", "anchor sea sky burden free upside dream", () =>
    balloons({ light: "lagoon", seed: 87 }, "anchor", "crab", "jellyfish"),
  ),
];

const PEEPHOLES: readonly DreamCard[] = [
  of("key-castle", "key secret castle other world child wonder", () =>
    peephole(
      { light: "ink", seed: 91 },
      "apricot",
      "key",
      ["castle", "unicorn", "butterfly"],
      ["mouse", "old-key"],
    ),
  ),
  of("round-space", "window space planet alone home far travel", () =>
    peephole(
      { light: "meadow", seed: 92 },
      "ink",
      "round",
      ["ringed-planet", "astronaut", "rocket", "comet"],
      ["sunflower", "dog"],
    ),
  ),
  of("arch-sea", "gate sea holiday escape ship freedom summer", () =>
    peephole(
      { light: "ember", seed: 93 },
      "lagoon",
      "arch",
      ["passenger-ship", "dolphin", "sailboat", "dove"],
      ["luggage", "camel"],
    ),
  ),
  of("key-party", "party secret lonely music outside noise night", () =>
    peephole(
      { light: "moss", seed: 94 },
      "violet",
      "key",
      ["mirror-ball", "dress", "saxophone", "confetti-ball"],
      ["hedgehog", "flat-shoe"],
    ),
  ),
  of("mirror-lion", "mirror cat lion courage pride truth dream", () =>
    peephole(
      { light: "rose", seed: 95 },
      "ember",
      "arch",
      ["lion", "crown", "palm-tree"],
      ["cat", "mirror"],
    ),
  ),
  of("well-stars", "well stars deep wish water night small", () =>
    peephole(
      { light: "moss", seed: 96 },
      "ink",
      "round",
      ["shooting-star", "frog", "fish", "crescent-moon"],
      ["frog", "bucket"],
    ),
  ),
  of("arch-winter", "winter summer change season door cold waiting", () =>
    peephole(
      { light: "meadow", seed: 97 },
      "frost",
      "arch",
      ["snowman", "evergreen-tree", "deer", "snowflake"],
      ["sunflower", "swan"],
    ),
  ),
];

const PLANETS: readonly DreamCard[] = [
  of("planet-fox", "planet alone fox rose care small friend", () =>
    planet(
      { light: "ink", seed: 101 },
      ["fox", "rose", "tulip", "sunflower", "seedling"],
      ["#f2c38a", "#8a4a3a"],
      "glowing-star",
    ),
  ),
  of("planet-city", "city planet crowd world round busy home", () =>
    planet(
      { light: "violet", seed: 102 },
      ["cityscape", "office-building", "factory", "ferris-wheel", "tokyo-tower", "church"],
      ["#9fb4e8", "#3a4488"],
      "flying-saucer",
    ),
  ),
  of("planet-garden", "planet garden harvest farm green care world", () =>
    planet(
      { light: "lagoon", seed: 103 },
      ["sunflower", "carrot", "ear-of-corn", "eggplant", "tomato", "deciduous-tree"],
      ["#9fdc8a", "#2f7a4a"],
      "sun",
    ),
  ),
  of("planet-cake", "cake planet sweet birthday greed world party", () =>
    planet(
      { light: "rose", seed: 104 },
      ["birthday-cake", "lollipop", "ice-cream", "doughnut", "candy", "cupcake"],
      ["#ffd6e0", "#d9709a"],
      "balloon",
    ),
  ),
  of("planet-train", "train planet travel circle return journey round", () =>
    planet(
      { light: "dusk", seed: 105 },
      ["locomotive", "railway-car", "tram-car", "station", "evergreen-tree", "bridge-at-night"],
      ["#e8c9a0", "#7a5a8a"],
      "full-moon",
    ),
  ),
  of("planet-sheep", "sheep sleep planet count dream quiet night", () =>
    planet(
      { light: "ink", seed: 106 },
      ["ewe", "ram", "ewe", "goat", "ewe", "bed"],
      ["#b8d8c8", "#3f6a6a"],
      "crescent-moon",
    ),
  ),
];

const ROPES: readonly DreamCard[] = [
  of("rope-elephant", "elephant courage balance circus danger light rope", () =>
    tightrope(
      { light: "dusk", seed: 111 },
      "elephant",
      "umbrella",
      ["monkey", "lion"],
      "circus-tent",
    ),
  ),
  of("rope-penguin", "penguin balance cold courage umbrella alone journey", () =>
    tightrope(
      { light: "frost", seed: 112 },
      "penguin",
      "umbrella",
      ["polar-bear", "seal"],
      "whale",
    ),
  ),
  of("rope-waiter", "work balance fall risk food haste sky", () =>
    tightrope(
      { light: "apricot", seed: 113 },
      "cook",
      "fork-and-knife-with-plate",
      ["pig", "crocodile"],
      "shallow-pan-of-food",
    ),
  ),
  of("rope-snail", "snail slow patience courage balance rope far", () =>
    tightrope({ light: "meadow", seed: 114 }, "snail", "balloon", ["turtle", "rabbit"], "trophy"),
  ),
  of("rope-lovers", "love distance meeting rope hope heart risk", () =>
    tightrope({ light: "rose", seed: 115 }, "cat", "red-heart", ["dog", "black-cat"], "bouquet"),
  ),
  of("rope-robot", "robot balance future human heart danger learn", () =>
    tightrope(
      { light: "lagoon", seed: 116 },
      "robot",
      "balance-scale",
      ["alien", "astronaut"],
      "gear",
    ),
  ),
];

const ROADS: readonly DreamCard[] = [
  of("road-moon", "road moon bread journey night hunger dream", () =>
    road({ light: "ink", seed: 121 }, "cookie", "full-moon", "mouse"),
  ),
  of("road-eye", "road film truth watch fame fate eye", () =>
    road({ light: "violet", seed: 122 }, "film-frames", "eye", "movie-camera"),
  ),
  of("road-castle", "road cards game fate castle luck journey", () =>
    road({ light: "dusk", seed: 123 }, "joker", "castle", "horse"),
  ),
  of("road-sun", "road flowers sun hope spring wedding journey", () =>
    road({ light: "meadow", seed: 124 }, "cherry-blossom", "sun", "bicycle"),
  ),
  of("road-heart", "road letters love distance heart patience journey", () =>
    road({ light: "rose", seed: 125 }, "love-letter", "heart-with-ribbon", "snail"),
  ),
  of("road-volcano", "road fire danger mountain anger hurry courage", () =>
    road({ light: "ember", seed: 126 }, "hot-pepper", "volcano", "chicken"),
  ),
  of("road-trophy", "road shoes race win trophy effort run", () =>
    road({ light: "apricot", seed: 127 }, "running-shoe", "trophy", "turtle"),
  ),
];

const RAINS: readonly DreamCard[] = [
  of("rain-fish", "rain fish umbrella weather sea surprise cat", () =>
    rain({ light: "lagoon", seed: 131 }, ["fish", "tropical-fish"], "cat", "umbrella", "bucket"),
  ),
  of("rain-letters", "rain letters words news sadness message read", () =>
    rain(
      { light: "frost", seed: 132 },
      ["envelope", "love-letter", "page-facing-up"],
      "owl",
      "umbrella",
      "books",
    ),
  ),
  of("rain-music", "rain music song joy dance sound free", () =>
    rain(
      { light: "violet", seed: 133 },
      ["musical-note", "musical-notes"],
      "frog",
      "mushroom",
      "saxophone",
    ),
  ),
  of("rain-money", "rain money luck rich greed wish gold", () =>
    rain(
      { light: "ember", seed: 134 },
      ["coin", "dollar-banknote", "gem-stone"],
      "pig",
      "umbrella",
      "money-bag",
    ),
  ),
  of("rain-stars", "rain stars wish night magic hope child", () =>
    rain({ light: "ink", seed: 135 }, ["star", "glowing-star"], "hedgehog", "mushroom", "jar"),
  ),
  of("rain-petals", "rain flowers spring goodbye love wedding soft", () =>
    rain(
      { light: "rose", seed: 136 },
      ["cherry-blossom", "rose", "hibiscus"],
      "swan",
      "umbrella",
      "ring",
    ),
  ),
  of("rain-keys", "rain keys choice secret lost home luck", () =>
    rain({ light: "dusk", seed: 137 }, ["key", "old-key"], "dog", "umbrella", "door"),
  ),
  of("rain-feathers", "rain feathers bird pillow sleep winter soft", () =>
    rain({ light: "frost", seed: 138 }, ["feather", "snowflake"], "chicken", "bed", "egg"),
  ),
];

const PARTIES: readonly DreamCard[] = [
  of("tea-clouds", "tea guests clouds friends talk heaven rest", () =>
    party({ light: "apricot", seed: 141 }, "teapot", ["rabbit", "bear", "mouse", "owl"], "sun"),
  ),
  of("game-clouds", "game friends chess night cheat play clever", () =>
    party(
      { light: "ink", seed: 142 },
      "chess-pawn",
      ["fox", "wolf", "raccoon", "monkey"],
      "crescent-moon",
    ),
  ),
  of("birthday-sheep", "birthday cake party sheep year wish friends", () =>
    party(
      { light: "rose", seed: 143 },
      "birthday-cake",
      ["ewe", "goat", "pig", "cow"],
      "mirror-ball",
    ),
  ),
  of("court-birds", "judge birds law truth trial crowd talk", () =>
    party(
      { light: "frost", seed: 144 },
      "balance-scale",
      ["owl", "peacock", "parrot", "flamingo"],
      "eye",
    ),
  ),
  of("orchestra", "music orchestra animals concert night together sound", () =>
    party(
      { light: "violet", seed: 145 },
      "drum",
      ["violin", "saxophone", "trumpet", "frog"],
      "musical-notes",
    ),
  ),
  of("picnic-monsters", "monster food friend fear picnic surprise night", () =>
    party(
      { light: "moss", seed: 146 },
      "pie",
      ["ogre", "ghost", "alien", "goblin"],
      "jack-o-lantern",
    ),
  ),
  of("council-robots", "robot future machine talk plan work cold", () =>
    party(
      { light: "lagoon", seed: 147 },
      "crystal-ball",
      ["robot", "desktop-computer", "satellite-antenna", "joystick"],
      "satellite",
    ),
  ),
  of("feast-ants", "ant feast small work together food picnic", () =>
    party(
      { light: "meadow", seed: 148 },
      "watermelon",
      ["ant", "beetle", "lady-beetle", "honeybee"],
      "sunflower",
    ),
  ),
];

/** All cards, in the order in which they were thought of. */
export const DECK: readonly DreamCard[] = [
  ...CARRIERS,
  ...POURS,
  ...TREES,
  ...STAIRS,
  ...GIANTS,
  ...DOORS,
  ...DEEPS,
  ...BALLOONS,
  ...PEEPHOLES,
  ...PLANETS,
  ...ROPES,
  ...ROADS,
  ...RAINS,
  ...PARTIES,
  ...VESSELS,
  ...HEIGHTS,
  ...GHOSTS,
  ...WATERS,
  ...STAGES,
  ...GROUNDS,
  ...BALANCES,
];
