import { LANGUAGES, type Language } from "../../src-shared/catalog/languages.ts";

/** Returns the content of a file of src-rooms/content, which is parsed on the first call. */
export type BuiltInContent<Content> = () => Content;

/**
 * Wraps the content of an imported file. In a Worker the import is the file's text (rules in wrangler.toml),
 * and a room parses only what its game and language need: all built-in content, parsed at startup, would be
 * four fifths of the objects in memory, and every garbage collection would walk through them. Elsewhere the
 * import is already parsed.
 */
export function builtInContent<Content extends object>(file: Content): BuiltInContent<Content> {
  let content: Content | undefined;
  return () => (content ??= typeof file === "string" ? (JSON.parse(file) as Content) : file);
}

/** Does the same for one file per language. */
export function builtInContents<Content extends object>(
  files: Readonly<Record<Language, Content>>,
): Readonly<Record<Language, BuiltInContent<Content>>> {
  // SAFETY: an entry for each language.
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, builtInContent(files[language])]),
  ) as Record<Language, BuiltInContent<Content>>;
}
