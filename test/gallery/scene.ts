import type { Browser, Page } from "playwright-core";
import { intlTag, type Language } from "../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Table } from "../support/table.ts";
import { Rig } from "./rig.ts";
import { SIZES, type Size } from "./sizes.ts";
import { NAMES, type Cast, type Moment, type Story } from "./story.ts";

/** A screen at a moment of the story. */
export interface Sight extends Moment {
  readonly size: Size;
  readonly page: Page;
}

export interface SceneOptions {
  readonly browser: Browser;
  readonly language: Language;
  readonly sizes: readonly Size[];
  readonly cast?: Cast;
  /** Requests reduced motion, so nothing has to settle. */
  readonly isStill?: boolean;
  /** Looks immediately, while things are still moving. */
  readonly isHasty?: boolean;
  /** Runs when the room exists, before its first screen opens. */
  readonly begin?: (rig: Rig) => Promise<void>;
  /** Runs on every screen when it opens; `who` as in `Moment`. */
  readonly prepare?: (page: Page, who: string) => Promise<void>;
  /** Only moments that pass this filter are looked at. */
  readonly wants?: (moment: Omit<Moment, "who">) => boolean;
  readonly look: (sight: Sight) => Promise<void>;
}

interface Screen {
  readonly who: string;
  readonly size: Size;
  readonly page: Page;
}

/** Longest wait for pictures and movements, ms; some movements never end. */
const TIMEOUT_MS = 3_000;

/** A running story: its room, the people in it, and the screens that are watched. */
export class Scene {
  readonly rig: Rig;
  readonly ids: readonly PlayerId[];
  readonly #story: Story;
  readonly #options: SceneOptions;
  #screens: Screen[] = [];

  private constructor(story: Story, options: SceneOptions, rig: Rig) {
    this.#story = story;
    this.#options = options;
    this.rig = rig;
    const count = options.cast?.players ?? story.players;
    this.ids = NAMES.slice(0, count).map((alias) => rig.table.join(alias));
  }

  /** Plays a story from its beginning to its end. */
  static async play(story: Story, options: SceneOptions): Promise<void> {
    const { hostType } = options.cast ?? {};
    const setup = { gameType: story.gameType, ...(hostType && { hostType }) };
    const rig = await Rig.open(setup, options.browser);
    try {
      const scene = new Scene(story, options, rig);
      const { language } = options;
      rig.table.host({ topic: "gameSettings", body: { settings: { language } } });
      await options.begin?.(rig);
      await Promise.all([
        hostType !== "HOST_AND_PLAY" && scene.#open("tv", undefined, ["tv"]),
        scene.watch("player", scene.me),
      ]);
      await story.tell(scene);
      if (rig.complaints.length > 0) {
        throw new Error(`${story.name}: ${[...new Set(rig.complaints)].join("\n")}`);
      }
    } finally {
      await rig.close();
    }
  }

  get table(): Table {
    return this.rig.table;
  }

  get language(): Language {
    return this.#options.language;
  }

  /** The player whose phone is watched from the beginning. */
  get me(): PlayerId {
    return this.id(0);
  }

  /** Returns the player in this place of the seating order. */
  id(at: number): PlayerId {
    const id = this.ids[at];
    if (id === undefined) throw new Error(`there is no player ${at}`);
    return id;
  }

  /** Starts watching a player's phone; `who` names their role in the story. */
  async watch(who: string, id: PlayerId): Promise<void> {
    const phones = this.#options.sizes.filter((size) => size !== "tv");
    await this.#open(who, id, phones);
  }

  /** Stops watching the phones with this role. */
  async leave(who: string): Promise<void> {
    const [gone, rest] = [
      this.#screens.filter((screen) => screen.who === who),
      this.#screens.filter((screen) => screen.who !== who),
    ];
    this.#screens = rest;
    await Promise.all(gone.map(({ page }) => page.context().close()));
  }

  /** Does something on every screen with this role, as its owner would with their fingers. */
  async on(who: string, act: (page: Page) => Promise<unknown>): Promise<void> {
    this.rig.tell();
    for (const screen of this.#screens) {
      if (screen.who !== who) continue;
      await settled(screen.page);
      await act(screen.page);
    }
  }

  /** Looks at all screens, `settleMs` after their animations have settled. */
  async shot(moment: string, settleMs = 900): Promise<void> {
    const { isStill = false, isHasty = false, wants, look } = this.#options;
    const at = { story: this.#story.name, moment, stage: this.table.stage };
    if (wants && !wants(at)) return;
    this.rig.tell();
    await Promise.all(
      this.#screens.map(async ({ who, size, page }) => {
        await shows(page, at.stage);
        if (!isHasty) await settled(page);
        if (!isStill && !isHasty) await page.waitForTimeout(settleMs);
        await look({ ...at, who, size, page });
      }),
    );
  }

  async #open(who: string, id: PlayerId | undefined, sizes: readonly Size[]): Promise<void> {
    const wanted = sizes.filter((size) => this.#options.sizes.includes(size));
    const { language, isStill = false, prepare } = this.#options;
    const options = {
      locale: intlTag(language),
      ...(isStill && { reducedMotion: "reduce" as const }),
    };
    const opened = await Promise.all(
      wanted.map(async (size) => {
        const [width, height] = SIZES[size];
        const page = await this.rig.screen(id, width, height, options);
        await prepare?.(page, who);
        return { who, size, page };
      }),
    );
    this.#screens.push(...opened);
  }
}

/** Waits until a screen has rendered its room's stage and everything that is loaded for it. */
async function shows(page: Page, stage: string): Promise<void> {
  await page.locator(`[data-stage="${stage}"]`).first().waitFor({ timeout: 20_000 });
  const loading = page.locator("[data-loading]");
  await loading.first().waitFor({ state: "detached", timeout: 20_000 });
}

/** Waits until fonts and pictures are loaded and all finite animations have ended. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (patienceMs) => {
    const pictures = [...document.images]
      .filter((image) => image.loading !== "lazy")
      .map((image) => image.decode().catch(() => undefined));
    const moves = document
      .getAnimations()
      .filter((move) => Number.isFinite(Number(move.effect?.getComputedTiming().endTime)))
      .map((move) => move.finished.catch(() => undefined));
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await Promise.race([Promise.all([document.fonts.ready, ...pictures, ...moves]), patience]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, TIMEOUT_MS);
}
