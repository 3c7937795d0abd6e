// `npm run shots:readme`: retakes the pictures of the README and of the install dialog from the built web
// app.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { ROOT } from "../../scripts/wrangler.ts";
import { launch } from "../e2e/browser.ts";
import { COLLAGES, type Collage, type Piece } from "./collages.ts";
import { Scene } from "./scene.ts";
import { SIZES } from "./sizes.ts";
import { STORIES } from "./stories.ts";

const nameOf = ({ story, moment, who, size }: Omit<Piece, "x" | "y" | "width">) =>
  `${story} ${moment} ${who} ${size}`;

const WANTED = COLLAGES.flatMap(({ pieces }) => pieces);
const browser = await launch();
try {
  const shots = new Map<string, Buffer>();
  for (const story of STORIES) {
    const pieces = WANTED.filter((piece) => piece.story === story.name);
    if (pieces.length === 0) continue;
    await Scene.play(story, {
      browser,
      language: "en",
      sizes: ["tv", "phone"],
      wants: ({ moment }) => pieces.some((piece) => piece.moment === moment),
      look: async (sight) => {
        if (WANTED.some((piece) => nameOf(piece) === nameOf(sight))) {
          // Notices from before this moment do not belong in the picture.
          await sight.page.waitForFunction(() => !document.querySelector("[popover] > li"));
          shots.set(nameOf(sight), await sight.page.screenshot());
        }
      },
    });
  }
  for (const collage of COLLAGES) {
    writeFileSync(join(ROOT, collage.file), await composed(browser, collage, shots));
    console.log(collage.file);
  }
} finally {
  await browser.close();
}

/** Returns the collage as a WebP file. A page's canvas composes it, so no image library is needed. */
async function composed(
  painter: Browser,
  { width, height, frame, pieces }: Collage,
  shots: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const placed = pieces.map((piece) => {
    const shot = shots.get(nameOf(piece));
    if (!shot) throw new Error(`no story shows ${nameOf(piece)}`);
    const [screenWidth, screenHeight] = SIZES[piece.size];
    return {
      url: `data:image/png;base64,${shot.toString("base64")}`,
      x: piece.x,
      y: piece.y,
      width: piece.width,
      height: Math.round((piece.width * screenHeight) / screenWidth),
    };
  });
  const page = await painter.newPage();
  const webp = await page.evaluate(
    async (given) => {
      const canvas = document.createElement("canvas");
      canvas.width = given.width;
      canvas.height = given.height;
      const brush = canvas.getContext("2d");
      if (!brush) throw new Error("no 2D canvas");
      brush.imageSmoothingQuality = "high";
      brush.fillStyle = "#15101f";
      brush.fillRect(0, 0, given.width, given.height);
      for (const { url, x, y, width: wide, height: high } of given.placed) {
        const picture = new Image();
        picture.src = url;
        await picture.decode();
        brush.fillStyle = "#fff7e6";
        if (given.frame > 0) {
          const line = given.frame;
          brush.fillRect(x - line, y - line, wide + 2 * line, high + 2 * line);
        }
        brush.drawImage(picture, x, y, wide, high);
      }
      return canvas.toDataURL("image/webp", 0.86);
    },
    { width, height, frame, placed },
  );
  await page.close();
  return Buffer.from(webp.slice(webp.indexOf(",") + 1), "base64");
}
