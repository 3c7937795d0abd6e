// Rules count characters as people do. Browsers count UTF-16 units, so the `maxLength` of an input could cut
// an emoji in two.

import { charactersOf } from "../../src-shared/text/characters.ts";

/**
 * Returns at most `most` characters of a text. `before` is the box's previous text: if something was inserted
 * into its middle, the insertion is shortened and the text after it stays.
 */
export function cutTo(text: string, most: number, before = ""): string {
  const characters = charactersOf(text);
  if (characters.length <= most) return text;
  const stood = charactersOf(before);
  const same = stood.findIndex((character, at) => character !== characters[at]);
  const behind = same < 0 ? [] : stood.slice(same);
  const isInserted =
    behind.length <= most && behind.every((one, at) => one === characters.at(at - behind.length));
  const end = isInserted ? behind : [];
  return [...characters.slice(0, most - end.length), ...end].join("");
}

/** How many more characters fit; below 0 for a text that is too long. */
export function charactersLeft(text: string, most: number): number {
  return most - charactersOf(text).length;
}
