import { afterAll, describe, expect, inject, it } from "vitest";
import room from "../../src-web/i18n/locales/en/room.json" with { type: "json" };
import { until } from "./engines/engine.ts";
import { firefox } from "./engines/firefox.ts";
import { closeSettings, endStage, hostOn, joinOn, party } from "./engines/party.ts";
import type { Visitor } from "./engines/visitor.ts";
import { webKit } from "./engines/webKit.ts";
import { MobileLine } from "./mobileLine.ts";

const server = inject("product");
const isAll = process.env["ENGINES"] === "all";
const ENGINES = { WebKitGTK: webKit(), Firefox: firefox() };

afterAll(async () => {
  for (const engine of Object.values(ENGINES)) await engine?.end();
});

/**
 * What happens to a phone at a party, in engines that each cache, suspend and restore pages in their own way.
 */
describe.skipIf(!isAll).each(Object.entries(ENGINES))("a phone in %s", (name, engine) => {
  it.skipIf(!engine)(
    "returns to the current stage after a reload, a visit to another page and a lost network",
    async () => {
      if (!engine) throw new Error(`${name} is missing: npm run engines`);
      const line = await MobileLine.open(server.url);
      try {
        const { tv, phone } = await party(engine, server.url, "SYNC_THINK", line.url);
        await tv.press("Start the game");
        await phone.stage("TUTORIAL");
        await phone.press("OK, got it!");
        await endStage(tv, "TUTORIAL");
        await phone.stage("THINK");
        await phone.type("Your word", "half");
        await phone.page.reload();
        await phone.stage("THINK");

        // To another page and back: the page comes from the cache or is loaded again. When going back,
        // Safari's engine skips a page that was opened without a touch: see docs/engines.md.
        if (name === "Firefox") {
          await phone.open("/robots.txt");
          await phone.page.travel(-1);
          await phone.stage("THINK");
        }
        await phone.type("Your word", "marmalade");

        // As in a lift: nothing gets through, and no socket reports it. The word sent there arrives
        // afterwards, as the last one of the round.
        line.isAway = true;
        line.changeNetwork();
        await phone.press("Lock it in");
        await phone.sees(room.connection.reconnecting);
        await phone.shot("away");
        line.isAway = false;
        await phone.stage("REVEAL");
        await tv.sees("marmalade");
        for (const one of [tv, phone]) {
          await one.isFine();
          await one.leave();
        }
      } finally {
        line.close();
      }
    },
  );

  it.skipIf(!engine)("joins by a link in small letters, is kicked, and cannot return", async () => {
    if (!engine) throw new Error(`${name} is missing: npm run engines`);
    const { tv, code } = await hostOn(engine, server.url, "SYNC_THINK");
    const phone = await joinOn(engine, server.url, code.toLowerCase(), "Ada");
    await tv.sees("ADA");
    await tv.press("Kick ADA out");
    await tv.press("Kick out");
    await phone.sees("You’re out");
    await phone.shot("out");
    await phone.open("/player/session");
    expect(await phone.stageNow()).toBeNull();
    for (const one of [tv, phone]) await one.leave();
  });

  it.skipIf(!engine)(
    "saves the picture of a game; the television plays sound after a touch",
    async () => {
      if (!engine) throw new Error(`${name} is missing: npm run engines`);
      const { tv, phone } = await party(engine, server.url, "SYNC_THINK");
      // A page that has not been touched may not play sound; it then says so, and a touch anywhere is enough.
      await tv.page.reload();
      await tv.stage("LOBBY");
      await tv.sees(room.sound.unlock);
      await keepSound(tv);
      await tv.press("Settings");
      // On a machine without a sound device Firefox never starts the sound: there it is enough that the touch
      // asked for it.
      const states = name === "Firefox" ? ["running", "suspended"] : ["running"];
      await until(
        async () => states.includes((await soundOf(tv)) ?? "untouched"),
        `${name}: no sound after a touch`,
      );
      await closeSettings(tv);
      await tv.press("Start the game");
      await phone.stage("TUTORIAL");
      for (let stage = await tv.stageNow(); stage !== "GAME_END"; stage = await tv.stageNow()) {
        if (stage !== null) await endStage(tv, stage);
      }
      // Neither engine has a share sheet here, so the picture is saved.
      await phone.stage("GAME_END");
      await keepDownloads(phone);
      await phone.press("Picture of the game");
      await phone.press("Share or save");
      const [download] = await until(async () => {
        const all = await downloadsOf(phone);
        return all.length > 0 && all;
      }, `${name}: no picture was saved`);
      expect(download?.name).toBe("hubbub-sync-think.png");
      expect(download?.bytes).toBeGreaterThan(20_000);
      await phone.shot("picture");
      for (const one of [tv, phone]) await one.leave();
    },
  );
});

/** Stores the page's AudioContext once a touch resumes it. */
async function keepSound(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => {
    const resume = Reflect.get(AudioContext.prototype, "resume");
    AudioContext.prototype.resume = function keep() {
      Object.assign(globalThis, { hubbubSound: this });
      return resume.call(this);
    };
    return true;
  });
}

/** The state of that AudioContext, or undefined before a touch. */
async function soundOf(visitor: Visitor): Promise<string | undefined> {
  return visitor.evaluate(
    // SAFETY: `keepSound` put it there.
    () => (globalThis as unknown as { readonly hubbubSound?: AudioContext }).hubbubSound?.state,
  );
}

interface Download {
  readonly name: string;
  readonly bytes: number;
}

/** Records what this page saves from now on. */
async function keepDownloads(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => {
    const saved: { name: string; bytes: number }[] = [];
    const made: Blob[] = [];
    Object.assign(globalThis, { hubbubSaved: saved });
    const address = Reflect.get(URL, "createObjectURL");
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) made.push(file);
      return address.call(URL, file);
    };
    const click = Reflect.get(HTMLAnchorElement.prototype, "click");
    HTMLAnchorElement.prototype.click = function keep() {
      saved.push({ name: this.download, bytes: made.at(-1)?.size ?? 0 });
      click.call(this);
    };
    return true;
  });
}

async function downloadsOf(visitor: Visitor): Promise<readonly Download[]> {
  return visitor.evaluate(
    // SAFETY: `keepDownloads` put them there.
    () => (globalThis as unknown as { readonly hubbubSaved: readonly Download[] }).hubbubSaved,
  );
}
