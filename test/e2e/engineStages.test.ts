import { afterAll, describe, expect, it } from "vitest";
import room from "../../src-web/i18n/locales/de/room.json" with { type: "json" };
import { astray, STANDS, type Stand } from "../gallery/besides.ts";
import { Scene } from "../gallery/scene.ts";
import { SIZES } from "../gallery/sizes.ts";
import { STORIES } from "../gallery/stories.ts";
import { TvSite } from "../gallery/tvSite.ts";
import { firefox } from "./engines/firefox.ts";
import { Visitor } from "./engines/visitor.ts";
import { webKit } from "./engines/webKit.ts";
import { theBrowser } from "./setting.ts";

const browser = theBrowser();
const isAll = process.env["ENGINES"] === "all";
const ENGINES = { WebKitGTK: webKit(), Firefox: firefox() };
const [width, height] = SIZES.tv;

/** Animations have ended within this time, ms. */
const RESTS_WITHIN_MS = 6_000;
const LOOKS_AGAIN_MS = 250;

/** Other engines reach the room at an address of another length, so the lines around it break elsewhere. */
const [INVITATION = ""] = room.code.how.split(" <b>");
const isOfTheRoom = ({ label }: Stand) => label !== '"here"' && label !== `"${INVITATION}"`;

afterAll(async () => {
  for (const engine of Object.values(ENGINES)) await engine?.end();
});

describe.skipIf(!isAll).each(Object.entries(ENGINES))("the big screen in %s", (name, engine) => {
  it.skipIf(!engine).each(STORIES)(
    "shows $name as Chromium does, stage by stage",
    async (story) => {
      if (!engine) throw new Error(`${name} is missing: npm run engines`);
      let screen: Visitor | undefined;
      let site: TvSite | undefined;
      const faults: string[] = [];
      try {
        await Scene.play(story, {
          browser: browser(),
          language: "de",
          sizes: ["tv"],
          isStill: true,
          begin: async (rig) => {
            site = await TvSite.open(undefined, rig.television());
            const kept = { session: rig.kept(), local: { i18nextLng: "de" } };
            screen = await Visitor.arrive(engine, `http://127.0.0.1:${site.port}`, {
              width,
              height,
            });
            await screen.evaluate(({ session, local }) => {
              for (const [key, value] of Object.entries(session))
                sessionStorage.setItem(key, value);
              for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
            }, kept);
            await screen.open("/host/session");
          },
          look: async ({ page, moment, stage }) => {
            if (!screen) throw new Error("nobody opened the screen");
            await screen.stage(stage);
            const until = Date.now() + RESTS_WITHIN_MS;
            let found: string[];
            do {
              await new Promise((resolve) => setTimeout(resolve, LOOKS_AGAIN_MS));
              const [wanted, has] = await Promise.all([
                page.evaluate<Stand[]>(STANDS),
                screen.page.evaluate(`JSON.stringify(${STANDS})`),
              ]);
              // SAFETY: the value of the expression, passed as JSON.
              found = astray(wanted.filter(isOfTheRoom), JSON.parse(has) as Stand[]);
            } while (found.length > 0 && Date.now() < until);
            await screen.shot(`${story.name}-${moment}`);
            if (process.env["SHOTS"] !== undefined)
              await page.screenshot({
                path: `${process.env["SHOTS"]}/${story.name}-${moment}.png`,
              });
            faults.push(...found.map((fault) => `${moment}: ${fault}`));
          },
        });
        faults.push(...(screen?.page.problems ?? []));
      } finally {
        await screen?.page.close();
        site?.close();
      }
      expect(faults).toEqual([]);
    },
  );
});
