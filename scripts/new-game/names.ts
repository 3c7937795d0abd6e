/** One name in every spelling: `TWO_TRUTHS` is the folder `two-truths` and `twoTruths` in code. */
export interface GameNames {
  readonly type: string;
  readonly folder: string;
  readonly camel: string;
  readonly pascal: string;
  readonly title: string;
  /** Two letters with which the ids of its rules begin. */
  readonly rules: string;
}

/** The spellings that the template files use. */
const TEMPLATE = {
  type: "NEW_GAME",
  folder: "new-game",
  camel: "newGame",
  pascal: "NewGame",
  title: "New Game",
} as const;

/** Words that cannot name a variable in a module, in which a game's files would be broken. */
const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let new null package
  private protected public return static super switch this throw true try typeof var void while with
  yield`.split(/\s+/),
);

const capital = (word: string) => word[0] + word.slice(1).toLowerCase();

/** Two letters of the name with which no other game's rules begin; undefined when all are taken. */
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

/** A name that the text of a module declares or imports twice; undefined if there is none. */
export function nameTwice(text: string): string | undefined {
  const declared = text.matchAll(/^(?:export )?(?:function|const|interface|type) (\w+)/gm);
  const imported = text.matchAll(/^import (?:type )?\{([^}]*)\}/gm);
  const names = [
    ...[...declared].map(([, name = ""]) => name),
    ...[...imported].flatMap(([, list = ""]) =>
      [...list.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name = ""]) => name),
    ),
  ];
  return names.find((name, at) => names.indexOf(name) !== at);
}

/**
 * Derives a game's names from its type. Throws, with a message for the user, if the type is not valid or no
 * letters are left for its rules. `taken` are the letters with which ids of rules already begin.
 */
export function namesOf(type: string, taken: ReadonlySet<string>): GameNames {
  if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(type)) {
    throw new Error(`"${type}" is not a valid name for a game. Write it like TWO_TRUTHS.`);
  }
  if (RESERVED.has(type.toLowerCase())) {
    throw new Error(`"${type}" is a word of the language itself. Add another, such as ${type}_IT.`);
  }
  const words = type.split("_");
  const rules = freeLetters(words, taken);
  if (rules === undefined) throw new Error(`All letter pairs for the rules of ${type} are taken.`);
  const pascal = words.map(capital).join("");
  const camel = pascal[0]?.toLowerCase() + pascal.slice(1);
  return {
    type,
    folder: type.toLowerCase().replaceAll("_", "-"),
    camel,
    pascal,
    title: words.map(capital).join(" "),
    rules,
  };
}

/** Matches any of the template's names, or the letters of an id of its rules. */
const NAMED = new RegExp(`${Object.values(TEMPLATE).join("|")}|(?<=[[(])NG(?=\\d)`, "g");

/** Replaces the template's names in a text or path of the template with this game's. */
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
