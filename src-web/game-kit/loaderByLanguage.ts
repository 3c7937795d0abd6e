import type { Language } from "../../src-shared/catalog/languages.ts";

/** Loads what a game has to say in a language; of the files that `import.meta.glob` found, one a language. */
export function loaderByLanguage<Content>(
  files: Readonly<Record<string, () => Promise<unknown>>>,
): (language: Language) => Promise<Content> {
  return async (language) => {
    const load = Object.entries(files).find(([path]) =>
      path.includes(`/content/${language}/`),
    )?.[1];
    if (!load) throw new Error(`nothing to play with in ${language}`);
    // SAFETY: the rooms' own tests check every one of these files against the shape that the rules take.
    return ((await load()) as { readonly default: Content }).default;
  };
}
