// Rules count characters, as people do: an emoji or a letter with its accent is one. Browsers count UTF-16
// units, so `maxLength` of an input would cut a family of four in two.

const charactersOf = (text: string) => [...new Intl.Segmenter().segment(text)];

/** As much of a text as has at most so many characters. */
export function cutTo(text: string, most: number): string {
  const characters = charactersOf(text);
  if (characters.length <= most) return text;
  return characters
    .slice(0, most)
    .map(({ segment }) => segment)
    .join("");
}

/** How many more characters fit; below 0 for a text that is too long. */
export function charactersLeft(text: string, most: number): number {
  return most - charactersOf(text).length;
}
