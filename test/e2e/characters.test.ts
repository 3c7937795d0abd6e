import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/wrangler.ts";
import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { roomOnTv } from "./shortcuts.ts";
import { paint } from "./unpainted.ts";

const { server, browser } = setTheScene();

/** Addresses of the characters' full pictures, by their file names in the catalogue. */
function addresses(): Record<string, string> {
  // SAFETY: written by the build.
  const built = JSON.parse(
    readFileSync(join(ROOT, "dist/web/.vite/phone-manifest.json"), "utf8"),
  ) as Record<string, { file: string } | undefined>;
  const of = (src: string) => `/${built[`assets/avatars/${src}`]?.file}`;
  return Object.fromEntries(PLAYER_AVATARS.map(({ src }) => [src, of(src)]));
}

/**
 * Runs in the page: for each tile of the grid, which of these pictures is most like what the tile shows, by
 * the sum of the differences of 24 by 24 pixels.
 */
async function likest(pictures: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const SIDE = 24;
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("no canvas");
  brush.imageSmoothingQuality = "high";
  const pixels = (image: CanvasImageSource, x: number, y: number, side: number) => {
    brush.fillStyle = "white";
    brush.fillRect(0, 0, SIDE, SIDE);
    brush.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
    return brush.getImageData(0, 0, SIDE, SIDE).data;
  };
  const all = await Promise.all(
    Object.entries(pictures).map(async ([src, address]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return { src, data: pixels(image, 0, 0, image.naturalWidth) };
    }),
  );
  const shown: Record<string, string> = {};
  for (const label of document.querySelectorAll<HTMLElement>("label[data-src]")) {
    const image = label.querySelector("img");
    const frame = image?.parentElement?.getBoundingClientRect();
    if (!image || !frame) continue;
    // oxlint-disable-next-line no-await-in-loop -- all tiles have the same picture
    await image.decode();
    const box = image.getBoundingClientRect();
    const scale = image.naturalWidth / box.width;
    const data = pixels(
      image,
      (frame.x - box.x) * scale,
      (frame.y - box.y) * scale,
      frame.width * scale,
    );
    const unlike = (other: Uint8ClampedArray) =>
      data.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
    const [best] = all
      .map((one) => ({ src: one.src, by: unlike(one.data) }))
      .toSorted((one, other) => one.by - other.by);
    shown[label.dataset["src"] ?? ""] = best?.src ?? "";
  }
  return shown;
}

it("each tile of the form shows the character it takes, and all tiles are one picture", async () => {
  const { tv, code } = await roomOnTv(browser(), server.url);
  const phone = await Guest.arrive(browser(), server.url);
  const pictures: string[] = [];
  phone.page.on("request", (request) => {
    if (request.url().endsWith(".webp")) pictures.push(request.url());
  });
  await phone.open(`/join/${code}`);
  await phone.page.getByLabel("Your name").waitFor();
  await phone.page.waitForLoadState("networkidle");
  const characters = pictures.filter((url) => /\/(?:[a-z\d-]+)-[\w-]{8}\.webp$/u.test(url));
  expect(characters.length, `${characters.join("\n")}\nloaded by the form`).toBeLessThan(8);

  await paint(phone.page);
  const own = Object.fromEntries(PLAYER_AVATARS.map(({ src }) => [src, src]));
  expect(
    await phone.page.evaluate(likest, addresses()),
    "To fix it: npm run art -- avatars/tiles, which draws them in the order of the catalogue",
  ).toEqual(own);
  await phone.isFine();
  await phone.leave();
  await tv.leave();
});

it("without the picture of all characters the form has no broken images, and takes one by its name", async () => {
  const { tv, code } = await roomOnTv(browser(), server.url);
  const phone = await Guest.arrive(browser(), server.url);
  await phone.page.route("**/avatarTiles*", (route) => route.abort());
  await phone.open(`/join/${code}`);
  await phone.page.waitForLoadState("networkidle");
  await paint(phone.page);
  const broken = phone.page.locator("label[data-src] img").filter({ visible: true });
  await expect.poll(() => broken.count()).toBe(0);
  await phone.page.getByRole("radio", { name: "BROCK" }).first().check({ force: true });
  await phone.page.locator('label[data-src="broccoli.webp"]:has(:checked)').waitFor();
  await phone.leave();
  await tv.leave();
});
