import { expect, test } from "vitest";
import { forThisBrowser, lightPage } from "../../../../src-worker/features/site/pages/lightPage.ts";

const TV =
  "Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36";
const LAPTOP =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** Returns which of the built pages a browser gets. */
async function pageOf(path: string, userAgent: string, method = "GET") {
  const request = new Request(`http://localhost:8787${path}`, {
    method,
    headers: { "user-agent": userAgent },
  });
  const assets = {
    fetch: async (asked: RequestInfo | URL) =>
      new Response(new URL(new Request(asked).url).pathname, { headers: { etag: '"1"' } }),
  };
  const light = await lightPage(request, assets);
  const answer = forThisBrowser(request, light ?? (await assets.fetch(request)));
  return { page: await answer.text(), vary: answer.headers.get("vary") };
}

test.for([
  "/",
  "/smarttvhome",
  "/autoCreate?token=t&language=pl",
  "/host/session",
  "/HOST/session",
])("a television that opens %s gets the light app, other devices get the site", async (path) => {
  expect(await pageOf(path, TV)).toEqual({ page: "/tv", vary: "user-agent" });
  const { pathname } = new URL(path, "http://localhost");
  expect(await pageOf(path, LAPTOP)).toEqual({ page: pathname, vary: "user-agent" });
});

test.for(["/link/screen/K7MPX", "/host/screen", "/host/remote", "/HOST/screen/"])(
  "a second television that a link made a screen gets %s from the site, also after a reload",
  async (path) => expect((await pageOf(path, TV)).page).toBe(path),
);

const OBS = (chromium: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${chromium}.0.0.0 Safari/537.36 OBS/30.0.0`;

test("an OBS whose Chromium is too old for the site gets the overlay from the light app", async () => {
  const path = "/overlay/0A1B";
  expect((await pageOf(path, OBS(103))).page).toBe("/tv");
  expect(await pageOf(path, OBS(127))).toEqual({ page: path, vary: "user-agent" });
  expect((await pageOf("/host/session", OBS(103))).page).toBe("/host/session");
});

test.for(["/join/ABCDE", "/assets/tv-1.js", "/hosting", "/tv"])(
  "%s is the same for all devices",
  async (path) => {
    expect(await pageOf(path, TV)).toEqual({ page: path, vary: null });
  },
);

test("a POST never gets the light app", async () => {
  expect((await pageOf("/", TV, "POST")).page).toBe("/");
});

const CAST_DEVICE =
  "Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 CrKey/1.56.500000";
const POLICY =
  "default-src 'none'; script-src 'self' https://www.gstatic.com/cast/sdk/libs/ 'sha256-a'; connect-src 'self'; trusted-types default";

/** Returns the content security policy with which a device gets the light app. */
async function policyOf(url: string, userAgent: string) {
  const request = new Request(url, { headers: { "user-agent": userAgent } });
  const headers = { "content-security-policy": POLICY };
  const page = await lightPage(request, { fetch: async () => new Response("", { headers }) });
  return page?.headers.get("content-security-policy");
}

test("a television may open sockets to its rooms, however its engine reads 'self', and runs no foreign scripts", async () => {
  expect(await policyOf("https://play.example.com/", TV)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; connect-src 'self' wss://play.example.com; trusted-types default",
  );
  expect(await policyOf("http://192.168.0.7:8788/host/session", TV)).toContain(
    "connect-src 'self' ws://192.168.0.7:8788;",
  );
});

test("a cast device may run its maker's framework and connect to the device itself", async () => {
  expect(await policyOf("https://play.example.com/autoCreate", CAST_DEVICE)).toBe(
    "default-src 'none'; script-src 'self' https://www.gstatic.com/cast/sdk/libs/ 'sha256-a'; connect-src 'self' wss://play.example.com ws://localhost:8008; trusted-types default",
  );
});
