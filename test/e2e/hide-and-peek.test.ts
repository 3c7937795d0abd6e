import { describe, expect, it } from "vitest";
import { admin, grant, logIn, member } from "./accounts.ts";
import { looksOf } from "./looks.ts";
import { endStage, hostAs, moveOn, setting } from "./party.ts";
import { Guest, PHONE, PHONE_ON_ITS_SIDE, TV } from "./people.ts";
import { keepsakesOn, openPlayed } from "./profile.ts";
import { setTheScene } from "./setting.ts";
import { memberOnPhone, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();

const { lookAt } = looksOf("hide");

const SCENES = [
  "The garden",
  "The harbour",
  "The attic",
  "The market square",
  "The snow village",
  "The kitchen",
  "The fair",
  "The camp in the wood",
];

const SMALL_PHONE = { width: 320, height: 568 };

/** Where Ada, Bo, Cy and Di hide in the dark. */
const HIDDEN_AT = ["F", "A", "D", "A"];
/** What the television says about the players who sneaked off, by the index of their phone. */
const REVEALED: Readonly<Record<number, RegExp>> = {
  0: /ADA was at F, .+!/,
  2: /CY was at D, .+!/,
};

async function tapSpot(guest: Guest, letter: string): Promise<void> {
  const spot = guest.page.getByRole("radio", { name: new RegExp(`^${letter}\\b`) });
  await spot.tap();
  await guest.page
    .getByRole("radio", { name: new RegExp(`^${letter}\\b`), checked: true })
    .waitFor();
}

describe("Hide and Peek with a TV and four phones", () => {
  it("is not listed for a user without a right to it", async () => {
    const sam = await member(server, "Sam");
    const tv = await Guest.arrive(browser(), server.url, { viewport: TV });
    await tv.open("/account/login");
    await logIn(tv, sam);
    await tv.press("Host a game");
    const dialog = tv.page.getByRole("dialog");
    await dialog.getByRole("button", { name: /RPS Shoot/ }).waitFor();
    for (const name of [/Hide and Peek/, /Experiments/]) {
      expect(await dialog.getByRole("button", { name }).count()).toBe(0);
    }
    await tv.leave();
  });

  it("is played by an alpha tester's party from the lobby to the podium", async () => {
    const tess = await member(server, "Tess");
    await grant(server, await admin(server, "Boss"), tess, { isAlphaTester: true });
    const { tv, code } = await hostAs(browser(), server.url, tess, /Hide and Peek/);
    const join = (name: string, viewport: typeof PHONE) =>
      seatOnPhone(browser(), server.url, code, name, { viewport });
    const [ada, bo, { guest: cy, member: cyAtHome }, di] = await Promise.all([
      join("Ada", PHONE),
      join("Bo", PHONE_ON_ITS_SIDE),
      memberOnPhone(browser(), server, code, "Cy", { viewport: SMALL_PHONE }),
      join("Di", PHONE),
    ]);
    const phones = [ada, bo, cy, di];
    const all = [tv, ...phones];
    // Di's phone is as large as Ada's, so it needs no check of its own.
    const sizes = [tv, ada, bo, cy];
    await setting(tv, "Turns each", "1");
    // Stages in which people act wait for them, however slow this machine is.
    await setting(tv, "Timer", "Off");
    await tv.press("Start the game");
    await tv.stage("TUTORIAL");
    await lookAt("tutorial", all, sizes);
    for (const phone of phones) await phone.press("OK, got it!");

    // In the light everybody moves, and the TV shows where they are.
    for (const phone of phones) await phone.stage("LIGHT");
    await Promise.all(phones.map((phone) => tapSpot(phone, "A")));
    await tapSpot(ada, "G");
    // Every screen names the scene, which is random.
    const scene = new RegExp(`^(${SCENES.join("|")}) (by day|at dusk|at night)$`);
    for (const screen of [tv, ...phones]) await screen.sees(scene);
    await lookAt("light", [tv, ada, bo]);
    await moveOn(tv);
    await tv.stage("DARK");
    for (const phone of phones) await phone.stage("DARK");
    await lookAt("dark", [tv]);
    // Ada and Cy move unseen; the others stay and confirm their place.
    await Promise.all(phones.map((phone, at) => tapSpot(phone, HIDDEN_AT[at] ?? "A")));

    // A reveal lasts a few seconds: each hunt checks only one screen, a different one each time.
    for (const [at, looked] of sizes.entries()) {
      const hunt = at + 1;
      await tv.stage("GUESS");
      const hidden = await hiderAmong(phones);
      // All at the same time, as people do: the room does not wait long for the last one.
      await Promise.all(
        phones.map(async (phone, seat) => {
          if (seat === hidden) return;
          // Bo knows where Ada is; everybody else believes what they saw.
          const place = hidden === 0 ? (seat === 1 ? "F" : "G") : "A";
          if (hunt === 1 && seat === 3) await phone.page.getByRole("switch").tap();
          await tapSpot(phone, place);
        }),
      );
      await tv.stage("REVEAL");
      await tv.sees(REVEALED[hidden] ?? /was at A, .+!/);
      const guest = phones[hidden] as Guest;
      await guest.sees(HIDDEN_AT[hidden] === "A" ? "They found you!" : "You fooled them!");
      await lookAt(`reveal-${hunt}`, [looked]);
      await endStage(tv, "REVEAL");
    }
    await tv.stage("ROUND_SUMMARY");
    await endStage(tv, "ROUND_SUMMARY");
    await tv.stage("GAME_END");
    await tv.page.getByRole("list", { name: "The best at hide and peek" }).waitFor();
    for (const phone of phones) await phone.stage("GAME_END");
    await lookAt("end", all, sizes);

    // On the profile Cy finds the one hideout that nobody found.
    await openPlayed(cy, cyAtHome.userId, "Hide and Peek");
    // Cy's phone is small, but names must not break into many lines.
    const place = cy.page.locator("main article > ol > li").filter({ hasText: "CY" });
    expect((await place.boundingBox())?.height).toBeLessThan(100);
    await keepsakesOn(cy)
      .getByText(/CY at D, .+: 3 seekers, nobody found them/)
      .waitFor();
    expect(await keepsakesOn(cy).count()).toBe(1);
    await lookAt("profile", [cy]);
    for (const guest of all) await guest.leave();
  });
});

/** Returns the index of the phone whose owner is being looked for. */
async function hiderAmong(phones: readonly Guest[]): Promise<number> {
  for (const phone of phones) await phone.stage("GUESS");
  return await Promise.any(
    phones.map(async (phone, at) => {
      await phone.sees("They are looking for you!");
      return at;
    }),
  );
}
