import { afterAll, describe, expect, inject, it } from "vitest";
import { startStandInProvider } from "../support/standInProvider.ts";
import { ACTIVITY, CLIENT } from "./discordClient.ts";
import { openDiscordProxy } from "./engines/discordProxy.ts";
import { firefox } from "./engines/firefox.ts";
import { endStage } from "./engines/party.ts";
import { Visitor } from "./engines/visitor.ts";
import { webKit } from "./engines/webKit.ts";
import { ProductServer } from "./server.ts";

const isAll = process.env["ENGINES"] === "all";
const ENGINES = { WebKitGTK: webKit(), Firefox: firefox() };
const SIZE = { width: 1280, height: 720 };

afterAll(async () => {
  for (const engine of Object.values(ENGINES)) await engine?.end();
});

/** The keys in the page's storage, or the error with which the engine denied access. */
const stored = (visitor: Visitor) =>
  visitor.evaluate(() => {
    try {
      return Object.keys(localStorage);
    } catch (error) {
      return [String(error)];
    }
  });

/** The product's page in a frame of another site, whose storage each engine handles in its own way. */
describe.skipIf(!isAll).each(Object.entries(ENGINES))("an activity in %s", (name, engine) => {
  it.skipIf(!engine)("is joined, reloaded and played to the podium", async () => {
    if (!engine) throw new Error(`${name} is missing: npm run engines`);
    const provider = await startStandInProvider();
    const server = new ProductServer(inject("bundle"), { SOCIAL_STAND_IN: provider.url });
    await server.start();
    const person = {
      subject: `Ada-${crypto.randomUUID()}`,
      name: "Ada",
      email: `ada-${crypto.randomUUID().slice(0, 8)}@example.com`,
      verified: true,
      locale: "en-GB",
    };
    const instanceId = `i-${crypto.randomUUID()}-gc-1-2`;
    const proxy = await openDiscordProxy({
      server: server.url,
      provider: provider.url,
      person,
      instanceId,
    });
    try {
      const ada = await Visitor.inFrameOf(engine, CLIENT, SIZE, { proxy: proxy.address });
      await ada.type("Your name", "Addy");
      await ada.tap("radio", "Tomato");
      await ada.shot("frame-door");
      await ada.insist("Join the room", async () => (await ada.stageNow()) === "LOBBY");
      await ada.sees("What’s next?");
      await ada.press(/Sync Think/);
      await ada.sees("ADDY");
      await ada.shot("frame-lobby");
      expect(await stored(ada)).toContain("hubbub.seat");

      // The seat is in the frame's storage only: a reload asks for nothing, and the same address outside the
      // frame has no seat.
      await ada.open("");
      await ada.page.enterFrame();
      await ada.stage("LOBBY");
      await ada.sees("ADDY");
      expect(await ada.has({ role: "textbox", name: "Your name" })).toBe(false);
      await ada.page.goto(`${ACTIVITY}/robots.txt`);
      expect(await stored(ada)).toEqual([]);
      await ada.open("");
      await ada.page.enterFrame();
      await ada.stage("LOBBY");

      for (const robot of ["Robo", "Cyclo"]) {
        await ada.insist("Add robot", () => ada.says(robot));
      }
      await ada.press("Start the game");
      await ada.stage("TUTORIAL");
      await ada.press("OK, got it!");
      for (let stage = await ada.stageNow(); stage !== "GAME_END"; stage = await ada.stageNow()) {
        if (stage !== null) await endStage(ada, stage);
      }
      await ada.shot("frame-podium");
      await ada.isFine();
      await ada.leave();
    } finally {
      proxy.close();
      await server.end();
      await provider.stop();
    }
  });
});
