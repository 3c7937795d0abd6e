// `npm run dev`: Vite with hot reload on http://localhost:5173, the Worker and rooms behind it on 8788, which
// start again when their sources change. (Wrangler itself does not watch sources where, as for this site, it
// runs a build command.)
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { RestartOnChange } from "./restartOnChange.ts";
import { stateDirIn } from "./settings.ts";
import { giveUp, stored } from "./stored.ts";
import { developmentSecrets, ended, healthy, NODE, ROOT, startWrangler, stop } from "./wrangler.ts";

const API_PORT = 8788;
const stateDir = stateDirIn(process.env);
stored(stateDir, "npm run dev", () => developmentSecrets(stateDir));
let vite: ChildProcess | undefined;

function startServer(isAgain: boolean): ChildProcess {
  const server = startWrangler({
    port: API_PORT,
    stateDir,
    verbose: true,
    // Vite serves the site, so nothing here waits for another build of it.
    keepsSite: isAgain,
    // Developers of a game play it before it is offered to anybody.
    vars: { OPEN_GAMES: "1" },
  });
  server.on("exit", (code) => {
    // Later it may have ended because of a mistake in a source, and is started when that changes.
    if (!vite) process.exit(code ?? 1);
  });
  return server;
}

const server = new RestartOnChange({
  sources: ["src-shared", "src-rooms", "src-worker", "migrations", "wrangler.toml"].map((path) =>
    join(ROOT, path),
  ),
  start: (before) => {
    if (before) console.log("Sources have changed: the Worker and the rooms start again.");
    return startServer(before !== undefined);
  },
  end: async (running) => {
    stop(running, "SIGTERM");
    await ended(running);
  },
});
// From the beginning: the server has a process group of its own, which Ctrl+C does not reach.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => (vite ? vite.kill(signal) : stop(server.running, signal)));
}
try {
  await healthy(API_PORT, 120_000, server.running);
} catch (error) {
  stop(server.running, "SIGTERM");
  giveUp(error instanceof Error ? error.message : String(error));
}
server.watch();
vite = spawn(NODE, [join(ROOT, "node_modules/vite/bin/vite.js"), "--host"], {
  cwd: ROOT,
  stdio: "inherit",
});
vite.on("exit", (code) => {
  void server.stop().finally(() => process.exit(code ?? 0));
});
