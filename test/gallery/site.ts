import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "playwright-core";

/**
 * Folder of the build that the rigs' browsers load: the one that is served, unless a program made its own.
 */
let built = fileURLToPath(new URL("../../dist/web", import.meta.url));

/** Makes browsers load the build in this folder from now on. */
export function showBuild(folder: string): void {
  built = folder;
}

/** Returns the folder of the build that browsers load. */
export const builtFolder = (): string => built;

/** Origin of the built app in a rig's browser; nothing listens there. */
export const SITE = "http://localhost";

/** MIME types by file extension. */
export const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".txt": "text/plain",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** Returns the API's response to a path; `undefined` means that nobody is logged in. */
export type Answer = (path: string) => unknown;

/** Serves the built app to this browser without a server; every other path is a page of the app. */
export async function serveBuilt(context: BrowserContext, answer?: Answer): Promise<void> {
  if (!existsSync(join(built, "index.html"))) throw new Error("run npm run build first");
  await context.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/api/")) {
      const json = answer?.(pathname);
      return json === undefined
        ? route.fulfill({ status: 403, json: { code: "no_session" } })
        : route.fulfill({ json });
    }
    const type = TYPES[extname(pathname)];
    const file = join(built, pathname);
    if (type !== undefined && existsSync(file)) {
      return route.fulfill({ contentType: type, body: readFileSync(file) });
    }
    return type === undefined
      ? route.fulfill({ contentType: "text/html", body: readFileSync(join(built, "index.html")) })
      : route.fulfill({ status: 404 });
  });
}
