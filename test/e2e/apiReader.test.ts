import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

const SIZES = [
  { width: 390, height: 844 },
  { width: 1920, height: 1080 },
] as const;

/** Opens the API page and records every address it requests. */
async function reader(viewport: (typeof SIZES)[number]) {
  const guest = await Guest.arrive(browser(), server.url, { viewport });
  const asked: string[] = [];
  guest.page.on("request", (request) => asked.push(request.url()));
  guest.page.on("console", (message) => {
    if (message.type() === "error") guest.problems.push(message.text());
  });
  await guest.open("/api");
  await guest.page.getByRole("heading", { name: "Hubbub API", exact: true }).waitFor();
  return { guest, asked };
}

/** How far the page can be scrolled sideways, px. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);

describe("the API page", () => {
  it.each(SIZES)(
    "shows every call at $width by $height, and loads nothing from other sites",
    async (viewport) => {
      const { guest, asked } = await reader(viewport);
      const { page } = guest;
      await page.goto(`${server.url}/api#tag/rooms/POST/api/v1/gameSession/join`);
      await page.reload();
      const call = page.getByRole("heading", { name: "Take a seat in a room" });
      await call.waitFor();
      await call.scrollIntoViewIfNeeded();
      await page.getByText("The seat, with its player's token").first().waitFor();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await guest.shot(`api-reader-${viewport.width}`);
      expect(asked.filter((url) => new URL(url).origin !== server.url)).toEqual([]);
      expect(asked.some((url) => url.includes("/assets/api-reader-"))).toBe(true);
      // The policy blocked nothing and the script reported no error.
      await guest.isFine();
      await guest.leave();
    },
  );

  it("can make a call under its own policy", async () => {
    const { guest } = await reader(SIZES[1]);
    const { page } = guest;
    await page.goto(`${server.url}/api#tag/service/GET/api/v1/health`);
    await page.reload();
    await page
      .getByRole("button", { name: /Test Request.*\/health/u })
      .first()
      .click();
    const answered = page.waitForResponse((answer) => answer.url().endsWith("/api/v1/health"));
    await page.getByRole("button", { name: /^Send/u }).first().click();
    expect((await answered).status()).toBe(200);
    await guest.isFine();
    await guest.leave();
  });

  it("[T-headers] [T-csp] has its own policy in place of the usual one", async () => {
    const { headers, status } = await fetch(`${server.url}/api`);
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy") ?? "";
    // Two policies would be joined by a comma, and both would apply.
    expect(policy).not.toContain(",");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /u);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|blob:/u);
    const other = await fetch(`${server.url}/about`);
    expect(other.headers.get("content-security-policy")).not.toContain("trusted-types vue");
  });

  it("has code that no other page loads", async () => {
    const guest = await Guest.arrive(browser(), server.url, { viewport: SIZES[0] });
    const asked: string[] = [];
    guest.page.on("request", (request) => asked.push(request.url()));
    for (const path of ["/", "/join", "/about"]) {
      await guest.open(path);
      await guest.page.waitForLoadState("networkidle");
    }
    expect(asked.filter((url) => url.includes("api-reader"))).toEqual([]);
    await guest.leave();
  });
});
