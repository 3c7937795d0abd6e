import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./browser.ts";
import { ProductServer } from "./server.ts";

/** Where a file's stories happen: the product on a server of its own and one browser. */
export interface Setting {
  readonly server: ProductServer;
  /** There once the stories begin. */
  readonly browser: () => Browser;
}

/** Set the scene before a file's stories and clear it away after them. */
export function setTheScene(publicUrl?: string, vars?: Readonly<Record<string, string>>): Setting {
  const server = new ProductServer(publicUrl, vars);
  let browser: Browser | undefined;
  beforeAll(async () => {
    await server.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server.kill();
  });
  return {
    server,
    browser: () => {
      if (!browser) throw new Error("the scene is not set yet");
      return browser;
    },
  };
}
