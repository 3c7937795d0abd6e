/** Families, kitchens, nights. */
import { it, snap, who, type Snap } from "../layers.ts";

export const EVENINGS: readonly Snap[] = [
  snap("sofa-mountain", "living", "family effort sleep mess", [
    it("couch-and-lamp", 560, 700, 560),
    who("donut", 430, 500, 260, "sleep", { shadow: false, turn: 80 }),
    it("pizza", 700, 560, 130, { shadow: false }),
    who("robot4", 170, 620, 260, "doubt"),
  ]),
  snap("dinner-staring", "restaurant", "family argument food waiting", [
    who("broccoli", 240, 705, 380, "angry"),
    it("fork-and-knife-with-plate", 500, 720, 230),
    who("chili", 770, 705, 370, "angry"),
    it("high-voltage", 500, 380, 160, { shadow: false }),
  ]),
  snap("onion-chop", "kitchen", "food mess family argument", [
    it("onion", 560, 700, 280),
    it("kitchen-knife", 760, 600, 240, { turn: -30, shadow: false }),
    who("tomato", 230, 705, 340, "cry"),
    it("sweat-droplets", 380, 380, 120, { shadow: false }),
  ]),
  snap("mother-in-law", "living", "family argument fear food", [
    who("croissant", 700, 705, 400, "doubt", { hat: "womans-hat", arms: "hips hips" }),
    it("luggage", 890, 715, 190),
    who("avocado", 330, 705, 340, "scared"),
    who("toast", 140, 710, 290, "panic"),
  ]),
  snap("lego-step", "bedroom night", "mess family fear argument", [
    who("bagel-sandwich", 480, 660, 400, "panic", { turn: -14, shadow: 700, legs: "hop" }),
    it("puzzle-piece", 520, 730, 110),
    it("puzzle-piece", 700, 720, 90, { turn: 40 }),
    it("anger-symbol", 740, 260, 130, { shadow: false }),
  ]),
  snap("wifi-roof", "night", "technology phone family effort", [
    who("cheese", 440, 640, 360, "strain", {
      arms: "up up",
      left: "mobile-phone",
      right: "antenna-bars",
    }),
    it("satellite-antenna", 760, 690, 300),
    it("black-cat", 150, 700, 210),
  ]),
  snap("washing-small", "laundry", "family mess bath loser", [
    who("strawberry", 600, 700, 190, "shock"),
    it("t-shirt", 340, 690, 330),
    who("peach", 850, 705, 320, "innocent"),
    it("hot-beverage", 130, 715, 120),
  ]),
  snap("family-photo", "garden", "family art argument mess", [
    who("pear", 190, 700, 300, "sleep"),
    who("pineapple", 390, 690, 340, "yell"),
    who("egg", 560, 700, 250, "cry"),
    who("robot3", 760, 700, 320, "glad"),
    it("camera-with-flash", 500, 745, 210, { shadow: false, blur: 2 }),
  ]),
  snap("naughty-step", "cellar", "family fear secret mess", [
    who("fries", 500, 705, 380, "innocent"),
    it("amphora", 770, 715, 230, { turn: 70 }),
    it("soccer-ball", 250, 715, 150),
    it("eyes", 500, 250, 150, { shadow: false }),
  ]),
  snap("alarm-war", "bedroom", "sleep waiting fight work", [
    it("alarm-clock", 620, 690, 430, { turn: 10 }),
    who("lemon", 220, 705, 360, "yell", { right: "hammer" }),
    it("zzz", 180, 240, 110, { shadow: false }),
  ]),
  snap("monster-bed", "bedroom dark", "sleep fear ghost family", [
    it("bed", 560, 620, 520, { shadow: 690 }),
    who("cupcake", 560, 420, 250, "scared", { shadow: false }),
    it("eyes", 500, 730, 170, { shadow: false }),
    it("teddy-bear", 170, 710, 180),
  ]),
  snap("pancake-ceiling", "kitchen", "food mess family effort", [
    it("shallow-pan-of-food", 560, 720, 330),
    who("pancake", 570, 250, 240, "panic", { shadow: false, turn: 180 }),
    who("robot-old2", 190, 705, 340, "glad"),
  ]),
  snap("babysit-chicks", "living", "family animal mess effort", [
    who("robot5", 520, 705, 400, "cry"),
    it("hatching-chick", 200, 710, 150),
    it("front-facing-baby-chick", 330, 720, 140),
    it("baby-chick", 720, 715, 150),
    it("hatching-chick", 860, 710, 160),
    it("baby-chick", 520, 310, 130, { shadow: false }),
  ]),
  snap("spider-guest", "bathroom", "bath fear animal argument", [
    it("bathtub", 640, 715, 520),
    it("spider", 560, 430, 230, { shadow: false }),
    it("sunglasses", 560, 340, 130, { shadow: false }),
    who("corn", 180, 705, 390, "shock", { right: "soap" }),
  ]),
  snap("fridge-penguin", "kitchen", "animal food winter family", [
    it("ice", 600, 710, 380),
    it("penguin", 600, 560, 300, { shadow: false }),
    who("bubble-tea", 220, 705, 390, "stare"),
    it("fish", 860, 715, 150),
  ]),
  snap("gift-huge", "living", "birthday family secret love", [
    it("wrapped-gift", 600, 700, 520),
    who("cookie", 180, 705, 270, "star"),
    it("eyes", 600, 560, 150, { shadow: false }),
  ]),
  snap("gift-tiny", "party", "birthday loser family love", [
    who("burger", 480, 705, 420, "stare"),
    it("wrapped-gift", 700, 710, 90),
    who("avocado", 860, 705, 320, "proud"),
    it("balloon", 160, 520, 200, { shadow: false }),
  ]),
  snap("plant-dead", "living", "mess loser family love", [
    it("wilted-flower", 560, 690, 390),
    who("robot4", 240, 640, 300, "cry"),
    it("pouring-liquid", 830, 560, 190, { shadow: false }),
    it("bucket", 850, 715, 130),
  ]),
  snap("cat-door", "garden", "animal waiting family argument", [
    it("door", 560, 700, 500),
    it("cat", 300, 710, 270),
    who("peach", 850, 705, 330, "tired"),
    it("hourglass-done", 130, 430, 110, { shadow: false }),
  ]),
  snap("night-bagel", "kitchen dark", "food secret sleep love", [
    who("bagel-sandwich", 350, 705, 360, "love"),
    who("donut", 680, 705, 350, "love"),
    it("candle", 510, 720, 180),
    it("full-moon", 860, 260, 150, { shadow: false }),
  ]),
  snap("paint-wall", "living", "art mess family secret", [
    it("rainbow", 600, 480, 460, { shadow: false }),
    who("chili", 300, 705, 320, "proud", { right: "paintbrush" }),
    it("bucket", 520, 715, 170),
    who("lemon", 850, 705, 300, "shock"),
  ]),
  snap("tv-fight", "living night", "family argument technology fight", [
    it("television", 560, 520, 330, { shadow: false }),
    who("pretzel", 240, 705, 330, "yell"),
    who("onigiri", 800, 705, 310, "yell", { flip: true }),
    it("level-slider", 510, 715, 130),
  ]),
  snap("shower-song", "bathroom bubbles", "bath music secret winner", [
    it("shower", 560, 330, 260, { shadow: false }),
    who("pear", 500, 705, 400, "yell", { right: "microphone", arms: "chest up" }),
    it("musical-notes", 780, 430, 140, { shadow: false }),
    who("robot1", 140, 715, 250, "cry"),
  ]),
  snap("toothpaste-everywhere", "bathroom", "bath mess family argument", [
    it("toothbrush", 640, 690, 470, { turn: 10, shadow: 700 }),
    who("egg", 250, 705, 310, "dizzy"),
    it("bubbles", 420, 400, 180, { shadow: false }),
    it("bubbles", 150, 330, 140, { shadow: false }),
  ]),
  snap("attic-treasure", "attic", "family secret money ghost", [
    it("luggage", 520, 700, 310),
    it("skull", 520, 430, 150, { shadow: false }),
    who("carrot", 180, 705, 360, "shock", { right: "flashlight" }),
    who("robot-old5", 840, 705, 300, "innocent"),
  ]),
  snap("garage-rocket", "garage", "science family fire space", [
    it("rocket", 560, 660, 480),
    who("broccoli", 190, 705, 350, "proud", { right: "wrench" }),
    who("toast", 870, 705, 280, "panic"),
    it("fire", 330, 720, 130),
  ]),
];
