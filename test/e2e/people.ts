import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { leaveUnpainted } from "./unpainted.ts";

export const TV = { width: 1920, height: 1080 };
export const PHONE = { width: 390, height: 844 };
export const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };

const POLICY = /Content Security Policy|Permissions policy violation|requires? '?Trusted/u;

export interface Look {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Interface language; English unless told. */
  readonly language?: string;
  /** Still to be asked whether they may be counted; everybody else said no before they came. */
  readonly unasked?: boolean;
  /** Hears music; everybody else turned it down before they came, as decoding it takes seconds of a core. */
  readonly music?: boolean;
  /** Takes the service worker that every visitor is offered; others do without a second copy of the shell. */
  readonly serviceWorker?: boolean;
  /** What the browser calls itself; by default what it is. */
  readonly userAgent?: string;
}

/** How long a button is pressed again before its answer counts as missing, ms. */
const INSISTS_FOR_MS = 60_000;

/** Somebody at the party with a browser of their own; remembers what went wrong in it. */
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
    // What the page's own policy forbade (docs/security.md): the browser says it nowhere else.
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
    // A page that the build wrote out stands before it listens, on a new phone until a finger comes.
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
   * Press again until the screen says this: buttons ignore repeated clicks for a moment. `patience`: how
   * long an answer may take, ms.
   */
  async insist(name: string | RegExp, text: string | RegExp, patience = 1_000): Promise<void> {
    const answer = this.page.getByText(text).first();
    const isThere = (timeout: number) =>
      answer.waitFor({ state: "visible", timeout }).then(
        () => true,
        () => false,
      );
    await this.press(name);
    // On a slow machine the answer comes late, and may take the button away while it is to be pressed again.
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

  /** Wait until the screen says this somewhere. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor({ state: "visible" });
  }

  /** The stage this screen shows, by its own mark. A round of several battles may come before it. */
  async stage(name: string): Promise<void> {
    const mark = this.page.locator(`[data-stage="${name}"]`).first();
    await mark.waitFor({ state: "visible", timeout: 90_000 });
  }

  /** A picture for whoever looks at the run, when SHOTS names a folder. */
  async shot(name: string): Promise<void> {
    const folder = process.env["SHOTS"];
    if (folder) await this.page.screenshot({ path: `${folder}/${name}.png` });
  }

  /** Nothing threw, and neither the page nor what is open over it can be scrolled sideways. */
  async isFine(): Promise<void> {
    expect(this.problems).toEqual([]);
    // Pages that the build wrote out are there before their styles are.
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
