// `npm run bench`: compares our room with a bare partyserver relay, in the same run, in alternation.
// `npm run bench -- w2 w4` runs some of the benchmarks, `crowd --sockets 2000` one with fewer people; --quick
// only shows that it works (20 s), --full opens as many rooms as the bars are defined for, --write saves the
// result in docs/benchmarks.md. It reports which bars hold. A missed bar for a time never fails the run,
// since the machine may be busy; one for a count does.
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { argumentsOf } from "../scripts/arguments.ts";
import type { Findings } from "./lib/figures.ts";
import { pin, unpin } from "./lib/processor.ts";
import { describe, machine } from "./lib/report.ts";
import { CLIENT_CORE } from "./lib/runtime.ts";
import { Servers, type Effort } from "./lib/servers.ts";
import { cost } from "./suites/cost.ts";
import { crowd } from "./suites/crowd.ts";
import { ink } from "./suites/ink.ts";
import { latency } from "./suites/latency.ts";
import { night } from "./suites/night.ts";
import { rules } from "./suites/rules.ts";
import { soak } from "./suites/soak.ts";
import { w1, w1x4 } from "./suites/w1.ts";
import { w2 } from "./suites/w2.ts";
import { w3 } from "./suites/w3.ts";
import { w4 } from "./suites/w4.ts";

const OVER_SOCKETS = { w1, w1x4, w2, w3, w4, crowd } as const;
const NAMES = [
  "w1",
  "w1x4",
  "w2",
  "w3",
  "w4",
  "crowd",
  "rules",
  "ink",
  "cost",
  "night",
  "latency",
  "soak",
] as const;

const { values, positionals } = argumentsOf(import.meta.url, {
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    sockets: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const strangers = positionals.filter((name) => !(NAMES as readonly string[]).includes(name));
if (strangers.length > 0) {
  console.error(
    `unknown benchmarks: ${strangers.join(", ")}. The benchmarks are ${NAMES.join(", ")}`,
  );
  process.exit(1);
}
if (values.sockets !== undefined && !/^[1-9]\d*$/u.test(values.sockets)) {
  console.error(`--sockets takes a whole number above 0, not '${values.sockets}'`);
  process.exit(2);
}
const wanted = NAMES.filter((name) => positionals.length === 0 || positionals.includes(name));
const effort: Effort = {
  quick: values.quick,
  full: values.full,
  ...(values.sockets !== undefined && { sockets: Number(values.sockets) }),
};

const began = performance.now();
/** Load average at the start: above 0 when something else is running on this machine. */
const load = (loadavg()[0] ?? 0).toFixed(1);
/** Whether servers and clients have a core each. A browser may use all cores, as it can on a phone. */
let pinned = false;
const findings: Findings[] = [];
for (const name of wanted) {
  console.error(`running ${name} ...`);
  if (name === "rules") {
    findings.push(rules(effort));
    continue;
  }
  if (name === "cost") {
    findings.push(await cost());
    continue;
  }
  if (name === "night") {
    findings.push(await night(effort));
    continue;
  }
  if (name === "soak") {
    findings.push(await soak(effort));
    continue;
  }
  if (name === "latency") {
    findings.push(await latency());
    continue;
  }
  if (name === "ink") {
    unpin(process.pid);
    findings.push(await ink(effort));
    continue;
  }
  pinned = pin(process.pid, CLIENT_CORE);
  // Each benchmark gets fresh servers, so that rooms left by an earlier one do not affect it.
  const servers = await Servers.start();
  findings.push(await OVER_SOCKETS[name](servers, effort));
  await servers.stop();
}
const report = describe(findings);
console.log(`\n${report}`);
console.log(
  `${machine(pinned)}; load ${load}; ${((performance.now() - began) / 1000).toFixed(0)} s`,
);

if (values.quick) console.log("A quick run shows that everything works; its figures mean nothing.");
else if (values.write) {
  const command = ["npm run bench --", ...process.argv.slice(2)].join(" ");
  const head = [
    "# Benchmarks",
    "",
    "`npm run bench -- --write` writes this page. Hubbub's room and a bare partyserver relay take turns in the",
    "same run, because timings on shared machines drift: compare the ratios, not the microseconds. Each cell is",
    "the median of all rounds, with the lowest and the highest value. A ratio is the median of the rounds'",
    "ratios. Clients are real WebSockets that offer permessage-deflate, as browsers do, and connect to workerd's",
    "own port. CPU is the server process's user and system time. No timing here fails a build.",
    "",
    `- command: \`${command}\``,
    `- date: ${new Date().toISOString().slice(0, 10)}`,
    `- machine: ${machine(pinned)}`,
    `- load average of the last minute before the run: ${load}`,
    "",
    "",
  ].join("\n");
  writeFileSync(new URL("../docs/benchmarks.md", import.meta.url), head + report);
}
const missed = findings.filter(({ isExact, bars }) => isExact && !bars.every(({ holds }) => holds));
for (const { title } of missed) console.error(`A bar was missed: ${title}`);
process.exit(missed.length > 0 ? 1 : 0);
