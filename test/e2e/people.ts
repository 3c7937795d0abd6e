import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { leaveUnpainted } from "./unpainted.ts";

export const TV = { width: 1920, height: 1080 };
export const PHONE = { width: 390, height: 844 };
export const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };

const POLICY = /Content Security Policy|Permissions policy violation|requires? '?Trusted/u;

export interface Look {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Interface language, English by default. */
  readonly language?: string;
  /** Whether the analytics question is still open; by default it has been declined. */
  readonly unasked?: boolean;
  /** Whether music plays; by default it is muted, as decoding it takes seconds of processor time. */
  readonly music?: boolean;
  /**
   * Whether the service worker that every visitor is offered may be installed; by default it is blocked,
   * which saves a second copy of the shell.
   */
  readonly serviceWorker?: boolean;
  /** The browser's user agent; its own by default. */
  readonly userAgent?: string;
}

/** How long a button is pressed again before the test gives up, ms. */
const INSISTS_FOR_MS = 60_000;

/** A person at the party with a browser of their own; collects what goes wrong in it. */
export class Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly problems: string[] = [];
  readonly #url: string;

  private constructor(context: BrowserContext, page: Page, url: string) {
    this.context = context;
    this.page = page;
    this.#url = url;
    page.on("pageerror", (error) => this.problems.push(String(error)));
    // What the page's policy blocked (docs/security.md): the browser reports it nowhere else.
    page.on("console", (message) => {
      if (POLICY.test(message.text())) this.problems.push(message.text());
    });
  }

  static async arrive(browser: Browser, url: string, look: Look = {}): Promise<Guest> {
    const { viewport = PHONE, language = "en", unasked = false, music = false } = look;
    const { serviceWorker = false, userAgent } = look;
    const isPhone = Math.min(viewport.width, viewport.height) < 500;
    const context = await browser.newContext({
      viewport,
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: "reduce",
      locale: "en-GB",
      serviceWorkers: serviceWorker ? "allow" : "block",
      ...(userAgent !== undefined && { userAgent }),
    });
    await leaveUnpainted(context);
    await context.addInitScript(
      (lng) => globalThis.localStorage.setItem("i18nextLng", lng),
      language,
    );
    if (!unasked) {
      await context.addInitScript(() => globalThis.localStorage.setItem("hubbub.analytics", "no"));
    }
    if (!music) {
      await context.addInitScript(() => {
        globalThis.localStorage["volume"] ??= JSON.stringify({ music: 0 });
      });
    }
    return new Guest(context, await context.newPage(), url);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#url}${path}`);
    // A prerendered page is shown before it is hydrated; on a new phone hydration waits for the first input.
    await this.page.mouse.move(1, 1);
    await this.page.waitForFunction(
      () =>
        !document.querySelector("#app[data-page]") ||
        document.documentElement.dataset["screen"] !== undefined,
    );
  }

  button(name: string | RegExp) {
    return this.page.getByRole("button", { name });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().click();
  }

  /**
   * Presses again until the screen shows this text: buttons ignore repeated clicks for a moment. `patience`:
   * how long each response may take, ms.
   */
  async insist(name: string | RegExp, text: string | RegExp, patience = 1_000): Promise<void> {
    const answer = this.page.getByText(text).first();
    const isThere = (timeout: number) =>
      answer.waitFor({ state: "visible", timeout }).then(
        () => true,
        () => false,
      );
    await this.press(name);
    // On a slow machine the response is late and may remove the button just as it is to be pressed again.
    const again = { timeout: patience };
    const until = Date.now() + INSISTS_FOR_MS;
    while (!(await isThere(patience))) {
      if (Date.now() > until) throw new Error(`${name} was pressed, and ${text} did not show`);
      await this.button(name)
        .first()
        .click(again)
        .catch(() => undefined);
    }
  }

  /** Waits until this text is visible somewhere on the screen. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor({ state: "visible" });
  }

  /** Waits until the screen shows this stage. A round of several battles may come before it. */
  async stage(name: string): Promise<void> {
    const mark = this.page.locator(`[data-stage="${name}"]`).first();
    await mark.waitFor({ state: "visible", timeout: 90_000 });
  }

  /** Takes a screenshot for people who inspect the run, when SHOTS names a folder. */
  async shot(name: string): Promise<void> {
    const folder = process.env["SHOTS"];
    if (folder) await this.page.screenshot({ path: `${folder}/${name}.png` });
  }

  /**
   * Checks that there were no errors and that neither the page nor an open dialog can be scrolled sideways.
   */
  async isFine(): Promise<void> {
    expect(this.problems).toEqual([]);
    // Prerendered pages are shown before their styles have loaded.
    await this.page.waitForLoadState();
    const wider = await this.page.evaluate(() => {
      const scrollers = [...document.querySelectorAll("dialog:modal *")].filter((one) =>
        /auto|scroll/u.test(getComputedStyle(one).overflowY),
      );
      return [document.documentElement, ...scrollers].map(
        (one) => one.scrollWidth - one.clientWidth,
      );
    });
    expect(Math.max(...wider), "px wider than its frame").toBeLessThanOrEqual(0);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
