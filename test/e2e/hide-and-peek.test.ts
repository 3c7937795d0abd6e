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

/** Where Ada, Bo, Cy and Di are in the dark. */
const HIDDEN_AT = ["F", "A", "D", "A"];
/** What the television says of those who sneaked off. */
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
  it("is not in the list of somebody without a right to it", async () => {
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
    // Di's phone is as large as Ada's.
    const sizes = [tv, ada, bo, cy];
    await setting(tv, "Turns each", "1");
    // Stages in which people act wait for them, however slow this machine is.
    await setting(tv, "Timer", "Off");
    await tv.press("Start the game");
    await tv.stage("TUTORIAL");
    await lookAt("tutorial", all, sizes);
    for (const phone of phones) await phone.press("OK, got it!");

    // In the light everybody runs, and the TV shows where.
    for (const phone of phones) await phone.stage("LIGHT");
    await Promise.all(phones.map((phone) => tapSpot(phone, "A")));
    await tapSpot(ada, "G");
    // Everybody is told where they are; which scene it is, is up to chance.
    const scene = new RegExp(`^(${SCENES.join("|")}) (by day|at dusk|at night)$`);
    for (const screen of [tv, ...phones]) await screen.sees(scene);
    await lookAt("light", [tv, ada, bo]);
    await moveOn(tv);
    await tv.stage("DARK");
    for (const phone of phones) await phone.stage("DARK");
    await lookAt("dark", [tv]);
    // Ada and Cy sneak off unseen; the others stay and say so.
    await Promise.all(phones.map((phone, at) => tapSpot(phone, HIDDEN_AT[at] ?? "A")));

    // A find is shown for a few seconds: one look at it a hunt, at another screen each.
    for (const [at, looked] of sizes.entries()) {
      const hunt = at + 1;
      await tv.stage("GUESS");
      const hidden = await hiderAmong(phones);
      // At once, as people do: whoever is the last is not waited for long.
      await Promise.all(
        phones.map(async (phone, seat) => {
          if (seat === hidden) return;
          // Bo knows what Ada does; everybody else believes what they saw.
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

    // At home Cy finds the one hideout that nobody found.
    await openPlayed(cy, cyAtHome.userId, "Hide and Peek");
    // Their phone is small: names have room all the same.
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

/** Which of the phones says that everybody looks for its owner. */
async function hiderAmong(phones: readonly Guest[]): Promise<number> {
  for (const phone of phones) await phone.stage("GUESS");
  return await Promise.any(
    phones.map(async (phone, at) => {
      await phone.sees("They are looking for you!");
      return at;
    }),
  );
}
