// `npm run shots`: writes pictures of every screen and stage into a folder, with a page that shows them.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { NODE, ROOT } from "../../scripts/wrangler.ts";
import { launch } from "../e2e/browser.ts";
import { contentsPage, type Picture } from "./contents.ts";
import { faultsOf } from "./faults.ts";
import { readOptions, storiesAbout, USAGE, type ShotOptions } from "./options.ts";
import { visitPages } from "./pages.ts";
import { showBuild } from "./site.ts";
import { Scene, type Sight } from "./scene.ts";
import { lobby } from "./stories/lobby.ts";

function asked(): ShotOptions {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    console.log(USAGE);
    process.exit(0);
  }
  try {
    return readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const options = asked();
const { folder, subjects, sizes, stages, players, hostType } = options;
mkdirSync(folder, { recursive: true });
// A separate build, so that `npm start` keeps serving its own.
const built = join(ROOT, "dist/shots");
execFileSync(NODE, [join(ROOT, "scripts/build-web.mjs"), "--out", built], { stdio: "inherit" });
showBuild(built);

const pictures: Picture[] = [];
const taker = (language: Language) => async (sight: Sight) => {
  const { page, story, moment, stage, who, size } = sight;
  const file = `${story}-${language}-${moment}-${who}-${size}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: story === "site" });
  pictures.push({ file, story, language, moment, stage, who, size });
  if (!options.wantsFaults) return;
  for (const fault of await faultsOf(sight)) console.log(`${language} ${fault}`);
};

const browser = await launch();
try {
  for (const language of options.languages) {
    const look = taker(language);
    if (subjects.includes("SITE")) await visitPages(browser, language, sizes, look);
    for (const story of storiesAbout(subjects)) {
      await Scene.play(story, {
        browser,
        language,
        sizes,
        // The lobby's story is about people arriving one after another.
        cast: {
          ...(players !== undefined && story !== lobby && { players }),
          ...(hostType && { hostType }),
        },
        isStill: options.isStill,
        wants: ({ stage }) => stages.length === 0 || stages.includes(stage),
        look,
      });
      console.log(`${story.name}, ${language}`);
    }
  }
} finally {
  await browser.close();
}
writeFileSync(join(folder, "index.html"), contentsPage(pictures));
console.log(`${pictures.length} pictures: ${join(folder, "index.html")}`);
