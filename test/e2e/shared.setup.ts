import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { bundleProduct } from "../../scripts/productRuntime.ts";
import { chromiumPath } from "./browser.ts";
import { firefox } from "./engines/firefox.ts";
import { webKit } from "./engines/webKit.ts";
import { LAN, ProductServer } from "./server.ts";

/** Starts one built product before the first test, for all files that need none of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engines = Object.entries({ WebKitGTK: webKit(), Firefox: firefox() });
  const had = engines.map(([name, engine]) => `${name}${engine ? "" : " is missing"}`);
  console.log(`Engines beside Chromium: ${had.join(", ")} (npm run engines)`);
  // Unpacked once here: of two workers that find no Chromium, one would start what the other is still
  // writing.
  await chromiumPath();
  const bundle = await bundleProduct();
  project.provide("bundle", bundle);
  const server = new ProductServer(bundle, { PUBLIC_URL: `http://${LAN}` });
  await server.start();
  project.provide("product", { url: server.url, stateDir: server.stateDir });
  return async () => {
    await server.end();
    rmSync(bundle, { recursive: true, force: true });
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The product that files share. */
    product: { readonly url: string; readonly stateDir: string };
    /** The Worker's bundle, for files that need a product of their own. */
    bundle: string;
  }
}
