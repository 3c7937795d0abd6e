import { TOTP } from "otpauth/dist/otpauth.node.mjs";
import { describe, expect, it } from "vitest";
import { bareAdmin, logIn, member, type Member } from "./accounts.ts";
import { linkFor } from "./mail.ts";
import { looksOf } from "./looks.ts";
import { Guest, PHONE, PHONE_ON_ITS_SIDE, TV } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();
const { lookAt } = looksOf("second-factor");

/** A secret key as the screen shows it, for typing. */
const KEY = /^(?:[A-Z2-7]{4} ?){8}$/u;
const STEP_MS = 30_000;
// The phone comes last and stays: at its size no other button has the name of a form's button.
const SIZES = [TV, PHONE_ON_ITS_SIDE, PHONE];

/** Checks this screen on a television and on a phone, on its side and upright. */
async function looks(guest: Guest, name: string): Promise<void> {
  for (const size of SIZES) {
    await guest.page.setViewportSize(size);
    await lookAt(`${name}-${size.width}`, [guest]);
  }
}

/** Logs this account in with the form of the login page. */
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
    await guest.insist("Turn it on", "That code isn’t right.");
    await code(guest).fill(app.generate());
    await guest.insist("Turn it on", "Your recovery codes");
    const codes = await guest.page.getByText(/^(?:\w{4}-){3}\w{4}$/u).allInnerTexts();
    expect(codes).toHaveLength(10);
    await looks(guest, "recovery-codes");
    const saved = guest.page.waitForEvent("download");
    await guest.press("Save as a file");
    expect((await saved).suggestedFilename()).toBe("hubbub-recovery-codes.txt");
    await guest.press("I’ve kept them");
    await guest.sees("Recovery codes left: 10.");
    await looks(guest, "on");
    await guest.leave();

    const again = await comesIn(ada);
    await again.sees("One more step");
    await looks(again, "login");
    await code(again).fill(app.generate({ timestamp: Date.now() - STEP_MS }));
    await again.insist("Log in", "That code isn’t right.");
    await code(again).fill(app.generate({ timestamp: Date.now() + STEP_MS }));
    await again.insist("Log in", "Recovery codes left: 10.");

    await again.press("New recovery codes");
    await again.page.getByLabel("Code from your app").fill(codes[1] ?? "");
    await again.insist("Show me new codes", "Your recovery codes");
    const renewed = await again.page.getByText(/^(?:\w{4}-){3}\w{4}$/u).allInnerTexts();
    expect(codes.filter((one) => renewed.includes(one))).toEqual([]);
    await looks(again, "renewed-codes");
    await again.press("I’ve kept them");
    await again.press("Turn it off");
    await looks(again, "off");
    await again.page.getByLabel("Your password", { exact: true }).fill("a horse of four words");
    await code(again).fill(renewed[0] ?? "");
    await again.insist("Turn it off", "Set it up");
    await again.leave();
  });

  it("is required of an admin before the admin home opens", async () => {
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
    await guest.press("I’ve kept them");
    await guest.page.getByRole("heading", { name: "Overview" }).waitFor();
    await guest.sees("open reports");
    await guest.leave();
  });
});

describe("the login of an account", () => {
  it("is managed in the profile: another browser is logged out, then password and address are changed", async () => {
    const bea = await member(server, "Bea");
    const [here, there] = [await comesIn(bea), await comesIn(bea)];
    const profile = `/user/${bea.userId}`;
    const field = (label: string) => here.page.getByLabel(label, { exact: true });
    for (const guest of [here, there]) await guest.sees("About you");

    await here.page.reload();
    await here.sees("this one");
    await looks(here, "logins");
    // The other browser's login and that of her sign-up; this page's own cannot be ended.
    const ends = here.page.getByRole("button", { name: /^End the login:/u });
    expect(await ends.count()).toBe(2);
    await ends.first().click();
    const dialog = here.page.getByRole("dialog");
    await dialog.getByLabel("Your password", { exact: true }).fill("a horse of four words");
    await looks(here, "end");
    await dialog.getByRole("button", { name: "End", exact: true }).click();
    await here.sees("Ended. Whoever was in there is out.");
    await there.press("Save my data");
    await there.sees("Log in to see your profile.");

    await here.press("Change the password");
    // The toast has gone, as it would cover what comes next.
    expect(await here.page.locator("ul[popover] li").count()).toBe(0);
    await field("Your current password").fill("not this one");
    await field("New password").fill("eleven red kettles");
    await field("Password again").fill("eleven red kettles");
    await here.insist("Save the password", "Not your password.");
    await looks(here, "password-change");
    await field("Your current password").fill("a horse of four words");
    await here.insist("Save the password", "Password changed.");
    await ends.first().waitFor({ state: "detached" });

    const email = `new-${bea.email}`;
    await here.press("Change the address");
    await here.insist("Send me the link", "Type your email address.");
    await field("New email address").fill(email);
    await field("Your password").fill("eleven red kettles");
    await looks(here, "address");
    await here.insist("Send me the link", "A link is on its way");
    await here.open(await linkFor(server.url, email, "/account/confirmEmail"));
    await here.sees("One more press");
    await looks(here, "address-link");
    await here.press("Use this address");
    await here.sees("New address, same seat");
    await looks(here, "address-done");
    await here.open(profile);
    await here.page.getByText(email).first().waitFor();

    await there.open(`/account/login?next=${profile}`);
    await there.page.getByLabel("Email", { exact: true }).first().fill(email);
    await there.page.getByLabel("Password", { exact: true }).fill("eleven red kettles");
    await there.insist(/^Log in$/u, "About you");
    for (const guest of [here, there]) await guest.leave();
  });

  it("has password fields that hide the text, show it on request, and accept pasted text", async () => {
    const cid = await member(server, "Cid");
    const guest = await comesIn(cid);
    await guest.press("Change the password");
    const wanted = [
      ["Your current password", "current-password"],
      ["New password", "new-password"],
      ["Password again", "new-password"],
    ] as const;
    for (const [label, autoComplete] of wanted) {
      const input = guest.page.getByLabel(label, { exact: true });
      expect(await input.getAttribute("type")).toBe("password");
      expect(await input.getAttribute("autocomplete")).toBe(autoComplete);
      await input.evaluate((element: HTMLInputElement) => {
        element.focus();
        const pasted = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
        // `dispatchEvent` returns false if the page cancels the paste, and then nothing is inserted.
        if (element.dispatchEvent(pasted))
          document.execCommand("insertText", false, "pasted words");
      });
      expect(await input.inputValue()).toBe("pasted words");
    }
    await guest.page.getByRole("button", { name: "Show the password" }).first().click();
    const present = guest.page.getByLabel("Your current password", { exact: true });
    expect(await present.getAttribute("type")).toBe("text");
    await guest.page.getByRole("button", { name: "Hide the password" }).click();
    expect(await present.getAttribute("type")).toBe("password");
    await guest.leave();
  });
});
