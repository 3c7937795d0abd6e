// `npm run dev`: Vite with hot reload on http://localhost:5173, the Worker and rooms behind it on 8788.
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { stateDirIn } from "./settings.ts";
import { giveUp, stored } from "./stored.ts";
import { developmentSecrets, healthy, NODE, ROOT, startWrangler, stop } from "./wrangler.ts";

const API_PORT = 8788;
const stateDir = stateDirIn(process.env);
stored(stateDir, "npm run dev", () => developmentSecrets(stateDir));

const server = startWrangler({
  port: API_PORT,
  stateDir,
  verbose: true,
  // Developers of a game play it before it is offered to anybody.
  vars: { OPEN_GAMES: "1" },
});
let vite: ChildProcess | undefined;
server.on("exit", (code) => {
  vite?.kill();
  process.exit(code ?? 1);
});
// From the beginning: the server has a process group of its own, which Ctrl+C does not reach.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => (vite ? vite.kill(signal) : stop(server, signal)));
}
try {
  await healthy(API_PORT, 120_000, server);
} catch (error) {
  stop(server, "SIGTERM");
  giveUp(error instanceof Error ? error.message : String(error));
}
vite = spawn(NODE, [join(ROOT, "node_modules/vite/bin/vite.js"), "--host"], {
  cwd: ROOT,
  stdio: "inherit",
});
vite.on("exit", (code) => {
  stop(server, "SIGTERM");
  process.exit(code ?? 0);
});
