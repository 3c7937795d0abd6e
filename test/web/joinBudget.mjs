/**
 * Measures the scripts and styles that a phone loads for /join/CODE, in brotli as the edge sends them (and in
 * gzip). `npm run weigh -- [dist]` after a build; exits with 1 if the budget is exceeded.
 */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk */

const BUDGET_BYTES = 118_000;
const dist = process.argv[2] ?? "dist/web";

/** The form, its English texts and the live room, by their names in vite.phone.config.ts. */
const ROOTS = ["join", "join-en", "live"];

const listed = `${dist}/.vite/phone-manifest.json`;
if (!existsSync(listed)) {
  console.error(`there is no build in ${dist}: npm run build, then npm run weigh -- [folder]`);
  process.exit(1);
}
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(listed, "utf8"));

/** @type {Set<string>} */
const files = new Set();
/** @param {Chunk | undefined} chunk */
function collect(chunk) {
  if (!chunk) throw new Error("a part of the form is not in the build");
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) collect(manifest[other]);
}
for (const root of ROOTS) collect(Object.values(manifest).find(({ name }) => name === root));

const weighed = [...files].map((file) => {
  const bytes = readFileSync(`${dist}/${file}`);
  return { file, gzip: gzipSync(bytes, { level: 9 }).length, br: brotliCompressSync(bytes).length };
});
weighed.sort((a, b) => b.br - a.br);
for (const { file, gzip, br } of weighed) console.log(`${gzip}\t${br}\t${file}`);

const gzip = weighed.reduce((sum, one) => sum + one.gzip, 0);
const br = weighed.reduce((sum, one) => sum + one.br, 0);
console.log(`/join: ${(gzip / 1000).toFixed(1)} kB gzip, ${(br / 1000).toFixed(1)} kB brotli`);
if (br > BUDGET_BYTES) process.exitCode = 1;
