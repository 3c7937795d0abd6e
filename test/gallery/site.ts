import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "playwright-core";

/** The build that browsers of rigs are shown: the one that is served, unless a program made its own. */
let built = fileURLToPath(new URL("../../dist/web", import.meta.url));

/** Show the build in this folder from now on. */
export function showBuild(folder: string): void {
  built = folder;
}

/** Where the build lies that browsers are shown. */
export const builtFolder = (): string => built;

/** Browsers of a rig believe that the built app lives here; nothing listens. */
export const SITE = "http://localhost";

/** What a file is, by its ending. */
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

/** What the API answers to a path; `undefined`: nobody is logged in. */
export type Answer = (path: string) => unknown;

/** Serve the built app to this browser without a server; every address is the app's. */
export async function serveBuilt(context: BrowserContext, answer?: Answer): Promise<void> {
  if (!existsSync(join(built, "index.html"))) throw new Error("npm run build comes first");
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
