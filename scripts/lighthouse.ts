// Runs Lighthouse for phones on the public pages of a running product, three times each, and takes medians:
// `npm start`, then `npm run lighthouse -- [http://localhost:8787] [path…]`. Prints a table for
// docs/lighthouse.md and exits with 1 when a page stays below the bar.
import { existsSync } from "node:fs";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import lighthouse from "lighthouse";
import { PUBLIC_PAGES } from "../src-shared/catalog/publicPages.ts";
import { webOrigin } from "../src-shared/text/webOrigin.ts";
import { argumentsOf } from "./arguments.ts";

const BAR = 95;
const RUNS = Number(process.env["RUNS"] ?? 3);
const CATEGORIES = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
  "agentic-browsing",
] as const;
const PORT = Number(process.env["LIGHTHOUSE_PORT"] ?? 9333);

const { positionals } = argumentsOf(import.meta.url, { allowPositionals: true });
const [origin = "http://localhost:8787", ...asked] = positionals;
if (webOrigin(origin) === undefined) {
  console.error(
    `The first argument is the site's address, such as http://localhost:8787, not '${origin}'`,
  );
  process.exit(2);
}
const paths = asked.length > 0 ? asked : PUBLIC_PAGES.map(({ path }) => path);
const installed = [process.env["CHROME_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"];
const { default: packaged } = await import("@sparticuz/chromium");
const executablePath =
  installed.find((path) => path !== undefined && existsSync(path)) ??
  (await packaged.executablePath());

const browser = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), "lighthouse-")), {
  executablePath,
  args: [
    "--headless=shell",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    `--remote-debugging-port=${PORT}`,
  ],
});

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/**
 * Runs Lighthouse on a page. Its trace sometimes misses the beginning of a page, so it tries up to three
 * times.
 */
async function look(url: string) {
  for (let tries = 3; ; tries--) {
    const result = await lighthouse(url, { port: PORT, output: "json", logLevel: "error" });
    const isWhole = Object.values(result?.lhr.categories ?? {}).every(
      ({ score }) => score !== null,
    );
    if (result && (isWhole || tries === 1)) return result;
    if (tries === 1) throw new Error(`no result for ${url}`);
  }
}

/** Scores of one run, 0 to 100, in the order of `CATEGORIES`, and the audits that cost points. */
async function run(url: string): Promise<{ scores: number[]; lost: string[] }> {
  const result = await look(url);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (weight === 0 || !audit) return [];
      // An audit that could not be measured has no score, and neither has its category.
      if (audit.scoreDisplayMode === "error") return [`${id}: ${audit.errorMessage ?? "error"}`];
      return (audit.score ?? 1) < 0.9 ? [`${id} ${audit.displayValue ?? ""}`.trim()] : [];
    }),
  );
  return { scores, lost };
}

let isGood = true;
console.log(`| page | ${CATEGORIES.join(" | ")} | audits that cost points |`);
console.log(`| ${CATEGORIES.map(() => "---").join(" | ")} | --- | --- |`);
for (const path of paths) {
  const runs: Awaited<ReturnType<typeof run>>[] = [];
  for (let count = 0; count < RUNS; count++) runs.push(await run(origin + path));
  const medians = CATEGORIES.map((_, at) => median(runs.map(({ scores }) => scores[at] ?? 0)));
  isGood &&= medians.every((score) => score >= BAR);
  const lost = [...new Set(runs.at(-1)?.lost)].join(", ");
  console.log(`| ${path} | ${medians.join(" | ")} | ${lost} |`);
}
await browser.close();
process.exitCode = isGood ? 0 : 1;
