import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { NODE, ROOT } from "../../scripts/wrangler.ts";
import { ProductServer } from "./server.ts";

const servers: ProductServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill())));

/** A product that has not been started, on a database that nobody has touched. */
function untouched(): ProductServer {
  const server = new ProductServer();
  servers.push(server);
  return server;
}

/** `npx wrangler d1 …` on the database of this product, as its operator types it. */
function d1({ stateDir }: ProductServer, ...args: readonly string[]) {
  const script = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const { status, stdout, stderr } = spawnSync(
    NODE,
    [script, "d1", ...args, "--local", "--persist-to", stateDir],
    { cwd: ROOT, encoding: "utf8", env: { ...process.env, CI: "1" } },
  );
  return { status, said: `${stdout}${stderr}` };
}
const apply = (server: ProductServer) => d1(server, "migrations", "apply", "DB");

/** Start it, and ask whether its database answers; that brings the tables up to date. */
async function health(server: ProductServer): Promise<number> {
  await server.start();
  const { status } = await fetch(`${server.url}/api/v1/health`);
  await server.kill();
  return status;
}

describe("wrangler's migrations and the Worker's agree on what has run", () => {
  it("first wrangler, then the Worker", async () => {
    const server = untouched();
    expect(apply(server)).toMatchObject({ status: 0 });
    expect(await health(server)).toBe(200);
  });

  it("first the Worker, then wrangler, also where an older version kept notes of its own", async () => {
    const server = untouched();
    expect(await health(server)).toBe(200);
    expect(apply(server).said).toContain("No migrations to apply");

    d1(server, "execute", "DB", "--yes", "--command", "DROP TABLE d1_migrations");
    const tooEarly = apply(server);
    expect(tooEarly.status).not.toBe(0);
    expect(tooEarly.said).toContain("already exists");
    expect(await health(server)).toBe(200);
    expect(apply(server).said).toContain("No migrations to apply");
  });
});
