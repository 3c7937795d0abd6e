import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies the built site into a server's state folder, in place of that of its last start, and returns the copy's
 * path. The runtime reads the names of all files once, when it starts: from `dist/web` itself it would serve the
 * pages of a later build, such as that of `npm test`, without the scripts they load.
 */
export function ownWeb(built: string, stateDir: string): string {
  const web = join(stateDir, "web");
  rmSync(web, { recursive: true, force: true });
  cpSync(built, web, { recursive: true });
  return web;
}
