// `npm start`: the complete product on http://localhost:8787, nothing else needed. PORT changes the port,
// STATE_DIR sets where the database and the rooms persist.
import { execFileSync } from "node:child_process";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { renderUnicodeCompact } from "uqr";
import { runDaily } from "./daily.ts";
import { openFront, unusedPort } from "./front.ts";
import { ownWeb } from "./ownWeb.ts";
import { portIn, stateDirIn } from "./settings.ts";
import { giveUp, stored } from "./stored.ts";
import { developmentSecrets, healthy, NODE, ROOT, startWrangler, stop } from "./wrangler.ts";

const port = portIn(process.env, 8787);
const stateDir = stateDirIn(process.env);
const HEALTHY_WITHIN_MS = 120_000;

/** This machine's address in the local network, for phones; undefined when it has none. */
function lanAddress(): string | undefined {
  for (const addresses of Object.values(networkInterfaces())) {
    for (const { family, internal, address } of addresses ?? []) {
      if (family === "IPv4" && !internal) return `http://${address}:${port}`;
    }
  }
  return undefined;
}

/** What is wrong with the port, in words. */
function portFault(error: unknown): string {
  const { code = "" } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === "EADDRINUSE") {
    const another = "a second Hubbub at the same time also needs a STATE_DIR of its own";
    return `port ${port} is in use: PORT=8080 npm start takes another (${another})`;
  }
  if (code === "ERR_SOCKET_BAD_PORT")
    return `PORT is '${process.env["PORT"]}', which is not a port's number`;
  return `cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}

/** Builds the web app if its sources are newer than the last build; returns the folder to serve it from. */
function web(): string {
  try {
    const stdio = ["ignore", verbose ? "inherit" : "ignore", "inherit"] as const;
    execFileSync(NODE, [join(ROOT, "scripts/build-web.mjs")], { stdio: [...stdio] });
  } catch {
    giveUp("the web app was not built: npm run build shows why");
  }
  return stored(stateDir, "npm start", () => ownWeb(join(ROOT, "dist/web"), stateDir));
}

const lan = lanAddress();
const verbose = process.env["VERBOSE"] === "1";
// Before a minute is spent on building.
stored(stateDir, "npm start", () => developmentSecrets(stateDir));
const innerPort = await unusedPort();
// Before the server starts, which would otherwise go on without anybody who could reach or stop it.
await openFront(port, innerPort).catch((error: unknown) => giveUp(portFault(error)));
const server = startWrangler({ port: innerPort, stateDir, web: web(), publicUrl: lan, verbose });
server.stdout?.resume();
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => stop(server, signal));
}

await healthy(innerPort, HEALTHY_WITHIN_MS, server).catch((error: unknown) => {
  stop(server, "SIGTERM");
  giveUp(error instanceof Error ? error.message : String(error));
});
runDaily(innerPort);
console.log(`\n  Hubbub is on   http://localhost:${port}`);
if (lan) {
  console.log(`  For phones     ${lan}\n`);
  console.log(renderUnicodeCompact(lan));
}
console.log("  Stop with Ctrl+C.\n");
