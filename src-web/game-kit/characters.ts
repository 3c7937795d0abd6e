// Rules count characters, as people do: an emoji or a letter with its accent is one. Browsers count UTF-16
// units, so `maxLength` of an input would cut a family of four in two.

const charactersOf = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/**
 * As much of a text as has at most so many characters. `before`: what stood in its box; of what was put into the
 * middle of that, what does not fit is left out, and the end stays.
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
