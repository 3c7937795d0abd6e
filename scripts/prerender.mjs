// Prerenders the public pages in each language after both builds of `build-web.mjs`. Its arguments are their
// folders: that of the site, into which the pages are written, and that of the program that renders them. No
// browser is needed.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { lastChanged } from "./last-changed.ts";
import { llmsText } from "./llms-text.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const [web, drawing] = process.argv.slice(2);
const server = await import(pathToFileURL(join(drawing, "server.js")).href);
const { addressIn, intlTag, KEPT_ROOM, ORIGIN_MARK, PAGE_LANGUAGES, PAGES_FOLDER, PUBLIC_PAGES } =
  server;

const template = readFileSync(join(web, "index.html"), "utf8");
const manifest = JSON.parse(readFileSync(join(web, ".vite/manifest.json"), "utf8"));

/**
 * Every style sheet of the site's build with the classes it styles, and whether it styles games
 * (`data-theme`). The manifest is used because the folder also holds the style sheets of the light app for
 * televisions, which have the same classes and no layers.
 */
const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
  .sort((a, b) => (a < b ? -1 : 1))
  .map((file) => {
    const name = basename(file);
    const text = readFileSync(join(web, file), "utf8");
    const classes = new Set(text.match(/\.[_a-zA-Z][\w-]*/g)?.map((one) => one.slice(1)));
    return { name, classes, hasThemes: /\[data-theme="?[A-Z]/.test(text) };
  });

/** Names of the style sheets whose classes or games this markup uses, besides those that every page links. */
function sheetsOf(html) {
  const used = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, all]) => all.split(" ")));
  return sheets
    .filter(({ name, classes, hasThemes }) => {
      const isUsed = !used.isDisjointFrom(classes) || (hasThemes && html.includes("data-theme="));
      return isUsed && !template.includes(name);
    })
    .map(({ name }) => name);
}

/** The style sheets that the shell links, in order. */
const shellSheets = [
  ...template.matchAll(/<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)">/g),
].map(([, name]) => name);

/**
 * Writes all style sheets of the prerendered pages into one file: a page waits for one response instead of
 * forty.
 */
function writeStyles(pages) {
  const parts = [...shellSheets, ...new Set(pages.flatMap(({ html }) => sheetsOf(html)).sort())];
  const text = parts.map((name) => readFileSync(join(web, "assets", name), "utf8")).join("\n");
  const file = `assets/pages-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.css`;
  writeFileSync(join(web, file), text);
  return { file, parts };
}

/** The screen behind each kind of page. */
const SCREENS = {
  home: "landing",
  games: "games",
  game: "gameOverview",
  tutorial: "gameTutorial",
  howToPlay: "howToPlay",
  about: "about",
  pricing: "payment",
  contact: "contact",
  register: "register",
  joinGame: "joinGame",
  privacy: "privacy",
  terms: "terms",
};

const homeChunk = Object.keys(manifest).find((key) => manifest[key].name === "home");

/** Files that the page's script loads first, so that they can be requested before it asks for them. */
function programParts(page, language, namespaces) {
  const screen = `app/routes/${SCREENS[page.name]}.tsx`;
  // The start page has no chunk of its own: vite.config.ts merges it with the code that other pages share
  // with it.
  const screenOrHome = page.name === "home" ? homeChunk : screen;
  if (!manifest[screenOrHome]) throw new Error(`${screen} is not in the build`);
  const sources = [
    screenOrHome,
    "i18n/moreTexts.ts",
    ...namespaces.map((one) => `i18n/locales/${language}/${one}.json`),
  ];
  const files = new Set();
  const collect = (name) => {
    const chunk = manifest[name];
    if (!chunk || chunk.isEntry || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  sources.forEach(collect);
  return [...files].map((file) => `/${file}`);
}

const escape = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const absolute = (path) => escape(`${ORIGIN_MARK}${path}`);

/** Links to the page in each language, for search engines. */
function alternates(page) {
  const link = (tag, language) =>
    `<link rel="alternate" hreflang="${tag}" href="${absolute(addressIn(page, language))}">`;
  return [
    ...PAGE_LANGUAGES.map((language) => link(intlTag(language), language)),
    link("x-default", "en"),
  ];
}

/**
 * Structured data about the page for machines, placed below its content; no `<` in it can end the element. It
 * is data and not a script, so the content security policy does not apply to it.
 */
const dataScript = (data) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

function headOf(page, language, { title, description, picture }, styles) {
  const address = absolute(addressIn(page, language));
  const property = (name, content) => `<meta property="og:${name}" content="${content}">`;
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${address}">`,
    ...alternates(page),
    property("type", "website"),
    property("site_name", "Hubbub"),
    property("url", address),
    property("locale", intlTag(language)),
    property("title", escape(title)),
    property("description", escape(description)),
    property("image", absolute(`/${picture}`)),
    property("image:width", "1200"),
    property("image:height", "630"),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="stylesheet" href="/${styles.file}">`,
  ].join("\n    ");
}

/** The site's entry script, which hydrates a page. */
const program = template.match(/<script type="module"[^>]*src="([^"]+)"/)?.[1];
if (!program) throw new Error("index.html has no entry script");
const wakePage = readFileSync(join(root, "scripts/wake-page.js"), "utf8")
  .replaceAll(/^\s*(?:\/\/.*)?\n|^\s+/gm, "")
  .trim();

/** The shell without its title and description, its style sheets and its script. */
const bare = template
  .replace(/\s*<title>[\s\S]*?<\/title>/, "")
  .replaceAll(/\s*<meta\s+(?:name="description"|property="og:[^"]*")[\s\S]*?\/?>/g, "")
  .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
  .replace(/\s*<script type="module"[^>]*><\/script>/, "");

function fill(page, language, written, styles) {
  const app = `<div id="app" data-page="${page.path}" data-texts="${written.namespaces.join(" ")}">`;
  const parts = programParts(page, language, written.namespaces).join(" ");
  const data = [
    `data-program="${program}" data-parts="${parts}" data-sheets="${styles.parts.join(" ")}"`,
    `data-keys="${KEPT_ROOM.keys.join(" ")}" data-kept-ms="${KEPT_ROOM.keptMs}"`,
  ].join(" ");
  const wake = `<script ${data}>${wakePage}</script>`;
  return bare
    .replace('<html lang="en"', `<html lang="${intlTag(language)}"`)
    .replace("</head>", () => `  ${headOf(page, language, written, styles)}\n  </head>`)
    .replace('<div id="app"></div>', () => `${app}${written.html}</div>`)
    .replace("</body>", () => `  ${dataScript(written.data)}\n    ${wake}\n  </body>`);
}

/** The files that determine when a page last changed: its screen, and the texts that not every page has. */
function sourcesOf({ page, language, written }, common) {
  const own = written.namespaces.filter((one) => !common.has(one));
  return [
    `src-web/app/routes/${SCREENS[page.name]}.tsx`,
    ...own.map((one) => `src-web/i18n/locales/${language}/${one}.json`),
  ];
}

/** Day of this build, used for a page whose sources have no history. */
const TODAY = new Date().toISOString().slice(0, 10);
const changed = lastChanged(root, ["src-web/app/routes", "src-web/i18n/locales"]);
const changedOn = (files) =>
  files
    .flatMap((file) => changed.get(file) ?? [])
    .sort()
    .at(-1) ?? TODAY;

/** Addresses of all pages in all languages, each with the day on which its sources last changed. */
function sitemap(all) {
  const common = all
    .map(({ written }) => new Set(written.namespaces))
    .reduce((shared, one) => shared.intersection(one));
  const links = (page) =>
    [...PAGE_LANGUAGES.map((language) => [intlTag(language), language]), ["x-default", "en"]]
      .map(([tag, language]) => {
        const href = absolute(addressIn(page, language));
        return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
      })
      .join("");
  const urls = all.map(({ page, language, written }) => {
    const day = changedOn(sourcesOf({ page, language, written }, common));
    return `<url><loc>${absolute(addressIn(page, language))}</loc><lastmod>${day}</lastmod>${links(page)}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/** Keeps rooms and accounts out of search results. */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /parties/
Disallow: /host/
Disallow: /player/
Disallow: /user/
Disallow: /account/
Disallow: /admin/
Disallow: /pages/
Disallow: /share
Sitemap: ${ORIGIN_MARK}/sitemap.xml
`;

const all = [];
for (const language of PAGE_LANGUAGES) {
  for (const page of PUBLIC_PAGES) {
    all.push({ page, language, written: await server.writePage(page, language) });
  }
}
const styles = writeStyles(all.map(({ written }) => written));
for (const { page, language, written } of all) {
  const folder = join(web, PAGES_FOLDER, language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${page.file}.html`), fill(page, language, written, styles));
}
writeFileSync(join(web, PAGES_FOLDER, "sitemap.xml"), sitemap(all));
const english = all.filter(({ language }) => language === "en");
writeFileSync(
  join(web, PAGES_FOLDER, "llms.txt"),
  llmsText(english, { origin: ORIGIN_MARK, languages: PAGE_LANGUAGES.map(intlTag) }),
);
writeFileSync(join(web, PAGES_FOLDER, "robots.txt"), ROBOTS);
console.log(`${PUBLIC_PAGES.length} pages in ${PAGE_LANGUAGES.length} languages`);
process.exit(0);
