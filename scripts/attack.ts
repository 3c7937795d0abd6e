// `npm run attack`: what somebody with a script would try, played over the network against a server started
// for it, each attack from another address. Prints the result of each; exit code 1 when one of them works.
//   npm run attack -- --url http://localhost:8787    against a server that is already running
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argumentsOf } from "./arguments.ts";
import { webOrigin } from "../src-shared/text/webOrigin.ts";
import { ATTACKS } from "../test/attack/attacks.ts";
import { healthy, startWrangler, stop } from "./wrangler.ts";

const PORT = 8797;
const HEALTHY_WITHIN_MS = 120_000;

async function playAll(url: string): Promise<number> {
  let worked = 0;
  const all = Date.now();
  for (const { name, play } of ATTACKS) {
    const begun = Date.now();
    let got: string | undefined;
    try {
      got = await play(url);
    } catch (error) {
      got = `the attack itself failed: ${String(error)}`;
    }
    if (got !== undefined) worked += 1;
    const seconds = ((Date.now() - begun) / 1_000).toFixed(1).padStart(5);
    console.log(
      `${got === undefined ? "held " : "WORKS"}  ${seconds} s  ${name}${got ? `: ${got}` : ""}`,
    );
  }
  const whole = ((Date.now() - all) / 1_000).toFixed(0);
  console.log(
    `\n${ATTACKS.length - worked} of ${ATTACKS.length} attacks were repelled, in ${whole} s.`,
  );
  return worked;
}

const { values } = argumentsOf(import.meta.url, { options: { url: { type: "string" } } });
/** Prints why nothing can be attacked, and exits. */
function giveUp(why: string): never {
  console.error(why);
  process.exit(2);
}
if (values.url !== undefined) {
  const url = webOrigin(values.url) ?? giveUp(`--url takes an address, not '${values.url}'`);
  // Otherwise every failed call would be reported as an attack that works, or even as one that was repelled.
  const health = await fetch(`${url}/api/v1/health`).catch(() => undefined);
  if (!health?.ok) giveUp(`${url} answers no calls: is the server running?`);
  process.exit((await playAll(url)) > 0 ? 1 : 0);
}
const stateDir = mkdtempSync(join(tmpdir(), "hubbub-attack-"));
const server = startWrangler({ port: PORT, stateDir, verbose: false, silent: true });
server.stdout?.resume();
let worked = 1;
try {
  await healthy(PORT, HEALTHY_WITHIN_MS, server);
  worked = await playAll(`http://127.0.0.1:${PORT}`);
} finally {
  stop(server, "SIGTERM");
  rmSync(stateDir, { recursive: true, force: true });
}
process.exit(worked > 0 ? 1 : 0);
