/** The first pictures: at work, at parties, on the way. */
import { it, snap, who, type Snap } from "../layers.ts";

export const FIRST: readonly Snap[] = [
  snap("lecture", "office", "work boss robot waiting", [
    who("pear", 219, 676, 442),
    who("robot1", 570, 676, 307),
    who("robot3", 746, 676, 307),
    who("robot4", 921, 676, 307),
    it("chart-decreasing", 406, 284, 184),
  ]),
  snap("dentist-donut", "hospital", "doctor fear food waiting", [
    who("donut", 289, 676, 418),
    who("toast", 711, 676, 442, undefined, { flip: true }),
    it("tooth", 500, 278, 147),
    it("screwdriver", 570, 518, 111, { turn: 40 }),
  ]),
  snap("job-interview", "office", "work boss fear secret", [
    who("tomato", 243, 676, 405),
    who("cheese", 757, 676, 442, undefined, { flip: true }),
    it("briefcase", 406, 688, 147),
    it("memo", 605, 524, 123),
  ]),
  snap("cat-birthday", "party", "party birthday animal food", [
    who("cupcake", 184, 676, 369),
    who("popcorn", 828, 676, 393),
    it("cat", 500, 676, 369),
    it("birthday-cake", 325, 705, 184),
  ]),
  snap("penguin-desk", "office", "work animal technology winter", [
    who("burger", 851, 676, 369, undefined, { flip: true }),
    it("penguin", 418, 664, 393),
    it("desktop-computer", 640, 682, 233),
    it("hot-beverage", 243, 699, 123),
  ]),
  snap("gym-fries", "gym", "sport food effort mess", [
    who("fries", 301, 676, 442),
    who("broccoli", 734, 676, 455),
    it("stopwatch", 523, 395, 123),
    it("socks", 523, 764, 111),
  ]),
  snap("wedding-toast", "church", "love wedding family food", [
    who("toast", 360, 676, 393),
    who("avocado", 640, 676, 405),
    it("ring", 500, 337, 98),
    it("bouquet", 547, 641, 147, { turn: 20 }),
  ]),
  snap("bank-robbery", "street", "crime money police fear", [
    who("carrot", 266, 676, 393),
    who("robot-old3", 757, 676, 418, undefined, { flip: true }),
    it("money-bag", 406, 694, 160),
    it("police-car", 921, 746, 246),
  ]),
  snap("lemon-first-date", "kitchen", "love food fear secret", [
    who("lemon", 289, 676, 405),
    who("peach", 722, 676, 405),
    it("rose", 453, 541, 135, { turn: 30 }),
    it("spaghetti", 512, 752, 184),
  ]),
  snap("beach-robot", "beach", "robot holiday summer water", [
    who("robot2", 500, 676, 418),
    who("watermelon", 851, 676, 319),
    it("ring-buoy", 500, 682, 233),
    it("sunglasses", 208, 729, 135),
  ]),
  snap("ghost-classroom", "classroom", "school ghost fear secret", [
    who("egg", 243, 676, 369),
    who("cookie", 804, 676, 369),
    it("ghost", 512, 559, 319),
    it("red-apple", 664, 711, 98),
  ]),
  snap("space-taxi", "space", "space travel car waiting", [
    who("pineapple", 301, 676, 393),
    it("taxi", 687, 746, 369),
    it("alien", 664, 501, 147),
  ]),
  snap("court-cookie", "court", "crime secret food argument", [
    who("cookie", 208, 676, 369),
    who("robot5", 828, 676, 442, undefined, { flip: true }),
    it("glass-of-milk", 477, 653, 172),
    it("scroll", 617, 541, 135),
  ]),
  snap("bath-band", "bathroom", "bath music water mess", [
    who("corn", 196, 676, 393),
    who("chili", 828, 676, 405),
    it("bathtub", 512, 764, 405),
    it("saxophone", 664, 442, 172),
    it("duck", 465, 506, 111),
  ]),
  snap("night-snack", "bedroom", "sleep food secret mess", [
    who("pizza-slice", 336, 676, 393),
    who("panda-sushi", 711, 676, 369),
    it("flashlight", 523, 565, 135, { turn: -30 }),
    it("popcorn", 196, 729, 135),
  ]),
  snap("shop-self", "shop", "shopping food fear family", [
    who("tomato", 325, 676, 393),
    who("egg", 640, 676, 369),
    it("shopping-cart", 488, 764, 283),
  ]),
  snap("museum-guard", "museum", "art crime secret waiting", [
    who("robot-old1", 243, 676, 418),
    who("strawberry", 734, 676, 381),
    it("framed-picture", 523, 536, 221, { turn: 18 }),
  ]),
  snap("ski-lesson", "snow", "winter sport fear holiday", [
    who("croissant", 289, 676, 393, undefined, { turn: -14 }),
    who("pretzel", 722, 676, 405, undefined, { turn: 16 }),
    it("skis", 465, 758, 197),
    it("snowman", 945, 682, 233),
  ]),
  snap("pool-cheese", "pool", "holiday water summer fear", [
    who("cheese", 360, 676, 405),
    who("bubble-tea", 711, 676, 405),
    it("beach-with-umbrella", 126, 676, 221),
    it("shark", 570, 775, 184),
  ]),
  snap("disco-grandpa", "party", "dance music party family", [
    who("robot-old5", 289, 676, 393),
    who("sushi-shades", 676, 676, 393, undefined, { turn: 10 }),
    it("speaker-high-volume", 921, 676, 172),
    it("necktie", 477, 307, 86),
  ]),
  snap("desert-ice", "desert", "summer food travel loser", [
    who("popcorn", 266, 676, 393),
    it("soft-ice-cream", 570, 670, 356, { turn: 10 }),
    it("camel", 874, 682, 233),
  ]),
  snap("castle-guard", "castle", "fear fight winner waiting", [
    who("burger", 266, 676, 381),
    who("onigiri", 734, 676, 381, undefined, { flip: true }),
    it("crossed-swords", 500, 565, 209),
    it("dragon", 921, 419, 221),
  ]),
];
