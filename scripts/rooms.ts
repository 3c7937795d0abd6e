// `npm run rooms`: the rooms alone, under PartyKit's own server on http://localhost:1999. PORT changes the
// port, STATE_DIR sets where the rooms persist.
import { resolve } from "node:path";
import { ROOT, stop } from "./wrangler.ts";
import { startPartyKit } from "./partykit.ts";

const port = Number(process.env["PORT"] ?? 1999);
const stateDir = resolve(ROOT, process.env["STATE_DIR"] ?? ".wrangler/state");

const server = startPartyKit({ port, stateDir, verbose: true });
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => stop(server, signal));
}
