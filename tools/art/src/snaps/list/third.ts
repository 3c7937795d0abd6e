/** Treasure, rockets, the vet. */
import { it, snap, who, type Snap } from "../layers.ts";

export const THIRD: readonly Snap[] = [
  snap("stuck-lift", "hospital", "waiting fear argument work", [
    who("fries", 266, 676, 369),
    who("popcorn", 500, 676, 381),
    who("robot5", 746, 676, 381),
    it("elevator", 956, 524, 246),
  ]),
  snap("painter", "museum", "art mess money secret", [
    who("avocado", 301, 676, 405),
    it("artist-palette", 500, 606, 172),
    it("framed-picture", 757, 582, 344),
    it("paintbrush", 594, 424, 135),
  ]),
  snap("dragon-bbq", "castle", "fire food animal party", [
    who("corn", 208, 676, 393),
    who("toast", 453, 676, 356),
    it("dragon", 757, 618, 393),
    it("meat-on-bone", 523, 717, 160),
  ]),
  snap("long-queue", "shop", "waiting shopping family work", [
    who("pear", 149, 676, 369),
    who("lemon", 336, 676, 344),
    who("donut", 523, 676, 344),
    who("robot3", 722, 676, 369),
    it("receipt", 921, 612, 283),
  ]),
  snap("treasure-map", "beach", "money travel secret summer", [
    who("croissant", 266, 676, 369),
    who("bubble-tea", 687, 676, 393),
    it("world-map", 477, 577, 209),
    it("package", 886, 752, 184),
  ]),
  snap("rocket-launch", "lab", "space science fear fire", [
    who("egg", 254, 676, 369),
    who("sushi-shades", 477, 676, 344),
    it("rocket", 781, 612, 405, { turn: -10 }),
    it("fire", 851, 764, 160),
  ]),
  snap("royal-donut", "castle", "boss winner food family", [
    who("donut", 500, 676, 442),
    who("cookie", 184, 676, 319),
    who("pretzel", 828, 676, 332),
    it("crown", 500, 319, 209),
  ]),
  snap("ice-bath", "pool", "water winter sport fear", [
    who("chili", 289, 676, 405),
    who("tomato", 664, 676, 381),
    it("ice", 477, 740, 160),
    it("polar-bear", 886, 688, 246),
  ]),
  snap("mirror-truth", "bedroom", "secret love fear magic", [
    who("peach", 278, 676, 393),
    it("mirror", 711, 606, 369),
    it("ogre", 711, 483, 160),
  ]),
  snap("delivery-giant", "street", "shopping money mess work", [
    who("taco", 243, 676, 344),
    who("robot2", 874, 676, 369, undefined, { flip: true }),
    it("package", 547, 699, 418),
    it("scissors", 383, 740, 111),
  ]),
  snap("band-practice", "bedroom", "music mess family argument", [
    who("pizza-slice", 208, 676, 381),
    who("corn", 477, 676, 393),
    who("robot-old5", 781, 676, 369),
    it("drum", 570, 764, 209),
    it("guitar", 336, 629, 197, { turn: 30 }),
  ]),
  snap("detective", "court", "crime police secret winner", [
    who("sushi-shades", 313, 676, 393),
    it("magnifying-glass-tilted-left", 570, 577, 233),
    it("footprints", 757, 752, 160),
    it("banana", 898, 770, 123),
  ]),
  snap("vet-visit", "hospital", "doctor animal fear family", [
    who("avocado", 243, 676, 393),
    it("crocodile", 664, 746, 344),
    it("thermometer", 465, 518, 135, { turn: 30 }),
    it("toothbrush", 874, 536, 123),
  ]),
  snap("surprise-party", "bedroom", "birthday party fear secret", [
    who("onigiri", 500, 676, 393),
    who("strawberry", 172, 676, 332),
    who("pineapple", 839, 676, 381),
    it("birthday-cake", 664, 740, 184),
    it("confetti-ball", 336, 705, 135),
  ]),
  snap("magnet-love", "lab", "love robot science technology", [
    who("robot5", 289, 676, 405),
    who("robot2", 711, 676, 405, undefined, { flip: true }),
    it("magnet", 500, 465, 172),
    it("red-heart", 500, 302, 123),
  ]),
  snap("cloud-boss", "space", "boss work space waiting", [
    who("pancake", 243, 676, 369),
    who("robot4", 828, 676, 381),
    it("thought-balloon", 523, 372, 319),
    it("coin", 523, 249, 111),
    it("briefcase", 418, 735, 147),
  ]),
  snap("lost-phone", "forest", "phone technology loser animal", [
    who("lemon", 266, 676, 393),
    it("mobile-phone", 664, 600, 160, { turn: 20 }),
    it("chipmunk", 757, 711, 221),
  ]),
  snap("statue-contest", "museum", "art winner sleep loser", [
    who("robot-old4", 266, 676, 418),
    who("pear", 687, 676, 418, undefined, { turn: -10 }),
    it("moai", 477, 676, 270),
    it("pushpin", 921, 711, 98),
  ]),
  snap("hot-dog-race", "gym", "sport food winner animal", [
    who("burger", 172, 676, 356, undefined, { turn: 12 }),
    who("popcorn", 406, 676, 381, undefined, { turn: 12 }),
    it("dog", 711, 723, 270),
    it("hot-dog", 898, 735, 147),
  ]),
  snap("last-cookie", "kitchen", "food argument secret family", [
    who("broccoli", 231, 676, 418),
    who("cheese", 781, 676, 405, undefined, { flip: true }),
    it("cookie", 500, 717, 209),
    it("jar", 500, 495, 160),
  ]),
  snap("dinosaur-pet", "street", "animal fear family mess", [
    who("egg", 219, 676, 369),
    it("t-rex", 687, 641, 491),
    it("bone", 430, 752, 135),
  ]),
];
