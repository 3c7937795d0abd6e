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

/** How long a button is pressed again before the test gives up, and how long each press is given, ms. */
const INSISTS_FOR_MS = 60_000;
const TIMEOUT_MS = 1_500;
const CONTROL = "\uE009";

/** A person at the party in a real engine; the same tests drive all engines. */
export class Visitor {
  readonly engine: string;
  readonly page: Driven;
  readonly #url: string;

  private constructor(engine: string, page: Driven, url: string) {
    this.engine = engine;
    this.page = page;
    this.#url = url;
  }

  /** Opens a browser for somebody who has already declined analytics. */
  static async arrive(engine: Engine, url: string, size: Size): Promise<Visitor> {
    const page = await engine.open(size);
    await page.goto(`${url}/robots.txt`);
    await page.evaluate(
      `(localStorage.setItem("hubbub.analytics", "no"), localStorage.setItem("i18nextLng", "en"), "")`,
    );
    return new Visitor(engine.name, page, url);
  }

  /** Opens a page of another site that shows the product in a frame, which fills the window. */
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

  /** Runs a function in the page with these arguments and returns its result; it must use nothing else. */
  async evaluate<A extends readonly unknown[], R>(
    run: (...given: A) => R,
    ...given: A
  ): Promise<Awaited<R>> {
    const call = `(${String(run)})(...${JSON.stringify(given)})`;
    const text = await this.page.evaluate(
      `(async () => JSON.stringify({ value: await ${call} }))()`,
    );
    // SAFETY: the function's result, passed as JSON.
    return (JSON.parse(text) as { readonly value: Awaited<R> }).value;
  }

  /** Whether it is visible now. */
  async has(sought: Sought): Promise<boolean> {
    return (await this.page.evaluate(finding(sought, false))) !== "";
  }

  async waitFor(sought: Sought): Promise<Place> {
    return until(
      async () => placeOf(await this.page.evaluate(finding(sought, false))),
      () => this.#miss(String(sought.name ?? sought.role)),
    );
  }

  /** Taps it once it can be tapped and has stopped moving. */
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

  /** Presses again until this is so: buttons ignore repeated presses for a moment. */
  async insist(name: string | RegExp, isDone: () => Promise<boolean>): Promise<void> {
    await this.press(name);
    const end = Date.now() + INSISTS_FOR_MS;
    while (!(await until(isDone, "", TIMEOUT_MS).catch(() => false))) {
      if (Date.now() > end) throw new Error(await this.#miss(`what ${String(name)} leads to`));
      await this.tap("button", name, TIMEOUT_MS).catch(() => undefined);
    }
  }

  /** Types a text key by key in place of what was in the field. */
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

  /** Waits for the input that this selector finds and puts the file at this path into it. */
  async upload(selector: string, path: string): Promise<void> {
    await until(
      () => this.evaluate((wanted) => document.querySelector(wanted) !== null, selector),
      () => this.#miss(selector),
    );
    await this.page.upload(selector, path);
  }

  /** Draws a stroke on it: down at the first spot, along all others, up at the last. */
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

  /** The stage on this screen, or null between two stages. */
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

  /** Takes a screenshot for people who inspect the run, when SHOTS names a folder. */
  async shot(name: string): Promise<void> {
    const folder = process.env["SHOTS"];
    if (!folder) return;
    const file = `${this.engine.toLowerCase()}-${name}.png`;
    writeFileSync(join(folder, file), await this.page.screenshot());
  }

  /** Checks that there were no errors and that the page cannot be scrolled sideways. */
  async isFine(): Promise<void> {
    const wider = await this.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, "the page is wider than the screen").toBeLessThanOrEqual(0);
    expect(this.page.problems).toEqual([]);
  }

  /** Closes the browser; errors of its page fail the test. */
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
