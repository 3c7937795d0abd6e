import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { PHONE } from "./people.ts";
import { followFrames, type Frame } from "./frames.ts";

/** A connection, as the browser's developer tools emulate it. */
export interface Line {
  /** Added to every response, ms. */
  readonly latency: number;
  /** Bits per second towards the phone. */
  readonly down: number;
  /** Bits per second away from it. */
  readonly up: number;
  /** Share of lost packets, per cent. */
  readonly loss?: number;
}

/** The slow phone of docs/slow-phones.md: its connection, and by how much its processor is slowed down. */
export const SLOW_LINE: Line = { latency: 150, down: 1_600_000, up: 750_000 };
export const SLOW_DOWN = 4;

/** One request of the phone. */
export interface Answer {
  readonly url: string;
  /** Kind of the resource, as the browser names it: Document, Script, Stylesheet, Font, Image, Fetch. */
  readonly kind: string;
}

/** A phone with an empty cache on a slow connection, which records every frame it shows. */
export class SlowPhone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly asked: Answer[] = [];
  readonly #devtools: CDPSession;
  readonly #url: string;

  private constructor(context: BrowserContext, page: Page, devtools: CDPSession, url: string) {
    this.context = context;
    this.page = page;
    this.#devtools = devtools;
    this.#url = url;
  }

  /** `url`: address of the product. `slowDown`: by how much the processor is slower than this machine's. */
  static async switchOn(
    browser: Browser,
    url: string,
    line: Line = SLOW_LINE,
    slowDown = SLOW_DOWN,
  ): Promise<SlowPhone> {
    const context = await browser.newContext({
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
      locale: "en-GB",
    });
    await context.addInitScript(() => globalThis.localStorage.setItem("hubbub.analytics", "no"));
    await context.addInitScript(followFrames);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const phone = new SlowPhone(context, page, devtools, url);
    await devtools.send("Network.enable");
    devtools.on("Network.requestWillBeSent", ({ request, type }) => {
      if (request.url.startsWith("http"))
        phone.asked.push({ url: request.url, kind: type ?? "Other" });
    });
    await phone.connect(line);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    return phone;
  }

  /** Switches to another connection. */
  async connect({ latency, down, up, loss = 0 }: Line): Promise<void> {
    await this.#devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: down / 8,
      uploadThroughput: up / 8,
      packetLoss: loss,
    });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#url}${path}`, { waitUntil: "commit" });
  }

  /** All frames of this page so far that differ from the one before. */
  frames(): Promise<readonly Frame[]> {
    return this.page.evaluate(() => globalThis.hubbubFrames ?? []);
  }

  /** When the screen was last tapped, ms since the address was opened. */
  tappedAt(): Promise<number> {
    return this.page.evaluate(() => globalThis.hubbubTap ?? Number.NaN);
  }

  /** Waits for the form with name and character; returns the requests until then. */
  async seesForm(): Promise<readonly Answer[]> {
    await this.page.getByLabel("Your name").waitFor();
    return [...this.asked];
  }

  /** Types the name and taps the button; waits until the lobby is shown and nothing covers it. */
  async takesSeat(alias: string): Promise<void> {
    await this.page.getByLabel("Your name").pressSequentially(alias, { delay: 200 });
    await this.page.getByRole("button", { name: "Join the room" }).tap();
    await this.page.waitForFunction(
      () => {
        const frame = globalThis.hubbubFrames?.at(-1);
        return frame?.shown === "lobby" && frame.overlay === 0;
      },
      undefined,
      { polling: 100 },
    );
  }

  async switchOff(): Promise<void> {
    await this.context.close();
  }
}
