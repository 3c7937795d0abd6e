import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { keptBrowser } from "./browser.ts";
import { ProductServer } from "./server.ts";

/** A running product: its address and its state folder. */
export interface Product {
  readonly url: string;
  readonly stateDir: string;
}

/** Where the tests of a file run. */
export interface Setting<Server extends Product = Product> {
  readonly server: Server;
  /** Available once the tests have begun. */
  readonly browser: () => Browser;
}

/** The browser that files share; contexts that a file's tests opened are closed after them. */
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
 * The product that all files share: their tests open rooms and accounts of their own there, change nothing
 * that applies to all, and rely on nothing that lists everybody's.
 */
export function setTheScene(): Setting {
  return { server: inject("product"), browser: theBrowser() };
}

/**
 * A product for this file alone, for tests that kill it, configure it (`vars`: the Worker's variables) or
 * change what applies to all.
 */
export function setOwnScene(vars?: Readonly<Record<string, string>>): Setting<ProductServer> {
  const server = new ProductServer(inject("bundle"), vars);
  beforeAll(() => server.start());
  afterAll(() => server.end());
  return { server, browser: theBrowser() };
}
