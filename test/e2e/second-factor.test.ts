import { TOTP } from "otpauth/dist/otpauth.node.mjs";
import { describe, expect, it } from "vitest";
import { bareAdmin, logIn, member, type Member } from "./accounts.ts";
import { looksOf } from "./looks.ts";
import { Guest, PHONE, PHONE_ON_ITS_SIDE, TV } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();
const { lookAt } = looksOf("second-factor");

/** A key as it stands on the screen, for typing. */
const KEY = /^(?:[A-Z2-7]{4} ?){8}$/u;
const STEP_MS = 30_000;
// The phone last: there no other button is called like that of a form.
const SIZES = [TV, PHONE_ON_ITS_SIDE, PHONE];

/** This screen is fine on a phone, upright and on its side, and on a large screen. */
async function looks(guest: Guest, name: string): Promise<void> {
  for (const size of SIZES) {
    await guest.page.setViewportSize(size);
    await lookAt(`${name}-${size.width}`, [guest]);
  }
}

/** Somebody logs in with the form of the login page. */
async function comesIn(who: Member): Promise<Guest> {
  const guest = await Guest.arrive(browser(), server.url);
  await guest.open(`/account/login?next=/user/${who.userId}`);
  await logIn(guest, who);
  return guest;
}

const code = (guest: Guest) => guest.page.getByLabel("Code from your app");

describe("a second factor", () => {
  it("is set up in the profile, and from then on a login asks for its code", async () => {
    const ada = await member(server, "Ada");
    const guest = await comesIn(ada);
    await guest.press("Set it up");
    await guest.press("Continue");
    await guest.sees("Type your password.");
    await guest.page.getByLabel("Your password", { exact: true }).fill("not this one");
    await guest.insist("Continue", "Not your password.");
    await looks(guest, "password");
    await guest.page.getByLabel("Your password", { exact: true }).fill("a horse of four words");
    await guest.insist("Continue", "Key:");
    const key = await guest.page.getByText(KEY).innerText();
    const app = new TOTP({ secret: key.replaceAll(/\s/gu, "") });
    await looks(guest, "key");
    await code(guest).fill("000000");
    await guest.insist("Turn it on", "That code doesn't fit.");
    await code(guest).fill(app.generate());
    await guest.insist("Turn it on", "Your recovery codes");
    const codes = await guest.page.getByText(/^(?:\w{4}-){3}\w{4}$/u).allInnerTexts();
    expect(codes).toHaveLength(10);
    await looks(guest, "recovery-codes");
    const saved = guest.page.waitForEvent("download");
    await guest.press("Save as a file");
    expect((await saved).suggestedFilename()).toBe("hubbub-recovery-codes.txt");
    await guest.press("I've kept them");
    await guest.sees("Recovery codes left: 10.");
    await looks(guest, "on");
    await guest.leave();

    const again = await comesIn(ada);
    await again.sees("One more step");
    await looks(again, "login");
    await code(again).fill(app.generate({ timestamp: Date.now() - STEP_MS }));
    await again.insist("Log in", "That code doesn't fit.");
    await code(again).fill(app.generate({ timestamp: Date.now() + STEP_MS }));
    await again.insist("Log in", "Recovery codes left: 10.");

    await again.press("Turn it off");
    await looks(again, "off");
    await again.page.getByLabel("Your password", { exact: true }).fill("a horse of four words");
    await code(again).fill(codes[0] ?? "");
    await again.insist("Turn it off", "Set it up");
    await again.leave();
  });

  it("opens the admin home to an admin who had none", async () => {
    const boss = await bareAdmin(server, "Boss");
    const guest = await Guest.arrive(browser(), server.url);
    await guest.open("/admin");
    await logIn(guest, boss);
    await guest.sees("Two keys for this door");
    await looks(guest, "admin");
    await guest.page.getByLabel("Your password", { exact: true }).fill("a horse of four words");
    await guest.insist("Continue", "Key:");
    const key = await guest.page.getByText(KEY).innerText();
    await code(guest).fill(new TOTP({ secret: key.replaceAll(/\s/gu, "") }).generate());
    await guest.insist("Turn it on", "Your recovery codes");
    await guest.press("I've kept them");
    await guest.page.getByRole("heading", { name: "Overview" }).waitFor();
    await guest.sees("open reports");
    await guest.leave();
  });
});
