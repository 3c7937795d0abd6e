import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Spot } from "../finger.ts";
import {
  until,
  type Driven,
  type Engine,
  type InputSource,
  type Size,
  type Way,
} from "./engine.ts";
import { finding, placeOf, type Place, type Sought } from "./finder.ts";

/** How long a button is pressed again before its answer counts as missing, and how long each waits, ms. */
const INSISTS_FOR_MS = 60_000;
const PATIENCE_MS = 1_500;
const CONTROL = "\uE009";

/** Somebody at the party in a real engine: one story for all of them. */
export class Visitor {
  readonly engine: string;
  readonly page: Driven;
  readonly #url: string;

  private constructor(engine: string, page: Driven, url: string) {
    this.engine = engine;
    this.page = page;
    this.#url = url;
  }

  /** Somebody who said already that they are not to be counted. */
  static async arrive(engine: Engine, url: string, size: Size): Promise<Visitor> {
    const page = await engine.open(size);
    await page.goto(`${url}/robots.txt`);
    await page.evaluate(
      `(localStorage.setItem("hubbub.analytics", "no"), localStorage.setItem("i18nextLng", "en"), "")`,
    );
    return new Visitor(engine.name, page, url);
  }

  /** Somebody for whom another site's page shows ours in its frame, which fills the window. */
  static async inFrameOf(engine: Engine, url: string, size: Size, way: Way): Promise<Visitor> {
    const page = await engine.open(size, way);
    const visitor = new Visitor(engine.name, page, url);
    await visitor.open("");
    await page.enterFrame();
    return visitor;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#url + path);
  }

  /** What a function answers that runs in the page, with these arguments; it must need nothing else. */
  async evaluate<A extends readonly unknown[], R>(
    run: (...given: A) => R,
    ...given: A
  ): Promise<Awaited<R>> {
    const call = `(${String(run)})(...${JSON.stringify(given)})`;
    const text = await this.page.evaluate(
      `(async () => JSON.stringify({ value: await ${call} }))()`,
    );
    // SAFETY: the answer is what the function gives, as JSON carries it.
    return (JSON.parse(text) as { readonly value: Awaited<R> }).value;
  }

  /** Whether it is there to be seen now. */
  async has(sought: Sought): Promise<boolean> {
    return (await this.page.evaluate(finding(sought, false))) !== "";
  }

  async waitFor(sought: Sought): Promise<Place> {
    return until(
      async () => placeOf(await this.page.evaluate(finding(sought, false))),
      () => this.#miss(String(sought.name ?? sought.role)),
    );
  }

  /** Press it with a finger, once it can be pressed and stands still. */
  async tap(role: Sought["role"], name: Sought["name"] = "", withinMs = 15_000): Promise<void> {
    await this.tapOn({ role, name }, withinMs);
  }

  async tapOn(sought: Sought, withinMs = 15_000): Promise<void> {
    let last = "";
    const place = await until(
      async () => {
        const found = await this.page.evaluate(finding(sought, true));
        const isStill = found !== "" && found === last;
        last = found;
        return isStill && placeOf(found);
      },
      () => this.#miss(String(sought.name ?? sought.role)),
      withinMs,
    );
    await this.#draw([[place.x, place.y]]);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.tap("button", name);
  }

  /** Press again until this is so: buttons ignore repeated presses for a moment. */
  async insist(name: string | RegExp, isDone: () => Promise<boolean>): Promise<void> {
    await this.press(name);
    const end = Date.now() + INSISTS_FOR_MS;
    while (!(await until(isDone, "", PATIENCE_MS).catch(() => false))) {
      if (Date.now() > end) throw new Error(await this.#miss(`what ${String(name)} leads to`));
      await this.tap("button", name, PATIENCE_MS).catch(() => undefined);
    }
  }

  /** Type it letter by letter, in place of what stood there. */
  async type(name: string | RegExp, text: string): Promise<void> {
    await this.tap("textbox", name);
    const stroke = (value: string) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    const all = [
      { type: "keyDown", value: CONTROL },
      ...stroke("a"),
      { type: "keyUp", value: CONTROL },
    ];
    const actions = [...all, ...Array.from(text).flatMap(stroke)];
    await this.page.act([{ type: "key", id: "keys", actions }]);
  }

  /** A file, by its path, into the input that this selector finds, once it is there. */
  async upload(selector: string, path: string): Promise<void> {
    await until(
      () => this.evaluate((wanted) => document.querySelector(wanted) !== null, selector),
      () => this.#miss(selector),
    );
    await this.page.upload(selector, path);
  }

  /** Down at the first spot of it, along all others, up at the last. */
  async draw(role: Sought["role"], name: string | RegExp, ...way: readonly Spot[]): Promise<void> {
    await this.waitFor({ role, name });
    const { left, top, width, height } = await until(
      async () => placeOf(await this.page.evaluate(finding({ role, name }, true))),
      () => this.#miss(String(name)),
    );
    await this.#draw(
      way.map(([x, y]): Spot => [Math.round(left + x * width), Math.round(top + y * height)]),
    );
  }

  async #draw([first = [0, 0], ...rest]: readonly Spot[]): Promise<void> {
    const move = ([x, y]: Spot) => ({ type: "pointerMove", duration: 8, x, y });
    const finger: InputSource = {
      type: "pointer",
      id: "finger",
      parameters: { pointerType: this.page.pointer },
      actions: [
        { ...move(first), duration: 0 },
        { type: "pointerDown", button: 0 },
        ...rest.map(move),
        { type: "pointerUp", button: 0 },
      ],
    };
    await this.page.act([finger]);
  }

  async says(text: string): Promise<boolean> {
    return this.evaluate(
      (piece) => document.body.innerText.toLowerCase().includes(piece.toLowerCase()),
      text,
    );
  }

  async sees(text: string): Promise<void> {
    await until(
      () => this.says(text),
      () => this.#miss(text),
    );
  }

  /** The stage on this screen; nothing while another is on its way. */
  async stageNow(): Promise<string | null> {
    return this.evaluate(
      () => document.querySelector("[data-stage]")?.getAttribute("data-stage") ?? null,
    );
  }

  async stage(name: string): Promise<void> {
    await until(
      async () => (await this.stageNow()) === name,
      () => this.#miss(`the stage ${name}`),
      90_000,
    );
  }

  async path(): Promise<string> {
    return this.evaluate(() => location.pathname);
  }

  async at(path: string | RegExp): Promise<void> {
    await until(
      async () => new RegExp(path, "u").test(await this.path().catch(() => "")),
      () => this.#miss(`the page ${String(path)}`),
    );
  }

  /** A picture for whoever looks at the run, when SHOTS names a folder. */
  async shot(name: string): Promise<void> {
    const folder = process.env["SHOTS"];
    if (!folder) return;
    const file = `${this.engine.toLowerCase()}-${name}.png`;
    writeFileSync(join(folder, file), await this.page.screenshot());
  }

  /** Nothing went wrong, and the page cannot be scrolled sideways. */
  async isFine(): Promise<void> {
    const wider = await this.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, "the page is wider than the screen").toBeLessThanOrEqual(0);
    expect(this.page.problems).toEqual([]);
  }

  /** Close the browser; what went wrong in it fails the story. */
  async leave(): Promise<void> {
    await this.page.close();
    expect(this.page.problems).toEqual([]);
  }

  async #miss(what: string): Promise<string> {
    await this.shot("missed").catch(() => undefined);
    const text = await this.evaluate(() => document.body.innerText.slice(0, 600)).catch(String);
    return `${this.engine}: ${what} did not come; the screen says: ${text}`;
  }
}
