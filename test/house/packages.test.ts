import { dirname } from "node:path";
import { isBuiltin } from "node:module";
import { describe, expect, it } from "vitest";
import { importsOf, type Import } from "./imports.ts";
import { files, read } from "./repository.ts";

/** The dependencies in `package.json` and in the entries of npm's lock file. */
interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Folders with an installation of their own; the rest of the repository cannot use their packages. */
const APART = ["tools/art/", "tools/sound/"];
const CODE = "{ts,tsx,mts,mjs,js,css}";
const FOLDERS = "{src-*,test,scripts,bench,tools,.ci}";
const isApart = (path: string) => APART.some((folder) => path.startsWith(folder));
const sources = files(`*.${CODE}`, `${FOLDERS}/**/*.${CODE}`).filter((path) => !isApart(path));
/** Configuration files that name packages without importing them. */
const settings = files("*.{json,toml}", "{src-*,test}/**/tsconfig*.json").filter(
  (path) => !/^package(?:-lock)?\.json$/u.test(path),
);

// SAFETY: npm's own files.
const declared = JSON.parse(read("package.json")) as Needs;
const locked = (JSON.parse(read("package-lock.json")) as { packages: Record<string, Needs> })
  .packages;
const shipped = Object.keys(declared.dependencies ?? {});
const names = [...shipped, ...Object.keys(declared.devDependencies ?? {})];

/** The package of `@scope/name/file` or `name/file`. */
const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/u.exec(path)?.[0] ?? path;

/** Imported packages. Specifiers with a scheme (`node:`, `cloudflare:`, `data:`) are not packages. */
function packagesIn(path: string): Import[] {
  return importsOf(path)
    .filter(({ to, isPackage }) => isPackage && !/^[\w-]+:|^\//u.test(to) && !isBuiltin(to))
    .map((one) => ({ ...one, to: packageOf(one.to) }));
}

const imports = sources.flatMap(packagesIn);
const imported = new Set(imports.map(({ to }) => to));
const texts = [...sources, ...settings].map(read).join("\n");

/**
 * Whether a source or setting names the package: as a path to its program, in a setting, or in a style
 * sheet's import.
 */
function isNamed(name: string): boolean {
  const words = new RegExp(`["'\`/]${name.replace(/^@types\//u, "")}(?:["'\`]|/)`, "u");
  return words.test(texts);
}

/** Whether one of our packages has this one as a peer dependency. */
const isPeer = (name: string) =>
  names.some((other) => locked[`node_modules/${other}`]?.peerDependencies?.[name] !== undefined);

describe("packages", () => {
  it("are declared when they are imported", () => {
    const strangers = imports.filter(({ to }) => !names.includes(to));
    expect(
      strangers.map(({ from, to }) => `${from}: ${to}`),
      "To fix it: add the package to package.json with its exact version; it is only installed because another package needs it.",
    ).toEqual([]);
  });

  it("are declared as dependencies, not as tools, when production code imports them", () => {
    const tools = imports.filter(
      ({ from, to, isType }) => from.startsWith("src-") && !isType && !shipped.includes(to),
    );
    expect(
      tools.map(({ from, to }) => `${from}: ${to}`),
      "To fix it: move the package to `dependencies` of package.json.",
    ).toEqual([]);
  });

  it("are used when they are declared", () => {
    const unused = names.filter((name) => !imported.has(name) && !isNamed(name) && !isPeer(name));
    expect(unused, "To fix it: run npm uninstall for it, then npm run licences.").toEqual([]);
  });

  it("are locked as they are declared", () => {
    const { dependencies, devDependencies } = locked[""] ?? {};
    expect({ dependencies, devDependencies }, "To fix it: run npm install").toEqual({
      dependencies: declared.dependencies,
      devDependencies: declared.devDependencies,
    });
  });

  it.each(APART)("imported in %s are declared there", (folder) => {
    // SAFETY: npm's own file.
    const own = JSON.parse(read(`${folder}package.json`)) as Needs;
    const known = Object.keys({ ...own.dependencies, ...own.devDependencies });
    const strangers = files(`${folder}**/*.{ts,mjs}`)
      .filter((path) => !path.includes("node_modules/"))
      .flatMap(packagesIn)
      .filter(({ to }) => !known.includes(to));
    expect(strangers.map(({ from, to }) => `${dirname(from)}: ${to}`)).toEqual([]);
  });
});
