import { expect, it } from "vitest";
import { admin } from "./accounts.ts";
import { barriers } from "./axe.ts";
import { takeSeat } from "./party.ts";
import { Guest, PHONE, PHONE_ON_ITS_SIDE, TV } from "./people.ts";
import { setOwnScene, setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();
/** A product of its own, with no public room and no answers to the survey. */
const { server: fresh } = setOwnScene();

it("a public room is listed in the table of public games and can be joined from there", async () => {
  const phone = await Guest.arrive(browser(), fresh.url);
  await phone.open("/publicGames");
  await phone.sees("No recent active games");
  await phone.isFine();
  await phone.shot("public-empty");

  const tv = await Guest.arrive(browser(), fresh.url, { viewport: TV, music: true });
  const piece = tv.page.waitForResponse(/\/assets\/lobby-[^/]+\.(?:webm|m4a)$/);
  await tv.open("/");
  await tv.press("Quick play");
  await tv.page.getByRole("radio", { name: "Surprise us" }).waitFor();
  await tv.page.getByRole("radio", { name: "Requip" }).check();
  await tv.isFine();
  await tv.shot("quick-play");
  expect(await barriers(tv.page)).toEqual([]);
  await tv.press("Open Requip");
  await tv.press("Continue as a guest");
  await tv.page.waitForURL("**/host/session");
  await tv.stage("LOBBY");
  expect((await piece).ok()).toBe(true);

  await phone.open("/joinGame");
  await phone.page.getByRole("link", { name: "Find a room that is open to all" }).click();
  const way = phone.page.getByRole("link", { name: /^Join Requip, room [A-Z0-9]{5}$/ });
  await way.waitFor({ timeout: 30_000 });
  const row = phone.page.getByRole("row").filter({ has: way });
  expect(await row.innerText()).toMatch(/0 players/);
  for (const [name, viewport] of [
    ["tv", TV],
    ["sideways", PHONE_ON_ITS_SIDE],
    ["phone", PHONE],
  ] as const) {
    await phone.page.setViewportSize(viewport);
    await phone.isFine();
    await phone.shot(`public-${name}`);
    expect(await barriers(phone.page), name).toEqual([]);
  }

  const code = /[A-Z0-9]{5}$/.exec((await way.getAttribute("aria-label")) ?? "")?.[0] ?? "";
  await way.click();
  await phone.page.waitForURL(`**/join/${code}`);
  await takeSeat(phone, "Mia");
  await tv.sees("MIA");

  // Each kind of sound has its own slider, which the arrow keys move and this screen remembers.
  await tv.press("Host controls");
  const effects = tv.page.getByRole("slider", { name: "Effects" });
  await effects.focus();
  await tv.page.keyboard.press("ArrowLeft");
  expect(await effects.inputValue()).toBe("95");
  expect(await tv.page.getByRole("slider", { name: "Music" }).inputValue()).toBe("100");
  expect(await tv.page.evaluate(() => localStorage.getItem("volume"))).toContain('"effects":95');
  await tv.isFine();
  await tv.shot("sound-tv");
  expect(await barriers(tv.page)).toEqual([]);
  await tv.press("Close");
  // A stranger in a public room can report a player, and leaves with one tap.
  const other = await Guest.arrive(browser(), fresh.url);
  await other.open(`/join/${code}`);
  await takeSeat(other, "Bo");
  await other.press("Menu");
  await other.shot("public-menu");
  await other.press("Report something");
  expect(await other.page.getByLabel("Who is it about?").innerText()).toBe("MIA");
  await other.page.getByLabel("What is wrong?").selectOption("harassment");
  await other.isFine();
  await other.shot("public-report");
  expect(await barriers(other.page)).toEqual([]);
  await other.page.getByRole("button", { name: "Report", exact: true }).click();
  await other.sees("Thank you. We’ll look at it.");
  await other.press("Menu");
  await other.press("Leave the room");
  await other.page.waitForURL(`${fresh.url}/`);
  await other.leave();
  await tv.leave();
  await phone.leave();
});

it("while a page loads its list, the footer is not shown where the list will be", async () => {
  const guest = await Guest.arrive(browser(), server.url, { viewport: PHONE });
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  await guest.page.route("**/gameSession/publicGames", async (route) => {
    await late;
    await route.continue();
  });
  await guest.open("/publicGames");
  await guest.page.getByRole("main").getByRole("status").waitFor();
  const footer = guest.page.getByRole("contentinfo");
  await footer.waitFor();
  expect((await footer.boundingBox())?.y).toBeGreaterThanOrEqual(PHONE.height);
  answer();
  await guest.page.getByRole("main").getByRole("status").waitFor({ state: "detached" });
  await guest.isFine();
  await guest.leave();
});

it("the survey takes answers at both addresses and thanks for them, and admins can export them", async () => {
  for (const path of ["/survey", "/rocoSurveyOct10"]) {
    const guest = await Guest.arrive(browser(), fresh.url);
    await guest.open(path);
    await guest.press("Send my answers");
    await guest.sees("Answer at least one. Any one will do.");
    await guest.page.getByRole("radio", { name: "In a video call" }).click();
    await guest.page.getByLabel("What would you change first?").fill(`more cake at ${path}`);
    await guest.insist("Send my answers", "Thank you!");
    await guest.isFine();
    await guest.shot(`survey-thanks`);
    expect(await barriers(guest.page), path).toEqual([]);
    await guest.leave();
  }
  const { accessToken } = await admin(fresh, "Boss");
  const list = await fetch(`${fresh.url}/api/v1/admin/survey.csv`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const lines = (await list.text()).split("\n");
  for (const path of ["/survey", "/rocoSurveyOct10"]) {
    const line = lines.find((one) => one.includes(`more cake at ${path}`));
    expect(line, path).toContain("videoCall");
  }
});

it("a visitor who never logged in causes no session check, and a guest is known in every new tab", async () => {
  const guest = await Guest.arrive(browser(), server.url);
  const checks: string[] = [];
  guest.context.on("response", (answer) => {
    if (answer.url().endsWith("/checkSession")) checks.push(`${answer.status()}`);
  });
  await guest.open("/");
  await guest.page.waitForLoadState("networkidle");
  expect(checks).toEqual([]);

  await guest.press("Quick play");
  await guest.press("Open whatever comes");
  await guest.press("Continue as a guest");
  await guest.page.waitForURL(/\/(?:host|join)\//);
  const tab = await guest.context.newPage();
  await tab.goto(`${server.url}/games`);
  await expect.poll(() => checks, { timeout: 10_000 }).toEqual(["200"]);
  await guest.leave();
});

it("a button pressed before a prerendered page is interactive takes effect as soon as it is", async () => {
  const guest = await Guest.arrive(browser(), server.url);
  let letItCome = () => {};
  const allowed = new Promise<void>((resolve) => (letItCome = resolve));
  await guest.page.route("**/assets/index-*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await guest.page.goto(server.url);
  await guest.press("Host a game");
  expect(await guest.page.getByRole("dialog").count()).toBe(0);
  letItCome();
  await guest.page.getByRole("dialog").waitFor();
  await guest.isFine();
  await guest.leave();
});

it("a prerendered page whose script was lost on a weak network gets it at the next touch", async () => {
  const guest = await Guest.arrive(browser(), server.url);
  let isWeak = true;
  await guest.page.route("**/assets/index-*.js", (route) =>
    isWeak ? route.abort() : route.continue(),
  );
  const lost = guest.page.waitForEvent("requestfailed");
  await guest.page.goto(server.url);
  await guest.press("Host a game");
  await lost;
  isWeak = false;
  await guest.insist("Host a game", "Continue as a guest");
  await guest.isFine();
  await guest.leave();
});

it("a form filled in and sent before a prerendered page is interactive takes effect as soon as it is", async () => {
  const guest = await Guest.arrive(browser(), server.url);
  const { page, context } = guest;
  let letItCome = () => {};
  const allowed = new Promise<void>((resolve) => (letItCome = resolve));
  await context.route("**/assets/index-*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(`${server.url}/joinGame`);
  const code = page.getByRole("textbox", { name: "Room code" });
  await code.tap();
  await page.keyboard.type("zzz");
  const letter = await context.newPage();
  await letter.goto(`${server.url}/contact`);
  await letter.getByLabel("Name").fill("Mia");
  await letter.getByLabel("Email", { exact: true }).fill("mia@example.com");
  await letter.getByLabel("Message").fill("More cake!");
  await letter.getByRole("button", { name: "Send", exact: true }).tap();
  letItCome();

  await letter.getByText("Thank you! Your message has landed on our desk.").waitFor();
  await page.waitForFunction(() => "woken" in document.documentElement.dataset);
  await code.pressSequentially("zz");
  expect(await code.inputValue()).toBe("ZZZZZ");
  await guest.insist("Join", "No room has this code.");
  await guest.isFine();
  await guest.leave();
});

it("a new visitor's phone runs no app until the first touch, and a known visitor's runs it by itself", async () => {
  // Not a `Guest`: those have all chosen a language before.
  const context = await browser().newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const isAwake = () => page.evaluate(() => "woken" in document.documentElement.dataset);
  const waking = () =>
    page.waitForFunction(() => "woken" in document.documentElement.dataset).then(Boolean);
  await page.goto(`${server.url}/games`);
  const fetched = (what: RegExp) =>
    page.evaluate(
      (source) =>
        performance.getEntriesByType("resource").flatMap(({ name }) => name.match(source) ?? []),
      what.source,
    );
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /assets\/index-.*js$/.test(name)),
  );
  expect(await isAwake(), "what it needs is already here").toBe(false);
  expect(await fetched(/[^/]+\.css$/)).toEqual([expect.stringMatching(/^pages-/)]);

  await page.getByRole("heading").first().tap();
  expect(await waking()).toBe(true);
  await page.getByRole("button", { name: "No, thanks" }).tap();
  expect(await fetched(/(?:GameCard|games)-[^/]+\.css$/), "no style comes twice").toEqual([]);
  await page.goto(`${server.url}/about`);
  expect(await waking(), "without a finger").toBe(true);
  await context.close();
});
