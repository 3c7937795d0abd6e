// Builds the web app for Wrangler when its sources are newer than the last build, or with `--always`. Plain
// JavaScript on purpose: `npx wrangler deploy` in a fresh clone runs it before anything is installed.
// `--out FOLDER` builds into another folder of the repository than dist/web and leaves the one that is served
// alone.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { swapIn } from "./swap-in.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = process.argv.indexOf("--out");
const web = resolve(root, out < 0 ? "dist/web" : process.argv[out + 1]);
// The last file that a build writes.
const built = join(web, "_headers");
const sources = [
  "src-web",
  "src-shared",
  // The site contains the games' lessons and words.
  "src-rooms",
  "scripts/build-web.mjs",
  "scripts/prerender.mjs",
  "scripts/last-changed.ts",
  "scripts/llms-text.ts",
  "scripts/wake-page.js",
  "scripts/page-headers.ts",
  "scripts/api-page",
  "scripts/api-page.ts",
  "vite.config.ts",
  "tools/scopedName.ts",
  "vite.tv.config.ts",
  "vite.phone.config.ts",
  "tools/fontFirst.ts",
  "tools/favicon.ts",
  "tools/tv",
  "package.json",
  "package-lock.json",
  "vite.pwa.ts",
];

/** Latest modification time in a file or folder, ms since 1970. */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

// `wrangler dev` sets NODE_ENV to development for its build command, but a production build is served all the
// same.
const production = { ...process.env, NODE_ENV: "production" };
const run = (command, args, env = process.env) =>
  execFileSync(command, args, { cwd: root, stdio: "inherit", env });

if (!existsSync(join(root, "node_modules/vite"))) run("npm", ["ci"]);
const isFresh =
  existsSync(built) &&
  // Set by `npm run dev`, whose site Vite serves, when only the Worker starts again.
  (process.env.KEEP_SITE === "1" ||
    sources.every((source) => newest(join(root, source)) <= statSync(built).mtimeMs));
if (!isFresh || process.argv.includes("--always")) {
  // The package `node` provides the version that Vite needs, whatever the machine has.
  const own = join(root, "node_modules/node/bin/node");
  const node = existsSync(own) ? own : process.execPath;
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const build = (folder, ...more) =>
    run(node, [vite, "build", "--outDir", folder, "--emptyOutDir", ...more], production);
  swapIn(web, (made) => {
    build(made);
    // A second build of the public pages, as a program that renders them without a browser, and then the
    // pages it writes.
    const program = join(made, ".prerender");
    build(program, "--ssr", "app/prerender/server.tsx", "--logLevel", "warn");
    run(node, [join(root, "scripts/prerender.mjs"), made, program], production);
    rmSync(program, { recursive: true });
    // Keeps files that only the build and its tests read from being served.
    writeFileSync(join(made, ".assetsignore"), ".vite\n");
    run(node, [join(root, "scripts/api-page.ts"), made], production);
    run(node, [join(root, "scripts/page-headers.ts"), made], production);
  });
}
