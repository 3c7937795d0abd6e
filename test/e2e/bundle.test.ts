import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { setTheScene } from "./setting.ts";

/** Script and style a phone may load before it can join, bytes, compressed. */
const BUDGET = 150_000;
const FONT_BUDGET = 35_000;

const { server, browser } = setTheScene();

it("lets a phone join after less than 150 kB of script and style", async () => {
  const page = await browser().newPage({ viewport: { width: 390, height: 844 } });
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind === "script" || kind === "stylesheet") {
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
    }
    // Fonts are compressed already.
    if (kind === "font")
      sizes.set(
        response.url(),
        response.body().then((body) => body.length),
      );
  });
  await page.goto(`${server.url}/join`);
  await page.getByRole("textbox").first().waitFor();
  await page.waitForLoadState("networkidle");
  let code = 0;
  let fonts = 0;
  for (const [url, size] of sizes) {
    if (url.endsWith(".woff2")) fonts += await size;
    else code += await size;
  }
  console.log(
    `/join loads ${(code / 1000).toFixed(1)} kB of script and style, ${(fonts / 1000).toFixed(1)} kB of fonts`,
  );
  const listed = [...sizes.keys()].map((url) => new URL(url).pathname).join("\n");
  expect(
    code,
    `${listed}\nsplit what a phone does not need before joining into a lazy chunk`,
  ).toBeLessThan(BUDGET);
  expect(fonts).toBeLessThan(FONT_BUDGET);
  await page.close();
});
