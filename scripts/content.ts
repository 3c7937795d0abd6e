// `npm run content`: how much there is of everything that people read, draw and guess, and what is
// wrong with it. Exit code 1 when something is, or falls short of the goals in scripts/content/goals.ts.
//   npm run content -- --json            the counts as JSON
//   npm run content -- --language de     one language
import { parseArgs } from "node:util";
import { LANGUAGES } from "../src-shared/catalog/languages.ts";
import { banksOf } from "./content/banks.ts";
import { allCounts, shortfalls } from "./content/counts.ts";
import { faultsOf } from "./content/faults.ts";

const { values } = parseArgs({
  options: { json: { type: "boolean" }, language: { type: "string" } },
});
const languages = LANGUAGES.filter((one) => (values.language ?? one) === one);
if (languages.length === 0) {
  console.error(`--language takes one of ${LANGUAGES.join(", ")}, not '${values.language}'`);
  process.exit(2);
}

const counts = allCounts(languages);
if (values.json) console.log(JSON.stringify(counts, null, 2));
else console.table(counts);
const wrong = languages.flatMap((language) =>
  faultsOf(banksOf(language), language).map((fault) => `${language} ${fault}`),
);
const short = shortfalls(counts);
for (const line of [...wrong, ...short]) console.error(line);
if (wrong.length + short.length > 0) process.exit(1);
