import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { keptBrowser } from "./browser.ts";
import { ProductServer } from "./server.ts";

/** A running product: its address, and the folder of its database. */
export interface Product {
  readonly url: string;
  readonly stateDir: string;
}

/** Where a file's stories happen. */
export interface Setting<Server extends Product = Product> {
  readonly server: Server;
  /** There once the stories begin. */
  readonly browser: () => Browser;
}

/** The browser that files share; what this file's stories opened in it is closed after them. */
export function theBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await keptBrowser();
  });
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });
  return () => {
    if (!browser) throw new Error("the scene is not set yet");
    return browser;
  };
}

/**
 * The product that all files share: their stories open rooms and accounts of their own there, change
 * nothing that is one for all, and count on nothing that is listed for all.
 */
export function setTheScene(): Setting {
  return { server: inject("product"), browser: theBrowser() };
}

/**
 * A product of this file's own, for stories that kill it, configure it (`vars`: the Worker's variables) or
 * change what is one for all.
 */
export function setOwnScene(vars?: Readonly<Record<string, string>>): Setting<ProductServer> {
  const server = new ProductServer(inject("bundle"), vars);
  beforeAll(() => server.start());
  afterAll(() => server.kill());
  return { server, browser: theBrowser() };
}
