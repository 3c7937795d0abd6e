// Writes the page /api into a build: a reader for the API document, with the script it needs beside it. The
// script is Scalar's own browser build, copied from its package, so that none of it is part of our bundles.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Scalar's browser build. */
const PROGRAM = at("../node_modules/@scalar/api-reference/dist/browser");

/** Source maps, the single-file copy of the build, and the part that would connect to a language model. */
const LEFT_OUT = /\.map$|^standalone\.js$|^AgentScalarDrawer-/u;

/** Writes the page and its script into the folder of a build. */
export function writeApiPage(web: string): void {
  // SAFETY: the package.json of an npm package.
  const { version } = JSON.parse(
    readFileSync(at("../node_modules/@scalar/api-reference/package.json"), "utf8"),
  ) as { version: string };
  const folder = `/assets/api-reader-${version}`;
  mkdirSync(join(web, folder), { recursive: true });
  cpSync(PROGRAM, join(web, folder), {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(basename(path)),
  });
  cpSync(at("api-page/start.js"), join(web, folder, "start.js"));
  const page = readFileSync(at("api-page/page.html"), "utf8");
  writeFileSync(join(web, "api.html"), page.replace('src="', `src="${folder}/`));
}

const [, script, web] = process.argv;
if (script === fileURLToPath(import.meta.url) && web !== undefined) writeApiPage(web);
