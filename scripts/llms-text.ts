/** A public page in English, as the build wrote it. */
interface Page {
  readonly page: { readonly name: string; readonly path: string };
  readonly written: { readonly title: string; readonly description: string };
}

/** Origin of the site, and the tags of its languages. */
interface Site {
  readonly origin: string;
  readonly languages: readonly string[];
}

/** Pages that are not about playing: they come last, and readers with little room skip them. */
const ASIDE: readonly string[] = ["privacy", "terms"];

/**
 * The text of llms.txt (https://llmstxt.org): what this site is and which pages say more, for programs that
 * read it on behalf of a person.
 */
export function llmsText(pages: readonly Page[], { origin, languages }: Site): string {
  const home = pages.find(({ page }) => page.name === "home");
  if (!home) throw new Error("there is no home page");
  const section = (heading: string, isWanted: (name: string) => boolean) => {
    const lines = pages
      .filter(({ page }) => isWanted(page.name))
      .map(({ page, written }) => {
        const { title, description } = written;
        return `- [${title}](${origin}${page.path}): ${description}`;
      });
    return `## ${heading}\n\n${lines.join("\n")}\n`;
  };
  const isPage = (name: string) => !["home", "game", ...ASIDE].includes(name);
  return `# Hubbub

> ${home.written.description}

To join a room, open ${origin}/join/CODE with the code on its screen; no account is needed. A page is read in another
language with \`?lng=\` and one of ${languages.join(", ")}.

${section("Pages", isPage)}
${section("Games", (name) => name === "game")}
${section("Optional", (name) => ASIDE.includes(name))}`;
}
