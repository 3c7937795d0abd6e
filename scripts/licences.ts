// `npm run licences`: writes docs/licences.md, the licence of every package that is installed with this
// repository, from package-lock.json. `--check` only compares. Fails when a package has a licence that is not
// open.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGE = join(ROOT, "docs/licences.md");

/**
 * Licences that the Open Source Initiative approves or the Free Software Foundation calls free, by SPDX id.
 */
const OPEN: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
];
/**
 * Those of them that place conditions on distributing changed files: allowed in tools only, never shipped.
 */
const COPYLEFT: readonly string[] = ["LGPL-3.0-or-later", "MPL-2.0"];

export interface Package {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** Whether it is part of what players and servers run, and not only of tools and tests. */
  readonly shipped: boolean;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The licence in a package's own package.json, for packages without one in the lock; also in npm's old
 * format.
 */
function ownLicence(path: string): string | undefined {
  const file = join(ROOT, path, "package.json");
  if (!existsSync(file)) return undefined;
  // SAFETY: the package.json of an npm package.
  const said = JSON.parse(readFileSync(file, "utf8")) as {
    license?: unknown;
    licenses?: readonly { readonly type?: unknown }[];
  };
  const { license = said.licenses?.[0]?.type } = said;
  return typeof license === "string" ? license : undefined;
}

/**
 * Builds for other machines are listed in the lock without a licence: they have that of the package that
 * requires them.
 */
function parentLicence(name: string, locked: readonly [string, Locked][]): string | undefined {
  const asks = ({ optionalDependencies = {} }: Locked) => Object.hasOwn(optionalDependencies, name);
  return locked.find(([, one]) => one.license !== undefined && asks(one))?.[1].license;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);

/** Lists every package of the lock. Throws when the licence of one cannot be determined. */
export function packages(): Package[] {
  // SAFETY: npm's lock file, version 3.
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const locked = Object.entries(lock.packages).filter(([path, { link }]) => path !== "" && !link);
  const known = locked.map(([path, { version = "", license, dev, devOptional, optional }]) => {
    const name = nameOf(path);
    const licence = license ?? ownLicence(path) ?? parentLicence(name, locked);
    if (licence === undefined) throw new Error(`the licence of ${path} is unknown`);
    return { name, version, licence, shipped: !(dev || devOptional || optional) };
  });
  const unique = new Map(known.map((one) => [`${one.name} ${one.version}`, one]));
  return [...unique.values()].sort(
    (a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"),
  );
}

/** Whether one of the alternatives of an SPDX expression is open, with all its parts. */
export function isOpen(expression: string, allowed: readonly string[] = OPEN): boolean {
  const parts = expression.replaceAll(/[()]/gu, "").split(" OR ");
  return parts.some((part) => part.split(" AND ").every((one) => allowed.includes(one.trim())));
}

/** Why this package must not be where it is; undefined when it may. */
export function objection({ name, licence, shipped }: Package): string | undefined {
  if (!isOpen(licence))
    return `${name} is under ${licence}, which is not on the list of open licences`;
  const free = OPEN.filter((one) => !COPYLEFT.includes(one));
  if (shipped && !isOpen(licence, free))
    return `${name} is shipped with the product, but is under ${licence}`;
  return undefined;
}

/** The text of docs/licences.md. */
export function page(all: readonly Package[]): string {
  const table = (some: readonly Package[]) => [
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...some.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
  ];
  const counts = new Map<string, number>();
  for (const { licence } of all) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const sums = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, "en"));
  return [
    "# Licences",
    "",
    "Written by `npm run licences` from `package-lock.json`. Pictures, sounds and type: `CREDITS.md`.",
    "",
    ...sums.map(([licence, count]) => `- ${licence}: ${count}`),
    "",
    "## In the product",
    "",
    ...table(all.filter(({ shipped }) => shipped)),
    "",
    "## Only in tools and tests",
    "",
    ...table(all.filter(({ shipped }) => !shipped)),
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = packages();
  const objections = all.flatMap((one) => objection(one) ?? []);
  for (const line of objections) console.error(line);
  const text = page(all);
  const isCheck = process.argv.includes("--check");
  if (!isCheck) writeFileSync(PAGE, text);
  const isOld = isCheck && readFileSync(PAGE, "utf8") !== text;
  if (isOld) console.error("docs/licences.md is out of date: npm run licences");
  process.exit(objections.length > 0 || isOld ? 1 : 0);
}
