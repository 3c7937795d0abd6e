import { lines, pairs, type WordForms } from "./forms.ts";

export const en: WordForms = {
  articles: ["the", "a", "an"],
  endings: pairs("/s /es y/ies f/ves fe/ves"),
  irregular: lines(
    "man men",
    "woman women",
    "child children",
    "foot feet",
    "tooth teeth",
    "goose geese",
    "mouse mice",
    "person people",
    "ox oxen",
    "cactus cacti",
    "die dice",
    "dog doggy doggie",
    "cat kitty",
    "pig piggy",
    "bird birdie",
    "duck ducky duckie",
  ),
  different: pairs(
    "new/news cloth/clothes good/goods desert/dessert angel/angle quiet/quite house/mouse house/horse beach/peach light/night plane/plant " +
      "plane/planet brush/crush stone/store stone/stove snake/shake train/brain crown/clown grass/glass glove/globe sheep/sheet " +
      "sheep/sleep water/waiter month/mouth honey/money nurse/purse beard/board diary/dairy carrot/parrot kitten/mitten candle/handle " +
      "castle/cattle letter/litter finger/ginger color/colon",
  ),
};
