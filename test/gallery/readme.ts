// `npm run shots:readme`: takes the pictures of the README anew, from the built web app.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { ROOT } from "../../scripts/wrangler.ts";
import { launch } from "../e2e/browser.ts";
import { Scene } from "./scene.ts";
import { SIZES, type Size } from "./sizes.ts";
import { STORIES } from "./stories.ts";

/** A screen in a picture: whose, when, and where its left upper corner lies, px. */
interface Piece {
  readonly story: string;
  readonly moment: string;
  readonly who: string;
  readonly size: Size;
  readonly x: number;
  readonly y: number;
  /** Its height follows. */
  readonly width: number;
}

interface Collage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Width of the line around each screen, px. */
  readonly frame: number;
  readonly pieces: readonly Piece[];
}

const tv = { who: "tv", size: "tv" } as const;
const phone = { who: "player", size: "phone" } as const;

const COLLAGES: readonly Collage[] = [
  {
    file: "hubbub.webp",
    width: 1600,
    height: 720,
    frame: 5,
    pieces: [
      { ...tv, story: "rps", moment: "bet-done", x: 29, y: 64, width: 1090 },
      { ...phone, story: "rps", moment: "program-done", x: 1082, y: 154, width: 226 },
      { ...phone, story: "rps", moment: "shoot-shake", x: 1331, y: 54, width: 250 },
    ],
  },
  {
    file: "gallery.webp",
    width: 1400,
    height: 514,
    frame: 0,
    pieces: [
      { ...tv, story: "lobby", moment: "four", x: 0, y: 0, width: 450 },
      { ...tv, story: "canvas", moment: "draw-ink", x: 458, y: 0, width: 450 },
      { ...tv, story: "ab", moment: "vote-done", x: 0, y: 261, width: 450 },
      { ...tv, story: "hide", moment: "light", x: 458, y: 261, width: 450 },
      { ...phone, story: "rps", moment: "program-begun", x: 916, y: 0, width: 238 },
      {
        ...phone,
        who: "guesser",
        story: "canvas",
        moment: "draw-ink",
        x: 1162,
        y: 0,
        width: 238,
      },
    ],
  },
];

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
          // What was announced before this moment is no part of it.
          await sight.page.waitForFunction(() => !document.querySelector("[popover] > li"));
          shots.set(nameOf(sight), await sight.page.screenshot());
        }
      },
    });
  }
  for (const collage of COLLAGES) {
    writeFileSync(join(ROOT, "docs", collage.file), await composed(browser, collage, shots));
    console.log(`docs/${collage.file}`);
  }
} finally {
  await browser.close();
}

/** The collage as a WebP file: a page paints it, so that no library for pictures is needed. */
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
      if (!brush) throw new Error("no canvas");
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
