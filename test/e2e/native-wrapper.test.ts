import { expect, it } from "vitest";
import { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

it("a native app keeps the token of its page, hands it over again, and hears of everything", async () => {
  const ann = await Guest.arrive(browser(), server.url, { viewport: { width: 1100, height: 900 } });
  await ann.open("/api/v1/dev/nativeWrapper");
  const { page } = ann;
  const app = page.frameLocator("iframe");
  const calls = async () => page.locator("#calls li").allTextContents();
  const hears = (name: string) => expect.poll(calls, { timeout: 20_000 }).toContain(name);
  const stored = page.locator("#token");
  const answers = (text: string) =>
    expect.poll(() => page.locator("#answer").textContent(), { timeout: 20_000 }).toBe(text);
  // Nobody is logged in yet: the app is asked, and has nobody.
  await hears("markPageLoaded");
  await hears("logIn");
  expect(await stored.textContent()).toBe("none");
  // Somebody becomes a guest; the app keeps the token.
  await app.getByRole("button", { name: "Host a game" }).first().click();
  await app.getByRole("button", { name: "Continue as a guest" }).click();
  await hears("storeAccessToken");
  const token = await stored.textContent();
  expect(token).toMatch(/^ey/);
  await ann.shot("native-guest");
  // Cookies are gone, as web views lose them: the page asks, the app hands the token over.
  await page.getByRole("button", { name: "Forget cookies and start again" }).click();
  await answers("logged in");
  expect(await stored.textContent()).toBe(token);
  // A token that is none logs nobody in.
  await page.getByRole("button", { name: "Hand over a wrong token" }).click();
  await answers("refused");
  // The menu has a way out of the page and one out of the app.
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
