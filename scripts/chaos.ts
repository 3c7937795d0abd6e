// `npm run chaos`: plays the seven games of the site on the real product, which is killed, slowed down and
// starved while they are played. Afterwards every game must have ended and every acknowledged command must
// have taken effect. Exit code 1 when something is wrong.
//   npm run chaos -- --kills 6         fewer kills than 100
//   npm run chaos -- --seed 4711       another random seed
//   npm run chaos -- --json            the report as JSON, last line
//   npm run chaos -- --in-process …    the million simulated games instead (npm run simulate)
import { argumentsOf } from "./arguments.ts";

const KILLS = 100;

if (process.argv.includes("--in-process")) {
  process.argv.splice(process.argv.indexOf("--in-process"), 1);
  await import("./simulate.ts");
} else {
  const { values } = argumentsOf(import.meta.url, {
    options: {
      kills: { type: "string", default: String(KILLS) },
      seed: { type: "string", default: "1" },
      json: { type: "boolean", default: false },
    },
  });
  const { chaos } = await import("../test/chaos/run.ts");
  const { summaryOf } = await import("../test/chaos/summary.ts");
  const options = { kills: Number(values.kills), seed: Number(values.seed) };
  if (!Object.values(options).every((value) => Number.isSafeInteger(value) && value >= 0)) {
    console.error("--kills and --seed take whole numbers");
    process.exit(2);
  }
  const report = await chaos(options, (line) => console.log(line));
  console.log(summaryOf(report));
  if (values.json) console.log(JSON.stringify(report));
  process.exit(report.faults.length > 0 ? 1 : 0);
}
