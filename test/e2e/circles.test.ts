import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { logIn } from "./accounts.ts";
import { barriers } from "./axe.ts";
import { covered } from "./covered.ts";
import { focused } from "./keys.ts";
import { endUntil, program, setting, shortGame } from "./party.ts";
import { Guest, PHONE, type Guest as AnyGuest } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { memberOnPhone, roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();

/** How often a page is opened until it must show the room's game, and how long it is watched each time. */
const LOOKS = 15;
const LOOK_MS = 2_000;
const SMALL = { width: 360, height: 640 };

/** Opens this page until it shows this text: a room reports its games a moment after they end. */
async function openUntil(guest: AnyGuest, path: string, text: string): Promise<void> {
  const there = guest.page.getByText(text).first();
  for (let left = LOOKS; left > 0; left--) {
    await guest.open(path);
    const isThere = await there.waitFor({ timeout: LOOK_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`${path} never says ${text}`);
}

/** Opens a tab of the circle's page. */
async function open(guest: AnyGuest, tab: string): Promise<void> {
  await guest.page.getByRole("link", { name: tab, exact: true }).click();
  await guest.page.locator("[aria-current=page]", { hasText: tab }).first().waitFor();
  const current = guest.page.locator("main [aria-current]");
  expect(await current.allInnerTexts()).toEqual([tab]);
}

/**
 * Checks that nothing covers the controls on the smallest phone, and that this button is in view without
 * scrolling.
 */
async function fitsSmall(guest: AnyGuest, action: string): Promise<void> {
  const { page } = guest;
  await page.setViewportSize(SMALL);
  expect(await covered(page), "a small phone").toEqual([]);
  const box = await guest.button(action).boundingBox();
  expect(box && box.y + box.height, action).toBeLessThanOrEqual(SMALL.height);
  await guest.shot("circle-podium-small");
  await page.setViewportSize(PHONE);
}

async function confirm(guest: AnyGuest, action: string): Promise<void> {
  await guest.press(action);
  await guest.page.getByRole("dialog").getByRole("button", { name: action }).click();
}

describe("friends who play again", () => {
  it("become a circle on the podium, agree on a date, and leave no trace once they leave or delete it", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const { guest: ada, member } = await memberOnPhone(browser(), server, code, "Ada");
    // Bo has no account and joined by the code, as most phones do.
    const bo = await seatOnPhone(browser(), server.url, code, "Bo");
    await tv.press("Add robot");
    await tv.sees("ROBO");
    await shortGame(tv);
    await setting(tv, "Timer", "Off");
    await tv.press("Start the game");
    await ada.press("OK, got it!");
    await bo.press("OK, got it!");
    await program(ada, "Paper");
    await program(bo, "Rock");
    await endUntil(tv, "GAME_END");

    // One tap makes the circle; the others are asked on their own phones.
    await ada.press("Make us a circle");
    await ada.sees("You’re a circle now! The others are asked on their own phones.");
    const link = ada.page.getByRole("link", { name: "Our circle" });
    await link.waitFor();
    expect(await barriers(ada.page), "podium").toEqual([]);
    await fitsSmall(ada, "Play again");
    await ada.shot("circle-podium");
    await bo.press("Join the circle");
    await bo.sees("Its people see what you play together");
    await bo.shot("circle-asked");
    await bo.press("Count me in");
    await bo.page.getByRole("link", { name: "Our circle" }).waitFor();

    // The circle's home: an evening with its champion, a table, records, badges.
    const home = (await link.getAttribute("href")) ?? "";
    await openUntil(ada, home, "won the evening!");
    expect(await barriers(ada.page), "circle").toEqual([]);
    await open(ada, "The table");
    await ada.page.getByRole("row", { name: /ADA/ }).waitFor();
    await ada.page.getByRole("row", { name: /BO/ }).waitFor();
    await ada.sees("Best score in RPS Shoot");
    expect(await barriers(ada.page), "table").toEqual([]);
    await open(ada, "Badges");
    await ada.sees("Fresh meat");
    expect(await barriers(ada.page), "badges").toEqual([]);
    await ada.isFine();
    await open(ada, "Next time");
    await ada.page.getByRole("link", { name: "Look at the evening" }).click();
    await ada.sees(/^The evening of/);
    await ada.page.getByRole("heading", { name: "RPS Shoot" }).waitFor();
    expect(await barriers(ada.page), "evening").toEqual([]);
    await ada.page.getByRole("link", { name: "Back to the circle" }).click();

    // The next date: members say whether they come, and save it to their calendar.
    await ada.press("Pick a date");
    await ada.press("That’s the day!");
    await ada.page.getByRole("button", { name: "I’m in", pressed: true }).waitFor();
    const download = ada.page.waitForEvent("download");
    await ada.press("Add to my calendar");
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain("STATUS:CONFIRMED");
    const unfolded = file.replaceAll("\r\n ", "");
    const door = /URL:https?:\/\/[^/]+(\/circle\/join\/\S+)/u.exec(unfolded)?.[1] ?? "";

    // Cleo was not in the room and joins by the link, as a guest.
    const cleo = await Guest.arrive(browser(), server.url);
    await cleo.open(home);
    await cleo.sees("Log in to see your circles.");
    await cleo.open(door);
    await cleo.sees(/2 people are in it/);
    expect(await barriers(cleo.page), "door").toEqual([]);
    await cleo.page.getByLabel("Your name").fill("Cleo");
    // The connection drops after she has become a guest but before she has joined: her name stays in the
    // field and an error is shown.
    await cleo.page.route("**/api/v1/circle/members", (route) => route.abort(), { times: 1 });
    await cleo.press("Come in");
    await cleo.sees("We can’t reach the server.");
    expect(await cleo.page.getByLabel("Your name").inputValue()).toBe("Cleo");
    await cleo.insist("Come in", "Maybe");
    await cleo.page.getByRole("button", { name: "Maybe" }).click();
    await cleo.page.getByRole("button", { name: "Maybe", pressed: true }).waitFor();
    await open(cleo, "People");
    await cleo.page.getByRole("button", { name: "Leave the circle" }).waitFor();
    expect(await cleo.page.getByRole("button", { name: "Delete the circle" }).count()).toBe(0);

    // Dan has no circles as a guest; logged in with Ada's account in the same place, he sees hers.
    const dan = await Guest.arrive(browser(), server.url);
    await dan.open("/");
    await dan.press("Host a game");
    await dan.press("Continue as a guest");
    await dan.page
      .getByRole("dialog")
      .getByRole("button", { name: /RPS Shoot/ })
      .waitFor();
    await dan.open("/circle");
    await dan.sees("No circle yet.");
    await dan.press("Open the menu");
    await dan.page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
    await logIn(dan, member);
    await dan.page.getByRole("link", { name: /3 people/ }).waitFor();
    await dan.leave();

    // Bo leaves the circle and disappears from its evenings.
    await bo.open("/circle");
    await bo.page.getByRole("link", { name: /2 people|3 people/ }).click();
    await open(bo, "People");
    await confirm(bo, "Leave the circle");
    await bo.sees("No circle yet.");
    await ada.open(`${home}/table`);
    await ada.page.getByRole("row", { name: /ADA/ }).waitFor();
    expect(await ada.page.getByText("BO", { exact: true }).count()).toBe(0);
    await open(ada, "People");

    // Renames it with the keyboard: without a name first, then at once with one. The focus stays in the field.
    const name = ada.page.getByLabel("Name of the circle");
    await name.fill("");
    await name.press("Enter");
    await ada.sees("Give the circle a name.");
    await ada.page.keyboard.type("The wobbly table");
    // Not at the same moment, but sooner than other buttons can be pressed again.
    await ada.page.waitForFunction(
      (since) => performance.now() - since > 600,
      await ada.page.evaluate(() => performance.now()),
    );
    await ada.page.keyboard.press("Enter");
    await ada.page.getByRole("heading", { name: "The wobbly table" }).waitFor();
    expect(await focused(ada)).toBe("Name of the circle");

    // The leader deletes the circle for everybody.
    await confirm(ada, "Delete the circle");
    await ada.sees("No circle yet.");
    await cleo.open(home);
    await cleo.sees("Nothing to see here");
    await cleo.open(door);
    await cleo.sees("This door is shut");
    for (const guest of [tv, ada, bo, cleo]) {
      await guest.isFine();
      await guest.leave();
    }
  });
});
