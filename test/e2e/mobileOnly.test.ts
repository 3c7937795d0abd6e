import { describe, expect, it } from "vitest";
import { looksOf } from "./looks.ts";
import { call, chooseRoom, endUntil, program, shortGame, takeSeat } from "./party.ts";
import { Guest, PHONE } from "./people.ts";
import { openPlayed } from "./profile.ts";
import { setTheScene } from "./setting.ts";
import { signUp } from "./signUp.ts";

const { server, browser } = setTheScene();
const { lookAt } = looksOf("mobile");

describe("without a television", () => {
  it("a visitor with one phone signs up, plays a game and finds it on the profile", async () => {
    const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const password = "a horse of four words";
    const ada = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await signUp(ada, server.url, { name: "Ada", email, password });
    await ada.press("Open the menu");
    await ada.page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
    await ada.page.waitForURL(`${server.url}/`);
    await ada.open("/account/login");
    const main = ada.page.locator("main");
    await main.getByLabel("Email", { exact: true }).fill(email);
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Log in", exact: true }).click();
    await ada.page.waitForURL(`${server.url}/`);

    await ada.press("Host a game");
    await chooseRoom(ada, "Phones only", /RPS Shoot/);
    await ada.page.waitForURL("**/join/*");
    await ada.sees("Game created successfully");
    await takeSeat(ada, "Ada");
    await ada.stage("LOBBY");
    // The QR code for the others, large enough for a friend's camera.
    await ada.press(/^Bring somebody in/);
    const sheet = ada.page.getByRole("dialog", { name: "Bring somebody in" });
    await sheet.getByRole("img", { name: /^QR code/ }).waitFor();
    await ada.shot("mobile-bring");
    await ada.isFine();
    await sheet.getByRole("button", { name: "Copy the link" }).waitFor();
    await ada.page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await ada.press("Add robot");
    await shortGame(ada);
    await ada.press("Start the game");
    await ada.press("OK, got it!");
    await program(ada, "Scissors");
    await ada.shot("mobile-program");
    await ada.stage("BET");
    await ada.shot("mobile-bet");
    await call(ada, /I win/);
    await ada.stage("SHOOT");
    await ada.shot("mobile-shoot");
    await endUntil(ada, "GAME_END");
    await ada.shot("mobile-podium");
    await ada.isFine();
    await ada.press(/Play again/);
    await ada.stage("PROGRAM");

    // The first game is on her profile already: her place, her points and the other players.
    await ada.open("/");
    await ada.press("Open the menu");
    await ada.page.getByRole("link", { name: "Profile", exact: true }).click();
    await ada.page.waitForURL("**/user/*");
    const [userId = ""] = /[\da-f-]{36}/.exec(ada.page.url()) ?? [];
    await openPlayed(ada, userId, "RPS Shoot");
    await ada.sees("1 round · 2 players");
    const seats = main.locator("article > ol > li");
    expect(await seats.count()).toBe(2);
    await seats
      .filter({ hasText: /ADA\s*you/ })
      .getByText(/^[\d,]+ pts$/)
      .waitFor();
    await seats.filter({ hasText: "ROBO" }).getByLabel("Robot").waitFor();
    await lookAt("profile", [ada]);

    // Her next room has the settings of the last one; one press restores the defaults.
    await ada.open("/");
    await ada.press("Host a game");
    await chooseRoom(ada, "Phones only", /RPS Shoot/);
    await ada.page.waitForURL("**/join/*");
    await takeSeat(ada, "Ada");
    await ada.stage("LOBBY");
    await ada.press("Settings");
    const settings = ada.page.getByRole("dialog", { name: "Settings" });
    const rounds = (count: string) =>
      settings.getByRole("radiogroup", { name: "Rounds" }).getByRole("radio", {
        name: count,
        exact: true,
        checked: true,
      });
    // The dialog also announces it for a moment.
    const note = settings.locator("p").filter({ hasText: "Same as last time" });
    await note.waitFor();
    await rounds("1").waitFor();
    await ada.shot("mobile-last-time");
    await ada.isFine();
    await settings.getByRole("button", { name: "Back to the usual" }).click();
    await rounds("3").waitFor();
    await note.waitFor({ state: "hidden" });
    await ada.leave();
  });

  it("quick play opens a public room and seats its host", async () => {
    const ada = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await ada.open("/");
    await ada.press("Quick play");
    await ada.press("Open whatever comes");
    await ada.press("Continue as a guest");
    await ada.page.waitForURL("**/join/*");
    await takeSeat(ada, "Ada");
    await ada.stage("LOBBY");
    await ada.isFine();
    // Hers is the only screen with sound.
    await ada.press("Menu");
    await ada.press("Host controls");
    await ada.page.getByRole("slider", { name: "Voice" }).scrollIntoViewIfNeeded();
    expect(await ada.page.getByRole("slider").count()).toBe(3);
    await ada.isFine();
    await ada.shot("sound-phone");
    await ada.leave();
  });
});
