import type { Language } from "../../src-shared/catalog/languages.ts";

/** Returns a loader of content by language, given the files `import.meta.glob` found, one per language. */
export function loaderByLanguage<Content>(
  files: Readonly<Record<string, () => Promise<unknown>>>,
): (language: Language) => Promise<Content> {
  return async (language) => {
    const load = Object.entries(files).find(([path]) =>
      path.includes(`/content/${language}/`),
    )?.[1];
    if (!load) throw new Error(`no content in ${language}`);
    // SAFETY: the tests of the rooms check each of these files against the shape that the rules expect.
    return ((await load()) as { readonly default: Content }).default;
  };
}
