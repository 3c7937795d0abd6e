/** One name in all the ways it is written: `TWO_TRUTHS` is the folder `two-truths` and `twoTruths` in code. */
export interface GameNames {
  readonly type: string;
  readonly folder: string;
  readonly camel: string;
  readonly pascal: string;
  readonly title: string;
  /** Two letters that the ids of its rules begin with. */
  readonly rules: string;
}

/** The ways in which the files of the template are called. */
const TEMPLATE = {
  type: "NEW_GAME",
  folder: "new-game",
  camel: "newGame",
  pascal: "NewGame",
  title: "New Game",
} as const;

const capital = (word: string) => word[0] + word.slice(1).toLowerCase();

/** Two letters of the name that no other game's rules begin with; undefined where all are taken. */
function freeLetters(words: readonly string[], taken: ReadonlySet<string>): string | undefined {
  const [first = "", ...others] = words;
  const wanted = [
    ...others.map((word) => word[0] ?? ""),
    ...Array.from(`${first.slice(1)}XYZQJVWK`),
  ];
  return wanted
    .filter((letter) => /[A-Z]/.test(letter))
    .map((letter) => `${first[0]}${letter}`)
    .find((letters) => !taken.has(letters));
}

/**
 * A game's names, from its type. Throws, in words for whoever typed it, where it is no name or its rules
 * would find no letters. `taken`: the letters that ids of rules begin with already.
 */
export function namesOf(type: string, taken: ReadonlySet<string>): GameNames {
  if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(type)) {
    throw new Error(`"${type}" is no name of a game. Write it like TWO_TRUTHS.`);
  }
  const words = type.split("_");
  const rules = freeLetters(words, taken);
  if (rules === undefined) throw new Error(`All letters for the rules of ${type} are taken.`);
  const pascal = words.map(capital).join("");
  return {
    type,
    folder: type.toLowerCase().replaceAll("_", "-"),
    camel: pascal[0]?.toLowerCase() + pascal.slice(1),
    pascal,
    title: words.map(capital).join(" "),
    rules,
  };
}

/** Any of the template's names, or an id of its rules. */
const NAMED = new RegExp(`${Object.values(TEMPLATE).join("|")}|(?<=[[(])NG(?=\\d)`, "g");

/** The text of a template, or its path, with this game's names in the place of the template's. */
export function renamed(text: string, names: GameNames): string {
  const now = new Map<string, string>([
    ["NG", names.rules],
    [TEMPLATE.type, names.type],
    [TEMPLATE.folder, names.folder],
    [TEMPLATE.camel, names.camel],
    [TEMPLATE.pascal, names.pascal],
    [TEMPLATE.title, names.title],
  ]);
  return text.replaceAll(NAMED, (found) => now.get(found) ?? found);
}
