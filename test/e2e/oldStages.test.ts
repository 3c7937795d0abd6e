import { describe, expect, it } from "vitest";
import { oldChromiumPath } from "../../scripts/engines.ts";
import room from "../../src-web/i18n/locales/de/room.json" with { type: "json" };
import { astray, STANDS, type Stand } from "../gallery/besides.ts";
import { Scene } from "../gallery/scene.ts";
import { SITE } from "../gallery/site.ts";
import { STORIES } from "../gallery/stories.ts";
import { champions } from "../gallery/stories/evening.ts";
import { lobby } from "../gallery/stories/lobby.ts";
import { story as canvas } from "../gallery/stories/canvas-clash.ts";
import { story as hide } from "../gallery/stories/hide-and-peek.ts";
import { story as snaption } from "../gallery/stories/snaption.ts";
import { TvSite } from "../gallery/tvSite.ts";
import { OLD_TV, OldTelevision } from "./oldChromium.ts";
import { theBrowser } from "./setting.ts";

const browser = theBrowser();

/** `ENGINES=all npx vitest run --project e2e oldStages` checks every story. */
const LOOKED_AT =
  process.env["ENGINES"] === "all" ? STORIES : [lobby, champions, canvas, hide, snaption];

/** Animations have ended within this time, ms. */
const RESTS_WITHIN_MS = 4_000;
const LOOKS_AGAIN_MS = 250;

/**
 * Removes from today's page what the old engine lacks: balanced lines and the full-screen button. A
 * television's page fills the screen anyway, and such engines have another name for it, so the button is not
 * offered there.
 */
const DONE_WITHOUT = `* { text-wrap-style: auto !important } [aria-label="${room.screen.full}"] { display: none !important }`;

/** Error of every API call, since a rig has no API. */
const MISSING = "Failed to load resource";

describe.skipIf(oldChromiumPath(65) === undefined)("a television of 2018", () => {
  it.each(LOOKED_AT)("shows $name as a current television does, stage by stage", async (story) => {
    let tv: OldTelevision | undefined;
    let site: TvSite | undefined;
    const faults: string[] = [];
    try {
      await Scene.play(story, {
        browser: browser(),
        language: "de",
        sizes: ["tv"],
        isStill: true,
        begin: async (rig) => {
          site = await TvSite.open(OLD_TV, rig.television());
          tv = await OldTelevision.switchOn(65, SITE, { served: site.port });
          await tv.keep("sessionStorage", rig.kept());
          await tv.keep("localStorage", { i18nextLng: "de" });
          await tv.open("/host/session");
        },
        prepare: async (page) => {
          await page.addStyleTag({ content: DONE_WITHOUT });
        },
        look: async ({ page, moment, stage }) => {
          if (!tv) throw new Error("the television is off");
          await tv.stage(stage);
          const until = Date.now() + RESTS_WITHIN_MS;
          let found: string[];
          do {
            await new Promise((resolve) => setTimeout(resolve, LOOKS_AGAIN_MS));
            const [wanted, has] = await Promise.all([
              page.evaluate<Stand[]>(STANDS),
              tv.evaluate<Stand[]>(STANDS),
            ]);
            found = astray(wanted, has);
          } while (found.length > 0 && Date.now() < until);
          await tv.shot(`old-${story.name}-${moment}`);
          if (process.env["SHOTS"] !== undefined)
            await page.screenshot({
              path: `${process.env["SHOTS"]}/old-${story.name}-${moment}-new.png`,
            });
          faults.push(...found.map((fault) => `${moment}: ${fault}`));
        },
      });
      faults.push(...(tv?.problems.filter((problem) => !problem.startsWith(MISSING)) ?? []));
    } finally {
      await tv?.switchOff();
      site?.close();
    }
    expect(faults, "To fix it: tools/tv/oldCss.ts, src-web/app/tv/layout.ts").toEqual([]);
  });
});
