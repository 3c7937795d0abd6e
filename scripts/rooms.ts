// `npm run rooms`: the rooms alone, under PartyKit's own server on http://localhost:1999. PORT changes the
// port, STATE_DIR sets where the rooms persist.
import { portIn, stateDirIn } from "./settings.ts";
import { giveUp, stored } from "./stored.ts";
import { developmentSecrets, stop } from "./wrangler.ts";
import { startPartyKit } from "./partykit.ts";

const port = portIn(process.env, 1999);
const stateDir = stateDirIn(process.env);
if (Number.isNaN(port)) giveUp(`PORT is '${process.env["PORT"]}', which is not a port's number`);
stored(stateDir, "npm run rooms", () => developmentSecrets(stateDir));

const server = startPartyKit({ port, stateDir, verbose: true });
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => stop(server, signal));
}
