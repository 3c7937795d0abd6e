import { LANGUAGES, type Language } from "../../src-shared/catalog/languages.ts";

/** What a file of src-rooms/content holds, read when somebody first asks for it. */
export type HouseContent<Content> = () => Content;

/**
 * The content of a file that was imported. A Worker gets the file's text (rules in wrangler.toml), and a room reads what
 * its game and its language need: everything the house ever wrote, read at the start, is four fifths of the objects in
 * its memory, and each collection of garbage walks through them. Elsewhere the file comes read.
 */
export function houseContent<Content extends object>(file: Content): HouseContent<Content> {
  let content: Content | undefined;
  return () => (content ??= typeof file === "string" ? (JSON.parse(file) as Content) : file);
}

/** The same of a file for each language. */
export function houseContents<Content extends object>(
  files: Readonly<Record<Language, Content>>,
): Readonly<Record<Language, HouseContent<Content>>> {
  // SAFETY: an entry for each language.
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, houseContent(files[language])]),
  ) as Record<Language, HouseContent<Content>>;
}
