import { describe, it } from "vitest";
import texts from "../../src-rooms/content/en/nearest.json" with { type: "json" };
import estimates from "../../src-rooms/content/estimates.json" with { type: "json" };
import { admin } from "./accounts.ts";
import { looksOf } from "./looks.ts";
import { hostAs, skipTo, setting, shortGame } from "./party.ts";
import { PHONE_ON_ITS_SIDE, type Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();
const { lookAt } = looksOf("experiments");

/** The answer to the question this screen shows. */
async function answerTo(guest: Guest): Promise<number> {
  const page = (await guest.page.locator("main").textContent()) ?? "";
  const asked = estimates.find(({ id }) => page.includes(texts[id as keyof typeof texts]));
  if (!asked) throw new Error(`no question in: ${page}`);
  return asked.answer;
}

describe("the experiments with a TV and two phones", () => {
  it("are opened by an admin and played to the podium", async () => {
    const boss = await admin(server, "Boss");
    const { tv, code } = await hostAs(browser(), server.url, boss, /Experiments/);
    const ada = await seatOnPhone(browser(), server.url, code, "Ada");
    const bo = await seatOnPhone(browser(), server.url, code, "Bo", {
      viewport: PHONE_ON_ITS_SIDE,
    });
    const all = [tv, ada, bo];
    await tv.press("Add robot");
    await shortGame(tv);
    // Enough time to look around.
    await setting(tv, "Timer", "Slow");
    await tv.press("Start the game");
    await ada.press("OK, got it!");
    await bo.press("OK, got it!");

    // The first question: Ada taps in the exact answer, Bo types one that is off the chart.
    await ada.stage("ESTIMATE");
    await lookAt("estimate", all);
    const answer = await answerTo(tv);
    for (const digit of String(answer)) {
      await ada.page.getByRole("button", { name: digit, exact: true }).tap();
    }
    await ada.button("Lock it in").tap();
    await ada.sees("Locked in!");
    await bo.stage("ESTIMATE");
    await bo.button("Lock it in").waitFor();
    await bo.page.keyboard.type("99999999");
    // A year is written without commas.
    await bo.page.getByText(/^99,?999,?999$/).waitFor();
    await bo.press("Lock it in");
    await tv.stage("REVEAL");
    await tv.sees("Here they come");
    await Promise.all([
      // A robot may have hit it as well.
      tv.sees(/^Spot on: .*ADA/),
      ada.sees("Spot on!"),
      ada.sees("+1,000 points"),
      bo.sees("Off the chart!"),
    ]);
    await lookAt("reveal", all);

    // The second question ends with the last answer; the host skips the third.
    await skipTo(tv, "ESTIMATE");
    await tv.sees("Question 2 of 3");
    for (const guest of [ada, bo]) {
      await guest.stage("ESTIMATE");
      await guest.page.getByRole("button", { name: "5", exact: true }).tap();
      await guest.press("Lock it in");
      await guest.sees("Locked in!");
    }
    await tv.stage("REVEAL");
    await skipTo(tv, "GAME_END");
    await tv.sees("ADA was spot on");
    for (const guest of all) await guest.stage("GAME_END");
    await lookAt("end", all);
    for (const guest of all) await guest.leave();
  });
});
