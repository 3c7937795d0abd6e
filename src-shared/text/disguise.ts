import { resolveConfusablesTransformer } from "obscenity";

/**
 * Functions that undo ways of writing a word so that people can read it but a filter does not find it. Each
 * undoes one of them; the text stays words and spaces.
 */

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "€": "e",
  "3": "e",
  "1": "i",
  "!": "i",
  "¡": "i",
  "|": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
  "6": "g",
  "8": "b",
  "(": "c",
};

/** A sign that may stand for a letter: within a word, at its beginning, at its end. */
const PLACES = [
  {
    sign: /[@4€31!¡|0$57+68(]/u,
    before: /\p{L}[\p{N}\p{S}\p{P}]?$/u,
    after: /^[\p{N}\p{S}\p{P}]?\p{L}/u,
  },
  { sign: /[@4€3!¡|0$57+68(]/u, before: /(?:^|[^\p{L}\p{N}])$/u, after: /^\p{L}/u },
  { sign: /[@431!¡|0$5]/u, before: /\p{L}{2}$/u, after: /^(?:$|[^\p{L}\p{N}])/u },
] as const;
/** How much of a text decides about a sign on each side of it: two characters, each of two units at most. */
const NEAR = 4;

/** 'sh1t' and '@ss': replaces signs beside letters with the letters they look like. */
export function withoutLeet(text: string): string {
  return text.replaceAll(/[@4€31!¡|0$57+68(]/gu, (found, at: number) => {
    const head = text.slice(Math.max(0, at - NEAR), at);
    const tail = text.slice(at + 1, at + 1 + NEAR);
    const isLetter = PLACES.some(
      ({ sign, before, after }) => sign.test(found) && before.test(head) && after.test(tail),
    );
    return isLetter ? (LOOKS_LIKE[found] ?? found) : found;
  });
}

const { transform } = resolveConfusablesTransformer();

/**
 * 'ѕһіт' and 'ᴅᴀᴍɴ': replaces letters of other alphabets, and small capitals, with the letters they look
 * like.
 */
export function withoutLookAlikes(text: string): string {
  const resolved = text.replaceAll(/[^\p{ASCII}]/gu, (sign) => {
    // The library's table has all small capitals except this one.
    if (sign === "ꜰ") return "f";
    const known = transform(sign.codePointAt(0) ?? 0);
    return known === undefined ? sign : String.fromCodePoint(known);
  });
  return resolved.toLowerCase();
}

/** 'f u c k' and 'f.u.c.k': joins single letters in a row to a word. */
export function withoutGaps(text: string): string {
  return text.replaceAll(
    /(^|[^\p{L}\p{N}])(\p{L}(?:[^\p{L}\p{N}]+\p{L}(?![\p{L}\p{N}])){2,})/gu,
    (_all, before: string, row: string) => before + row.replaceAll(/[^\p{L}]+/gu, ""),
  );
}

/** 'fuuuuck': reduces three or more of the same letter to one. */
export function withoutStretching(text: string): string {
  return text.replaceAll(/(\p{L})\1{2,}/gu, "$1");
}

/** 'fuuck': reduces two of these letters to one. Other letters are doubled in too many ordinary words. */
export function withoutDoubling(text: string): string {
  return text.replaceAll(/([iuy])\1+/gu, "$1");
}

/** 'f*ck': returns the words in which letters are replaced by stars, one star for each letter. */
export function starredWords(text: string): string[] {
  return text.match(/\p{L}+[*#]+[\p{L}*#]*/gu) ?? [];
}

/** Whether a starred word could be this one. `isStem`: letters may follow the word. */
export function mayBe(starred: string, word: string, isStem: boolean): boolean {
  const long = starred.length;
  if (isStem ? long < word.length : long !== word.length) return false;
  return Array.from(word).every(
    (letter, at) => starred[at] === letter || /[*#]/.test(starred[at] ?? ""),
  );
}
