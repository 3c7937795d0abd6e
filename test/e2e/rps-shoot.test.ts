import { describe, expect, it } from "vitest";
import { KUNG_FU } from "../../src-web/games/rps-shoot/kungFuFrames.ts";
import { looksOf } from "./looks.ts";
import {
  call,
  endStage,
  hostOnTv,
  joinAsMember,
  joinOnPhone,
  program,
  setting,
  shortGame,
} from "./party.ts";
import { PHONE_ON_ITS_SIDE } from "./people.ts";
import { keepsakesOn, openPlayed } from "./profile.ts";
import { LAN } from "./server.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();
const { allSee, lookAt } = looksOf("rps");

describe("a party of a TV, two phones and a robot", () => {
  it("plays a whole game through the visible interface, and then again", async () => {
    const { tv, code } = await hostOnTv(browser(), server.url);
    // A host at localhost shows phones an address that is not localhost.
    await tv.sees(LAN);
    const { guest: ada, member } = await joinAsMember(browser(), server, code, "Ada");
    const bo = await joinOnPhone(browser(), server.url, code, "Bo", {
      viewport: PHONE_ON_ITS_SIDE,
    });
    await tv.press("Add robot");
    await tv.sees("ROBO");
    await allSee("LOBBY", [tv, ada, bo]);
    await shortGame(tv);
    // Stages in which people act wait for them, however slow this machine is.
    await setting(tv, "Timer", "Off");
    await tv.press("Start the game");

    await allSee("TUTORIAL", [tv, ada, bo]);
    await ada.press("OK, got it!");
    await bo.press("OK, got it!");
    await allSee("ROUND_INTRO", [tv, ada, bo]);
    await endStage(tv, "ROUND_INTRO");

    await ada.stage("PROGRAM");
    await program(ada, "Paper");
    await allSee("PROGRAM", [tv, ada, bo]);

    // A phone that reloads in mid-turn finds its moves where they were.
    await ada.page.reload();
    await ada.stage("PROGRAM");
    const empty = ada.page.getByRole("button", { name: /^Move \d against .*: Nothing$/ });
    await ada.sees("ADA");
    expect(await empty.count()).toBe(0);
    await program(bo, "Rock");

    // A battle lasts seven seconds: each battle checks only one screen, a different one each time.
    for (const [at, looked] of [tv, ada, bo].entries()) {
      const battle = at + 1;
      await tv.sees(`Battle ${battle} of 3: who wins?`);
      await call(ada, /wins|I win/);
      // The battle begins with the last bet.
      if (battle === 1) await allSee("BET", [tv, ada, bo]);
      await call(bo, /Tie/);
      await tv.sees(`Battle ${battle} of 3: shoot!`);
      if (battle === 1) {
        // Both players fight with their own sprite sheets, and a throw changes the current picture. Which
        // throw it is depends on who meets whom first.
        const fighters = tv.page.locator("[data-kungfu]");
        await expect.poll(() => fighters.count()).toBe(2);
        const { stance, breath, windUp } = KUNG_FU;
        const before = [stance, breath, windUp].map((at) => `[data-kungfu="${at}"]`).join();
        await tv.page.locator(`[data-kungfu]:not(${before})`).first().waitFor();
      }
      await allSee("SHOOT", [looked]);
      await endStage(tv, "SHOOT");
    }
    await allSee("ROUND_SUMMARY", [tv, ada, bo]);
    await endStage(tv, "ROUND_SUMMARY");
    await allSee("GAME_END", [tv, ada, bo]);

    await tv.press("Play again");
    await tv.stage("PROGRAM");
    await ada.stage("PROGRAM");
    await tv.sees("ADA");
    await tv.sees("BO");
    await tv.sees("ROBO");

    // On her profile Ada finds the battle in which her paper met nothing but rock.
    await openPlayed(ada, member.userId, "RPS Shoot");
    const sweep = keepsakesOn(ada).filter({ hasText: "ADA swept BO, 3 to 0" });
    await sweep.getByText("ADA: Paper, Win. BO: Rock, Lose.").first().waitFor();
    await lookAt("PROFILE", [ada]);
    for (const guest of [tv, ada, bo]) await guest.leave();
  });
});
