import { describe, expect, it } from "vitest";
import { exists, files, read, SOURCES } from "./repository.ts";

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...files(".github/*.md", "docs/**/*.md", "src-*/**/{RULES,PROTOCOL}.md"),
];
/** Folders created by a build or a run, so not part of the repository. */
const MADE_LATER = /^(?:\.wrangler|dist|node_modules)(?:\/|$)/;
const FILE = /\.(?:ts|tsx|mjs|js|css|json|toml|md|sql|sh|html|png|webp)$/;
const PATH = /^[\w.@<>*{}-]+(?:\/[\w.@<>*{}-]+)*\/?$/;

/** Whether a text in backticks looks like a path of this repository. */
function looksLikePath(text: string): boolean {
  if (!PATH.test(text) || MADE_LATER.test(text)) return false;
  if (FILE.test(text)) return true;
  const [first = ""] = text.split("/");
  return text.includes("/") && (text.endsWith("/") || exists(first));
}

/**
 * Whether the path exists relative to the root or a source folder, or is the name of a file. `<game>` matches
 * any name.
 */
function isThere(text: string): boolean {
  const pattern = text.replaceAll(/<[^>]+>|\{[^}]+\}/g, "*").replace(/\/$/, "");
  const places = ["", ...SOURCES.map((source) => `${source}/`)];
  const isName = !pattern.includes("/");
  const anywhere = isName ? ["{src-*,test,scripts,bench,tools,.ci}/**/"] : [];
  return [...places, ...anywhere].some((place) => files(`${place}${pattern}`).length > 0);
}

/**
 * Whether the generator would write this file. `docs/your-first-game.md` is a walkthrough of a game called
 * TWO_TRUTHS.
 */
function isGenerated(text: string): boolean {
  const pattern = text.replaceAll("two-truths", "new-game").replaceAll(/<[^>]+>/g, "*");
  const templates = "scripts/new-game/files";
  const places = pattern.includes("/") ? [pattern] : [`**/${pattern}`];
  return places.some((place) => {
    const wanted = `${templates}/${place}`;
    return files(wanted.endsWith("/") ? `${wanted}**/*` : `${wanted}.txt`).length > 0;
  });
}

/** Pictures that the walkthrough suggests to draw for a new game; they do not exist yet. */
const DRAWN_LATER = /\/two-truths(?:\.svg|\/card\.webp)$/;

const CODE_BLOCK = /```[\s\S]*?```/g;

/** All texts in inline backticks, and all words with a slash in code blocks: a bare name may be any file. */
function quoted(page: string): string[] {
  const inline = page.replaceAll(CODE_BLOCK, "").matchAll(/`([^`\n]+)`/g);
  const blocks = page.match(CODE_BLOCK) ?? [];
  const words = blocks.flatMap((block) => block.match(/[^\s(),"]*\/[^\s(),"]+/g) ?? []);
  return [...[...inline].map(([, text = ""]) => text), ...words];
}

it("docs/deploy.md names every setting of a site, and every binding", () => {
  const bindings = read("src-worker/config/bindings.ts").matchAll(
    /^ {2}readonly ([A-Za-z_]+)\??:/gm,
  );
  const names = [...bindings].map(([, name = ""]) => name);
  const told = read("docs/deploy.md");
  expect(names.length).toBeGreaterThan(40);
  expect(
    names.filter((name) => !told.includes(`\`${name}\``)),
    "To fix it: say in docs/deploy.md what it is for, and what works without it.",
  ).toEqual([]);
});

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...page.replaceAll(CODE_BLOCK, "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}

describe("what the documentation refers to exists:", () => {
  it.each(PAGES)("%s exists", (page) => {
    expect(exists(page), `To fix it: write ${page}.`).toBe(true);
  });

  it.each(PAGES)("paths in %s", (page) => {
    const paths = exists(page) ? quoted(read(page)).filter(looksLikePath) : [];
    expect(
      paths.filter((path) => !isThere(path) && !isGenerated(path) && !DRAWN_LATER.test(path)),
      `To fix it: correct the path in ${page}, or restore the file.`,
    ).toEqual([]);
  });

  it.each(PAGES)("names of things in the files that %s says they are in", (page) => {
    const named = [
      ...(exists(page) ? read(page) : "").matchAll(
        /`(src-[\w./-]+\.tsx?)` \(((?:`\w+`(?:, )?)+)\)/g,
      ),
    ];
    const missing = named.flatMap(
      ([, path = "", names = ""]) =>
        names.match(/\w+/g)?.filter((name) => !exists(path) || !read(path).includes(name)) ?? [],
    );
    expect(missing, `To fix it: name in ${page} the files that have them now.`).toEqual([]);
  });

  it.each(PAGES)("links in %s", (page) => {
    const folder = page.includes("/") ? page.replace(/[^/]*$/, "") : "";
    const links = exists(page)
      ? [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      : [];
    const targets = links.map(([, link = ""]) => `${folder}${link}`);
    expect(
      targets.filter((target) => !exists(target)),
      `To fix it: correct the link in ${page}, or add its target.`,
    ).toEqual([]);
  });

  it.each(PAGES)("headings to which %s links", (page) => {
    const folder = page.includes("/") ? page.replace(/[^/]*$/, "") : "";
    const links = exists(page) ? [...read(page).matchAll(/\]\(([\w./-]*)#([^)\s]+)\)/g)] : [];
    const lost = links.filter(([, path = "", anchor = ""]) => {
      const target = path === "" ? page : `${folder}${path}`;
      return exists(target) && !anchorsOf(read(target)).includes(anchor);
    });
    expect(
      lost.map(([link]) => link),
      `To fix it: correct the part after # in ${page}, or restore the heading.`,
    ).toEqual([]);
  });

  it("and this test makes anchors as GitHub does", () => {
    expect(anchorsOf("# Deploy\n## The `/api` page, twice\n```sh\n# no heading\n```")).toEqual([
      "deploy",
      "the-api-page-twice",
    ]);
  });

  it.each(PAGES)("steps of npm test and projects of Vitest in %s", (page) => {
    const text = exists(page) ? read(page) : "";
    const steps = [...text.matchAll(/\bnpm test -- ([a-z][a-z0-9 -]*)/g)].flatMap(
      ([, names = ""]) => names.trim().split(" "),
    );
    const projects = [...text.matchAll(/--project ([\w-]+)/g)].map(([, name = ""]) => name);
    const check = read("scripts/check.ts");
    const configs = ["vitest.config.ts", ...files("test/**/vitest.*.config.ts")].map(read).join("");
    expect(
      [
        // `types` stands for one step of each program.
        ...steps.filter((name) => name !== "types" && !check.includes(`name: "${name}"`)),
        ...projects.filter((name) => !configs.includes(`name: "${name}"`)),
      ],
      `To fix it: correct the command in ${page}.`,
    ).toEqual([]);
  });

  it.each(PAGES)("commands in %s", (page) => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const text = exists(page) ? read(page) : "";
    const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(
      commands.filter((name) => !Object.hasOwn(scripts, name)),
      `To fix it: correct the command in ${page}, or add it to package.json.`,
    ).toEqual([]);
  });

  it("folders that the linter's hints name", () => {
    const named = read(".oxlintrc.json").match(/\bsrc-[\w/-]+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(
      named.filter((path) => !exists(path)),
      "To fix it: correct the path in .oxlintrc.json.",
    ).toEqual([]);
  });

  it("no command runs a file with node directly, as it may be too old", () => {
    const places = [...PAGES, ...files("{src-*,test,scripts,bench,tools}/**/*.{ts,tsx,mjs,js}")];
    const told = places.filter(exists).flatMap((place) => {
      const commands =
        read(place).match(/\bnode (?:-\S+ )*(?:\.\/)?[\w-]+\/[\w./-]+\.m?[jt]s\b/gu) ?? [];
      return commands.map((command) => `${place}: ${command}`);
    });
    expect(
      told,
      "To fix it: add a script for the command to package.json and write `npm run NAME -- …`. " +
        "With an older Node, which can still install the packages, the file itself does not start.",
    ).toEqual([]);
  });

  it("files that package.json runs", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const run = Object.values(scripts).flatMap(
      (line) => line.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? [],
    );
    expect(
      run.filter((path) => !exists(path)),
      "To fix it: correct the script in package.json, or add the file.",
    ).toEqual([]);
  });
});

describe("comments refer to existing files", () => {
  const ALL = files("**/*", ".ci/*");
  const NAMES = new Set(ALL.map((path) => path.split("/").at(-1)));
  const CODE = [
    ...files(
      "*.ts",
      "src-*/**/*.{ts,tsx,css}",
      "test/**/*.{ts,tsx,mjs}",
      "scripts/**/*.{ts,mjs,js}",
      "bench/**/*.ts",
    ),
    ...files("tools/*.ts", "tools/{tv,sound}/**/*.{ts,mjs}", "tools/art/src/**/*.ts"),
  ];
  // These two tests mention files that do not exist.
  const isGate = (path: string) => /^test\/house\/(?:docs|imports)\.test\.ts$/.test(path);
  const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\w/])\/\/(?!\/)[^\n]*/g;
  const NAMED = /(?<![\w/.@:<*-])(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|md|css|json|mjs|toml|sql)\b/g;

  const namedIn = (source: string) =>
    [...source.matchAll(COMMENT)].flatMap(([comment]) =>
      [...comment.matchAll(NAMED)].map(([path]) => path.replace(/^\.{1,2}\//, "")),
    );
  const isNamedRight = (path: string) =>
    path.includes("/")
      ? ALL.some((known) => known === path || known.endsWith(`/${path}`))
      : NAMES.has(path);

  it("in every source", () => {
    const faults = CODE.filter((path) => !isGate(path)).flatMap((file) =>
      namedIn(read(file))
        .filter((path) => !isNamedRight(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(faults, "To fix it: write the file's current path.").toEqual([]);
  });

  it("and this test reads line and block comments, but not code", () => {
    const source = 'const a = "no/file.ts"; // see no/such.ts\n/** Like\n * gone.md does. */';
    expect(namedIn(source)).toEqual(["no/such.ts", "gone.md"]);
  });
});
