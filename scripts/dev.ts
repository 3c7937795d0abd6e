// `npm run dev`: Vite with hot reload on http://localhost:5173, the Worker and rooms behind it on 8788.
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { healthy, NODE, ROOT, startWrangler, stop } from "./wrangler.ts";

const API_PORT = 8788;
const stateDir = resolve(ROOT, process.env["STATE_DIR"] ?? ".wrangler/state");

const server = startWrangler({
  port: API_PORT,
  stateDir,
  verbose: true,
  // Developers of a game play it before it is offered to anybody.
  vars: { OPEN_GAMES: "1" },
});
server.on("exit", (code) => process.exit(code ?? 1));
await healthy(API_PORT, 120_000, server);
const vite = spawn(NODE, [join(ROOT, "node_modules/vite/bin/vite.js"), "--host"], {
  cwd: ROOT,
  stdio: "inherit",
});
vite.on("exit", (code) => {
  stop(server, "SIGTERM");
  process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => vite.kill(signal));
