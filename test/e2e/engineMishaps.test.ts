import { afterAll, describe, expect, inject, it } from "vitest";
import room from "../../src-web/i18n/locales/en/room.json" with { type: "json" };
import { firefox } from "./engines/firefox.ts";
import { endStage, hostOn, joinOn, party } from "./engines/party.ts";
import { webKit } from "./engines/webKit.ts";
import { MobileLine } from "./mobileLine.ts";

const server = inject("product");
const isAll = process.env["ENGINES"] === "all";
const ENGINES = { WebKitGTK: webKit(), Firefox: firefox() };

afterAll(async () => {
  for (const engine of Object.values(ENGINES)) await engine?.end();
});

/** What a phone goes through at a party, in engines that keep, put to sleep and bring back pages in their own way. */
describe.skipIf(!isAll).each(Object.entries(ENGINES))("a phone in %s", (name, engine) => {
  it.skipIf(!engine)(
    "is reloaded, leaves the page and its network, and is back in the stage",
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

        // To another page and back: the page was kept, or is loaded anew. Safari's engine goes back past a page
        // that came without a finger: docs/engines.md says what was seen there.
        if (name === "Firefox") {
          await phone.open("/robots.txt");
          await phone.page.travel(-1);
          await phone.stage("THINK");
        }
        await phone.type("Your word", "marmalade");

        // A lift: nothing comes through, and no socket hears of it. What is sent in there arrives afterwards, and
        // with it the last word of the round.
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

  it.skipIf(!engine)(
    "comes by a link in small letters, is taken out, and does not come back in",
    async () => {
      if (!engine) throw new Error(`${name} is missing: npm run engines`);
      const { tv, code } = await hostOn(engine, server.url, "SYNC_THINK");
      const phone = await joinOn(engine, server.url, code.toLowerCase(), "Ada");
      await tv.sees("ADA");
      await tv.press("Take ADA out");
      await tv.press("Take out");
      await phone.sees("You’re out");
      await phone.shot("out");
      await phone.open("/player/session");
      expect(await phone.stageNow()).toBeNull();
      for (const one of [tv, phone]) await one.leave();
    },
  );
});
