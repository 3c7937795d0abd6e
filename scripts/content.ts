// `npm run content`: counts everything that people read, draw and guess, how much of it is each language's
// own idea, and lists what is wrong with it. Exit code 1 when something is wrong, falls short of the goals in
// scripts/content/goals.ts, or when less than a third is a language's own.
//   npm run content -- --json           the counts as JSON
//   npm run content -- --language de    one language
import { argumentsOf } from "./arguments.ts";
import { LANGUAGES } from "../src-shared/catalog/languages.ts";
import { banksOf } from "./content/banks.ts";
import { allCounts, shortfalls } from "./content/counts.ts";
import { faultsOf } from "./content/faults.ts";
import { allOwnShares, borrowed } from "./content/own.ts";

const { values } = argumentsOf(import.meta.url, {
  options: { json: { type: "boolean" }, language: { type: "string" } },
});
const languages = LANGUAGES.filter((one) => (values.language ?? one) === one);
if (languages.length === 0) {
  console.error(`--language takes one of ${LANGUAGES.join(", ")}, not '${values.language}'`);
  process.exit(2);
}

const counts = allCounts(languages);
const own = allOwnShares(languages);
if (values.json) console.log(JSON.stringify({ ...counts, own }, null, 2));
else {
  console.table(counts);
  console.log(
    "Each language's own ideas, percent: prompts of REQUIP by rating, pairs of SYNC_THINK",
  );
  console.table(own);
}
const wrong = languages.flatMap((language) =>
  faultsOf(banksOf(language), language).map((fault) => `${language} ${fault}`),
);
const short = [...shortfalls(counts), ...borrowed(own)];
for (const line of [...wrong, ...short]) console.error(line);
if (wrong.length + short.length > 0) process.exit(1);
