/**
 * Weighs what a phone loads for /join: script and style, in brotli as the edge sends it (and in gzip).
 * `npm run weigh -- [dist]` after a build; exits with 1 over the budget.
 */
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

const BUDGET_BYTES = 150_000;
const dist = process.argv[2] ?? "dist/web";

/** The screen itself, the live room behind it and the texts it shows in English. */
const ROOTS = [
  "index.html",
  "app/routes/joinCode.tsx",
  "site/join/LiveRoom.tsx",
  "i18n/locales/en/common.json",
  "i18n/locales/en/join.json",
];

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8"));

/** @type {Set<string>} */
const files = new Set();
/** @param {string} name */
function collect(name) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) collect(other);
}
for (const root of ROOTS) collect(root);

const weighed = [...files].map((file) => {
  const bytes = readFileSync(`${dist}/${file}`);
  return { file, gzip: gzipSync(bytes, { level: 9 }).length, br: brotliCompressSync(bytes).length };
});
weighed.sort((a, b) => b.gzip - a.gzip);
for (const { file, gzip, br } of weighed) console.log(`${gzip}\t${br}\t${file}`);

const gzip = weighed.reduce((sum, one) => sum + one.gzip, 0);
const br = weighed.reduce((sum, one) => sum + one.br, 0);
console.log(`/join: ${(gzip / 1000).toFixed(1)} kB gzip, ${(br / 1000).toFixed(1)} kB brotli`);
if (br > BUDGET_BYTES) process.exitCode = 1;
