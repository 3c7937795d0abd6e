import { expect, it } from "vitest";
import { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

it("a native app stores its page's token, passes it back, and is notified of every event", async () => {
  const ann = await Guest.arrive(browser(), server.url, { viewport: { width: 1100, height: 900 } });
  await ann.open("/api/v1/dev/nativeWrapper");
  const { page } = ann;
  const app = page.frameLocator("iframe");
  const calls = async () => page.locator("#calls li").allTextContents();
  const hears = (name: string) => expect.poll(calls, { timeout: 20_000 }).toContain(name);
  const stored = page.locator("#token");
  const answers = (text: string) =>
    expect.poll(() => page.locator("#answer").textContent(), { timeout: 20_000 }).toBe(text);
  // Nobody is logged in yet: the page asks the app for a token, and it has none.
  await hears("markPageLoaded");
  await hears("logIn");
  expect(await stored.textContent()).toBe("none");
  // A visitor becomes a guest; the app stores the token.
  await app.getByRole("button", { name: "Host a game" }).first().click();
  await app.getByRole("button", { name: "Continue as a guest" }).click();
  await hears("storeAccessToken");
  const token = await stored.textContent();
  expect(token).toMatch(/^ey/);
  await ann.shot("native-guest");
  // The cookies are gone, as happens in web views: the page asks, and the app passes the token.
  await page.getByRole("button", { name: "Forget cookies and start again" }).click();
  await answers("logged in");
  expect(await stored.textContent()).toBe(token);
  // An invalid token logs nobody in.
  await page.getByRole("button", { name: "Hand over a wrong token" }).click();
  await answers("refused");
  // The menu offers both logging out and closing the app.
  await app.getByRole("button", { name: "Open the menu" }).click();
  await ann.shot("native-menu");
  await app.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await hears("logOut");
  await expect.poll(() => stored.textContent(), { timeout: 20_000 }).toBe("none");
  await app.getByRole("button", { name: "Open the menu" }).click();
  await app.getByRole("dialog").getByRole("button", { name: "Close the app" }).click();
  await hears("exitApp");
  await ann.isFine();
  await ann.leave();
});
