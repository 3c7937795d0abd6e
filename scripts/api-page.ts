// Writes the page /api into a build: a reader for the document of all calls, with the program it needs beside it.
// The program is Scalar's own build for browsers, out of its package: nothing of it enters a bundle of ours.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Scalar's build for browsers. */
const PROGRAM = at("../node_modules/@scalar/api-reference/dist/browser");

/** Maps, the same once more as one file, and the part that would talk to a language model. */
const LEFT_OUT = /\.map$|^standalone\.js$|^AgentScalarDrawer-/u;

/** Write page and program into the folder of a build. */
export function writeApiPage(web: string): void {
  // SAFETY: a package's own description.
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
