/** Pages about the house rather than about playing: last, and skipped by whoever has little room. */
const ASIDE = ["privacy", "terms"];

/**
 * The file llms.txt (https://llmstxt.org): what this site is and which pages say more, for programs that read it for
 * somebody. Its pages are those of the sitemap, in English.
 * @param {readonly { page: { name: string, path: string }, written: { title: string, description: string } }[]} pages
 * @param {{ origin: string, languages: readonly string[] }} site where it is, and the tags of what it speaks
 */
export function llmsText(pages, { origin, languages }) {
  const line = ({ page, written: { title, description } }) =>
    `- [${title}](${origin}${page.path}): ${description}`;
  const home = pages.find(({ page }) => page.name === "home");
  if (!home) throw new Error("there is no front door");
  const section = (heading, wanted) => {
    const lines = pages.filter(({ page }) => wanted(page.name)).map(line);
    return `## ${heading}\n\n${lines.join("\n")}\n`;
  };
  const isPage = (name) => !["home", "game", ...ASIDE].includes(name);
  return `# Hubbub

> ${home.written.description}

To join a room, open ${origin}/join/CODE with its five letters; no account is needed. A page is read in another
language with \`?lng=\` and one of ${languages.join(", ")}.

${section("Pages", isPage)}
${section("Games", (name) => name === "game")}
${section("Optional", (name) => ASIDE.includes(name))}`;
}
