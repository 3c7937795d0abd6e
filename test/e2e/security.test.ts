import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hostOnTv, joinOnPhone } from "./party.ts";
import { Guest, TV } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

/** One page of each kind; those behind a login show what visitors without one get. */
const PAGES = [
  "/",
  "/games",
  "/games/canvas_clash",
  "/joinGame",
  "/join",
  "/join/ABCDE",
  "/register",
  "/account/login",
  "/account/forgotpassword",
  "/account/resetPassword?ftoken=0",
  "/account/verifyEmail?vtoken=0",
  "/user/nobody/games",
  "/packs/wordpack/ABCDEFGH",
  "/payment",
  "/payment/result?status=cancelled",
  "/contact",
  "/admin/users",
  "/host/session",
  "/player/session",
  "/fallback",
  "/nowhere/at/all",
];

const CAST = "https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1";

/** Adds a script by its address, given as a plain text. Returns what became of it. */
function addScript(page: Page, address: string): Promise<string> {
  return page.evaluate(
    (src) =>
      new Promise<string>((done) => {
        const script = document.createElement("script");
        script.addEventListener("load", () => done("ran"));
        script.addEventListener("error", () => done("blocked"));
        try {
          script.src = src;
        } catch {
          return done("refused");
        }
        document.head.append(script);
      }),
    address,
  );
}

describe("the security headers of our pages", () => {
  it("[T-headers] are set on every page and file", async () => {
    const home = await (await fetch(`${server.url}/`)).text();
    const [script = ""] = /\/assets\/[\w.-]+\.js/u.exec(home) ?? [];
    for (const path of [...PAGES, script, "/manifest.webmanifest"]) {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get("content-security-policy") ?? "";
      const scripts = /script-src ([^;]+)/u.exec(policy)?.[1] ?? "";
      expect(scripts, path).toContain("'self'");
      expect(scripts, path).not.toMatch(/unsafe|\*|data:|blob:|http:/u);
      expect(policy, path).toContain("require-trusted-types-for 'script'");
      expect(policy, path).toMatch(/object-src 'none'.*base-uri 'none'/u);
      expect(headers.get("strict-transport-security"), path).toBe("max-age=31536000");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("same-origin");
      expect(headers.get("permissions-policy"), path).toContain("camera=()");
      expect(headers.get("x-frame-options"), path).toBeNull();
    }
  });

  it("[T-assets] a missing built file gets a 404 that is not cached", async () => {
    for (const mode of ["navigate", "cors"]) {
      const headers = { "sec-fetch-mode": mode, "sec-fetch-dest": "script" };
      const missing = await fetch(`${server.url}/assets/does-not-exist.js`, { headers });
      expect(missing.status).toBe(404);
      expect(missing.headers.get("cache-control")).toBe("no-store");
      const page = await fetch(`${server.url}/join/ABCDE`, { headers });
      expect([page.status, page.headers.get("content-type")]).toEqual([
        200,
        "text/html; charset=utf-8",
      ]);
      expect(page.headers.get("cache-control")).not.toContain("immutable");
    }
    const home = await (await fetch(`${server.url}/`)).text();
    const [script = ""] = /\/assets\/[\w.-]+\.js/u.exec(home) ?? [];
    const built = await fetch(`${server.url}${script}`);
    expect(built.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("[T-csp] no page of the site violates the policy", async () => {
    const guest = await Guest.arrive(browser(), server.url, { viewport: TV });
    for (const path of PAGES) {
      await guest.open(path);
      // A room's page redirects visitors without a seat; the next page must not be opened before that.
      if (path.endsWith("/session")) {
        await guest.page.waitForURL((url) => url.pathname !== path, { waitUntil: "load" });
      }
      await guest.page.locator("#app > :not(link)").first().waitFor();
      expect(guest.problems, path).toEqual([]);
    }
    await guest.leave();
  });

  it("[T-csp] a room on a TV and a phone does not violate the policy", async () => {
    const { tv, code } = await hostOnTv(browser(), server.url);
    const phone = await joinOnPhone(browser(), server.url, code, "Ann");
    await tv.sees(/ANN/);
    for (const guest of [tv, phone]) {
      await guest.isFine();
      await guest.leave();
    }
  });

  it("[T-script] injected markup, code in strings and foreign scripts are blocked, Google's casting script is not", async () => {
    const guest = await Guest.arrive(browser(), server.url);
    const answer = { contentType: "text/javascript", body: "globalThis.ran = 1" };
    await guest.page.route(/gstatic\.com|evil\.example/u, (route) => route.fulfill(answer));
    await guest.open("/join");
    await guest.page.getByRole("textbox").first().waitFor();
    expect(await addScript(guest.page, CAST)).toBe("ran");
    expect(await addScript(guest.page, "https://www.gstatic.com/other/library.js")).toBe("refused");
    expect(await addScript(guest.page, "https://evil.example/x.js")).toBe("refused");
    expect(await addScript(guest.page, "data:text/javascript,globalThis.ran=2")).toBe("refused");
    const tried = await guest.page.evaluate(() => {
      const outcome = (act: () => unknown) => {
        try {
          act();
          return "done";
        } catch (error) {
          return error instanceof Error ? error.name : "thrown";
        }
      };
      const global = globalThis as unknown as { setTimeout: (code: string) => void };
      return [
        outcome(() => (document.body.innerHTML = "<img src=x onerror='globalThis.ran=3'>")),
        outcome(() => (document.createElement("script").text = "globalThis.ran=4")),
        outcome(() => document.write("<p>")),
        outcome(() => global.setTimeout("globalThis.ran=5")),
      ];
    });
    expect(tried).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
    expect(await guest.page.evaluate(() => (globalThis as { ran?: number }).ran)).toBe(1);
    await guest.leave();
  });

  it("[T-frames] Discord may show our pages in a frame, other sites may not", async () => {
    const shows = async (outer: string) => {
      const page = await browser().newPage();
      const body = `<iframe src="https://hubbub.example/join"></iframe>`;
      // Browsers do not let pages of the network embed this machine, so the product has a host name here too.
      await page.route("https://hubbub.example/**", async (route) => {
        const { pathname } = new URL(route.request().url());
        const answer = await fetch(`${server.url}${pathname}`);
        const body = Buffer.from(await answer.arrayBuffer());
        await route.fulfill({ headers: Object.fromEntries(answer.headers), body });
      });
      await page.route(`${outer}/**`, (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto(`${outer}/`);
      // A browser replaces a page that may not be shown with a page of its own.
      const address = () => page.frames().at(1)?.url() ?? "";
      await expect.poll(address, { timeout: 20_000 }).toMatch(/\/join$|^chrome-error:/u);
      const isShown = address().endsWith("/join");
      if (isShown) await page.frameLocator("iframe").getByRole("textbox").first().waitFor();
      await page.close();
      return isShown;
    };
    expect(await shows("https://123456.discordsays.com")).toBe(true);
    expect(await shows("https://evil.example")).toBe(false);
  });

  it("[T-checkout] the policy lets a page lead to a checkout on another site", async () => {
    const guest = await Guest.arrive(browser(), server.url);
    const body = "<h1>Checkout</h1>";
    await guest.page.route("https://checkout.stripe.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
    await guest.open("/payment");
    await guest.page.evaluate(() => location.assign("https://checkout.stripe.com/c/pay/cs_test"));
    await guest.page.getByRole("heading", { name: "Checkout" }).waitFor();
    expect(guest.problems).toEqual([]);
    await guest.leave();
  });
});
