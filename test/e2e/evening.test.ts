import { describe, expect, it } from "vitest";
import { barriers } from "./axe.ts";
import { looksOf } from "./looks.ts";
import { endUntil, program, skipTo } from "./party.ts";
import { Guest, PHONE, type Guest as AnyGuest, type Look } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();
const { allSee } = looksOf("evening");

describe("an evening with a director", () => {
  it("leads through two short games to one champion, and the reel shows the night", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    // Ada's phone has been here before and has the service worker, which must not get in the way.
    const adas: Look = { viewport: PHONE, serviceWorker: true };
    const ada = await seatOnPhone(browser(), server.url, code, "Ada", adas);
    const bo = await seatOnPhone(browser(), server.url, code, "Bo");
    await tv.press("Add robot");
    await tv.sees("ROBO");
    const all = [tv, ada, bo];

    // An evening of 15 minutes; the host keeps two games and shortens them.
    await tv.press("Party Director");
    await tv.sees("Your evening");
    const planner = tv.page.getByRole("dialog");
    await planner.getByRole("radio", { name: "15 min" }).click();
    const games = planner.getByRole("list").getByRole("listitem");
    await planner.getByText(/About \d+ min in all/).waitFor();
    expect(await games.count()).toBeGreaterThanOrEqual(2);
    expect(await barriers(tv.page), "planner").toEqual([]);
    while ((await games.count()) > 2) {
      await games.last().getByRole("button", { name: /^Drop/ }).click();
    }
    await swapTo(tv, 0, "RPS Shoot");
    await swapTo(tv, 1, "Sync Think");
    await planner.getByRole("button", { name: "Play this evening" }).click();
    await tv.sees("Tonight: RPS Shoot and Sync Think");

    // Bo leaves the reel and comes back into it.
    for (const isOut of [true, false]) {
      await bo.press("Menu");
      await bo.sees("What I make tonight is not shown in it.");
      const out = bo.page.getByRole("switch", { name: "Leave me out of the reel" });
      await out.click();
      await bo.page
        .getByRole("switch", { name: "Leave me out of the reel", checked: isOut })
        .waitFor();
      await bo.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    }

    await tv.press("Start the game");
    await ada.press("OK, got it!");
    await bo.press("OK, got it!");
    await program(ada, "Paper");
    await program(bo, "Rock");
    await endUntil(tv, "GAME_END");
    await skipTo(tv, "STANDING");
    await tv.sees("Next up: Sync Think");
    await allSee("STANDING", all);
    await tv.press("On to Sync Think");

    await ada.press("OK, got it!");
    await bo.press("OK, got it!");
    for (const phone of [ada, bo]) {
      await phone.stage("THINK");
      await phone.page.getByLabel("Your word").fill("marmalade");
      await phone.press("Lock it in");
    }
    await tv.stage("REVEAL");
    await endUntil(tv, "GAME_END");
    await tv.press("To the grand podium");
    await tv.sees(/wins? the evening!/);
    await allSee("EVENING_END", all);

    // The reel, opened from the phone's link; players can remove what they made.
    const link = ada.page.getByRole("link", { name: "See the night’s reel" });
    const address = await link.getAttribute("href");
    expect(address).toMatch(/^\/reel\/[\w-]{22}$/);
    await ada.open(address ?? "");
    await ada.sees("What a night!");
    await ada.press("Gallery");
    await ada.sees("Champion of the evening");
    expect(await barriers(ada.page), "gallery").toEqual([]);
    await ada.shot("evening-gallery");
    // Ada may also have a sweep in it; what she removes is the word.
    const ladder = ada.page.getByRole("listitem").filter({ hasText: "marmalade" }).first();
    await ladder.getByRole("button", { name: "Take mine out" }).click();
    const sure = ada.page.getByRole("dialog");
    await sure.getByRole("button", { name: "Take mine out" }).click();
    await ada.sees("Gone for good.");
    await ada.page.getByText("marmalade").first().waitFor({ state: "hidden" });

    // A stranger sees the rest and can remove nothing.
    const stranger = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await stranger.open(address ?? "");
    await stranger.sees("What a night!");
    await stranger.press("Gallery");
    await stranger.sees("Champion of the evening");
    expect(await stranger.page.getByRole("button", { name: /Take mine out|Delete/ }).count()).toBe(
      0,
    );
    expect(await stranger.page.getByText("marmalade").count()).toBe(0);
    await stranger.open("/reel/nowhere");
    await stranger.sees("No reel at this address");
    for (const guest of [...all, stranger]) await guest.leave();
  });
});

/** Swaps a game of the plan until it is this one, and makes it as short as it gets. */
async function swapTo(tv: AnyGuest, at: number, game: string): Promise<void> {
  const entry = tv.page.getByRole("dialog").getByRole("list").getByRole("listitem").nth(at);
  for (let swaps = 0; swaps < 8; swaps++) {
    if ((await entry.getByRole("img", { name: game }).count()) > 0) break;
    await entry.getByRole("button", { name: /^Swap/ }).click();
  }
  const shorter = entry.getByRole("button", { name: `${game} shorter` });
  while (await shorter.isEnabled()) await shorter.click();
}
