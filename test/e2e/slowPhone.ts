import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { PHONE } from "./people.ts";
import { followFrames, type Frame } from "./frames.ts";

/** A connection, as a browser's developer tools imitate it. */
export interface Line {
  /** Added to every answer, ms. */
  readonly latency: number;
  /** Bits a second towards the phone. */
  readonly down: number;
  /** Bits a second away from it. */
  readonly up: number;
  /** Share of the packets that get lost, per cent. */
  readonly loss?: number;
}

/** The slow phone of docs/slow-phones.md: its line and how many times slower it computes. */
export const SLOW_LINE: Line = { latency: 150, down: 1_600_000, up: 750_000 };
export const SLOW_DOWN = 4;

/** One answer that came to the phone. */
export interface Answer {
  readonly url: string;
  /** As the browser names it: Document, Script, Stylesheet, Font, Image, Fetch. */
  readonly kind: string;
}

/** A phone with nothing cached on a slow line, which remembers each frame that it showed. */
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

  /** `url`: of the product. `slowDown`: how many times slower than this machine it computes. */
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

  /** Go on over another line. */
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

  /** Every frame of this page so far in which something else was to be seen than in the one before. */
  frames(): Promise<readonly Frame[]> {
    return this.page.evaluate(() => globalThis.hubbubFrames ?? []);
  }

  /** When it was tapped last, ms since the address was opened. */
  tappedAt(): Promise<number> {
    return this.page.evaluate(() => globalThis.hubbubTap ?? Number.NaN);
  }

  /** Name and character stand there: what was asked for until then. */
  async seesForm(): Promise<readonly Answer[]> {
    await this.page.getByLabel("Your name").waitFor();
    return [...this.asked];
  }

  /** Name typed and the button tapped, until the lobby stands there with nothing before it. */
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
