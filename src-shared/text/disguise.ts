import { resolveConfusablesTransformer } from "obscenity";

/**
 * Ways to write a word so that it is read and not found. Each function takes one mask off; the text
 * stays words and spaces.
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

/** 'sh1t' and '@ss': signs that stand beside a letter are the letters they look like. */
export function withoutLeet(text: string): string {
  const sign =
    /(?<=\p{L}[\p{N}\p{S}\p{P}]?)[@4€31!¡|0$57+68(](?=[\p{N}\p{S}\p{P}]?\p{L})|(?<![\p{L}\p{N}])[@4€3!¡|0$57+68(](?=\p{L})|(?<=\p{L}{2})[@431!¡|0$5](?![\p{L}\p{N}])/gu;
  return text.replaceAll(sign, (found) => LOOKS_LIKE[found] ?? found);
}

const { transform } = resolveConfusablesTransformer();

/** 'ѕһіт' and 'ᴅᴀᴍɴ': letters of other alphabets, and small capitals, are the ones they look like. */
export function withoutLookAlikes(text: string): string {
  const resolved = text.replaceAll(/[^\p{ASCII}]/gu, (sign) => {
    // The library's table has all small capitals but this one.
    if (sign === "ꜰ") return "f";
    const known = transform(sign.codePointAt(0) ?? 0);
    return known === undefined ? sign : String.fromCodePoint(known);
  });
  return resolved.toLowerCase();
}

/** 'f u c k' and 'f.u.c.k': single letters in a row are a word. */
export function withoutGaps(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]+\p{L}(?![\p{L}\p{N}])){2,}/gu,
    (row) => row.replaceAll(/[^\p{L}]+/gu, ""),
  );
}

/** 'fuuuuck': three and more of a letter are one. */
export function withoutStretching(text: string): string {
  return text.replaceAll(/(\p{L})\1{2,}/gu, "$1");
}

/** 'fuuck': of these letters two are one. Others stand twice in too many ordinary words. */
export function withoutDoubling(text: string): string {
  return text.replaceAll(/([iuy])\1+/gu, "$1");
}

/** 'f*ck': words in which letters are starred out, the stars standing for one letter each. */
export function starredWords(text: string): string[] {
  return text.match(/\p{L}+[*#]+[\p{L}*#]*/gu) ?? [];
}

/** Could a starred word be this one? `isStem`: the word may go on. */
export function mayBe(starred: string, word: string, isStem: boolean): boolean {
  const long = starred.length;
  if (isStem ? long < word.length : long !== word.length) return false;
  return Array.from(word).every(
    (letter, at) => starred[at] === letter || /[*#]/.test(starred[at] ?? ""),
  );
}
