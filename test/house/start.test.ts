import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { NODE, ROOT } from "../../scripts/wrangler.ts";

it("npm start on a port that is in use says so, and leaves no server behind that nobody sees", async () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "0.0.0.0", resolve));
  try {
    const address = other.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    // Created with the first thing that the server needs.
    const state = join(folder, "state");
    const { status, stderr } = spawnSync(NODE, [join(ROOT, "scripts/start.ts")], {
      cwd: ROOT,
      encoding: "utf8",
      timeout: 20_000,
      env: { ...process.env, PORT: String(address.port), STATE_DIR: state },
    });
    expect(existsSync(state)).toBe(false);
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${address.port} is in use`);
    expect(stderr).not.toContain("    at ");
  } finally {
    other.close();
    rmSync(folder, { recursive: true });
  }
}, 30_000);
