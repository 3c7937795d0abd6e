import { describe, expect, it, vi } from "vitest";
import { memberIn } from "./accounts.ts";
import { barriers } from "./axe.ts";
import { focused } from "./keys.ts";
import { linkFor } from "./mail.ts";
import { Guest, PHONE, PHONE_ON_ITS_SIDE, TV } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { signUp } from "./signUp.ts";

const { server, browser } = setTheScene();

/** Checks that the screen looks fine and has no accessibility barriers. */
async function isFine(guest: Guest, name: string): Promise<void> {
  await guest.isFine();
  await guest.shot(`account-${name}`);
  expect(await barriers(guest.page), name).toEqual([]);
}

let letterboxes = 0;
/** Returns a new address for each attempt: a retried test would find its first one taken. */
const freshEmail = (name: string): string => `${name}${(letterboxes += 1)}@example.com`;

const main = (guest: Guest) => guest.page.locator("main");
const dialog = (guest: Guest) => guest.page.getByRole("dialog");
const field = (guest: Guest, label: string) => main(guest).getByLabel(label, { exact: true });

/** The name of the form field that has the focus and is marked as invalid. */
async function faulty(guest: Guest): Promise<string | null> {
  return guest.page.evaluate(() => {
    const { activeElement } = document;
    const isMarked = activeElement?.getAttribute("aria-invalid") === "true";
    return isMarked ? activeElement.getAttribute("name") : null;
  });
}

/** Presses a form's button until the screen says this: buttons ignore repeated clicks for a moment. */
async function refused(guest: Guest, button: string, sentence: string | RegExp): Promise<void> {
  await guest.insist(button, sentence);
}

const join = (guest: Guest, name: string, email: string, password: string) =>
  signUp(guest, server.url, { name, email, password });

async function logIn(guest: Guest, email: string, password: string): Promise<void> {
  await field(guest, "Email").fill(email);
  await field(guest, "Password").fill(password);
  await main(guest).getByRole("button", { name: "Log in", exact: true }).click();
}

async function logOut(guest: Guest): Promise<void> {
  await guest.press("Open the menu");
  await dialog(guest).getByRole("button", { name: "Log out" }).click();
  await guest.page.waitForURL(`${server.url}/`);
}

describe.concurrent("an account", () => {
  it("is made with a form that says what is missing, a mailed link, and a press on the page behind it", async () => {
    const email = freshEmail("ann");
    const ann = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await ann.open("/games");
    await ann.press("Open the menu");
    await dialog(ann).getByRole("button", { name: "Log in" }).click();
    await ann.sees("Forgot your password?");
    await isFine(ann, "login-dialog");
    await dialog(ann).last().getByRole("button", { name: "Create an account" }).click();
    await dialog(ann).last().getByLabel("Name").waitFor();
    await isFine(ann, "sign-up-dialog");

    await ann.open(`/register?email=${email}`);
    expect(await field(ann, "Email").inputValue()).toBe(email);
    await field(ann, "Email").fill("");
    const button = "Create my account";
    await refused(ann, button, "What shall we call you?");
    expect(await faulty(ann)).toBe("name");
    await isFine(ann, "register-fault");
    await field(ann, "Name").fill("Ann");
    await refused(ann, button, "Type your email address.");
    await field(ann, "Email").fill("ann@example");
    await refused(ann, button, /doesn’t look like an email/);
    expect(await faulty(ann)).toBe("email");
    await field(ann, "Email").fill(email);
    await refused(ann, button, "Think of a password.");
    await field(ann, "Password").fill("x");
    await refused(ann, button, "Use at least 8 characters.");
    await field(ann, "Password").fill("four small horses");
    await refused(ann, button, "Type the password once more.");
    await field(ann, "Password again").fill("y");
    await refused(ann, button, /two passwords differ/);
    expect(await faulty(ann)).toBe("confirm");
    await field(ann, "Password again").fill("four small horses");
    await refused(ann, button, "Tick this box");
    expect(await faulty(ann)).toBe("acceptTerms");
    // The error disappears when the field loses the focus.
    await field(ann, "Name").focus();
    await ann.page.getByText("Tick this box").waitFor({ state: "hidden" });
    await main(ann)
      .getByRole("checkbox", { name: /over 18/ })
      .check();
    await ann.insist(button, "Check your inbox");
    await ann.sees(email);
    await isFine(ann, "email-sent");

    await ann.press("Done, log me in");
    await ann.sees("Forgot your password?");
    expect(await field(ann, "Email").inputValue()).toBe(email);
    await logIn(ann, email, "four small horses");
    await ann.sees("Confirm your address first");
    expect(await faulty(ann)).toBe("email");

    const link = await linkFor(server.url, email, "/account/verifyEmail");
    // Mail scanners open every link of a mail but press nothing, so opening it must not use it up.
    await ann.open(link);
    await ann.sees("One more press");
    await isFine(ann, "verify");
    await ann.open(link);
    await ann.press("Open it without news");
    await ann.sees("You’re in!");
    await isFine(ann, "verified");
    await ann.open(link);
    await ann.press("Open it without news");
    await ann.sees("This link is worn out");
    await isFine(ann, "link-expired");
    await ann.leave();
  });

  it("cannot be opened while the server is unreachable, and the page says that the link is still valid", async () => {
    const eve = await Guest.arrive(browser(), server.url, { viewport: PHONE_ON_ITS_SIDE });
    await eve.page.route("**/api/v1/user/verifyEmail**", (route) => route.abort());
    await eve.open("/account/verifyEmail?vtoken=none");
    await eve.press("Open my account");
    await eve.sees("Your link is still good.");
    await isFine(eve, "link-offline");
    await eve.page.unroute("**/api/v1/user/verifyEmail**");
    await eve.press("Try again");
    await eve.sees("This link is worn out");

    // The login form says so too, for five seconds.
    await eve.page.route("**/api/v1/user/login", (route) => route.abort());
    await eve.open("/account/login?email=eve@example.com");
    await field(eve, "Password").fill("x");
    await main(eve).getByRole("button", { name: "Log in", exact: true }).click();
    await eve.sees("We can’t reach the server.");
    await isFine(eve, "login-unavailable");
    await eve.page.getByText("We can’t reach the server.").waitFor({ state: "hidden" });
    expect(await field(eve, "Password").inputValue()).toBe("x");
    await eve.leave();
  });

  it("is logged out and in again, only with the right password or a mailed link", async () => {
    const email = freshEmail("bo");
    const bo = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await join(bo, "Bo", email, "open sesame, please");
    await logOut(bo);
    await bo.open(`/account/login?email=${email}&next=/games`);
    const button = main(bo).getByRole("button", { name: "Log in", exact: true });
    await button.click();
    await bo.sees("Type your password.");
    expect(await faulty(bo)).toBe("password");
    await field(bo, "Password").fill("wrong");
    // Failed logins are slowed down, and pressing again would be another attempt: so this waits longer.
    await bo.insist(/^Log in$/, "Address and password don’t match.", 10_000);
    expect(await faulty(bo)).toBe("password");
    expect(await field(bo, "Password").inputValue()).toBe("");
    await isFine(bo, "login-wrong");
    await field(bo, "Password").fill("open sesame, please");
    await button.click();
    await bo.page.waitForURL("**/games");
    // The login survives a reload of the tab.
    await bo.page.reload();
    await bo.press("Open the menu");
    await dialog(bo).getByText(email).waitFor();
    await isFine(bo, "menu");

    // Now the login without a password.
    await dialog(bo).getByRole("button", { name: "Log out" }).click();
    await bo.page.waitForURL(`${server.url}/`);
    await bo.open("/account/login");
    await bo.press("Log in without a password");
    await field(bo, "Email").fill(email);
    await isFine(bo, "login-link");
    await bo.press("Send me the link");
    await bo.sees("Check your inbox");
    await isFine(bo, "login-link-sent");
    await bo.open(await linkFor(server.url, email, "/account/loginLink"));
    await isFine(bo, "login-link-opened");
    await bo.press("Log me in");
    await bo.page.waitForURL(`${server.url}/`);
    await bo.leave();
  });

  it("sees no login form at the login's address while the site checks who is there", async () => {
    const una = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await memberIn(server, una, "Una");
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await una.page.route("**/user/checkSession", async (route) => {
      await late;
      await route.continue();
    });
    await una.page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector("input[type=password]")) return;
        document.documentElement.dataset["asked"] = "";
      });
      observer.observe(document, { subtree: true, childList: true });
    });
    await una.open("/account/login");
    await main(una).locator("[data-loading]").waitFor();
    answer();
    await una.page.waitForURL(`${server.url}/`);
    await una.button("Host a game").waitFor();
    expect(await una.page.evaluate(() => document.documentElement.dataset["asked"])).toBe(
      undefined,
    );
    await una.leave();
  });

  it("has a page whose open tab is fetched while the site still checks who is there", async () => {
    const ines = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    const { userId } = await memberIn(server, ines, "Ines");
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await ines.page.route("**/user/checkSession", async (route) => {
      await late;
      await route.continue();
    });
    const tab = ines.page.waitForResponse(/\/assets\/SubscriptionTab-[^/]*\.js$/u);
    await ines.open(`/user/${userId}/subscription`);
    await tab;
    answer();
    await ines.sees("Nothing paid so far.");
    // From the top of the page, although the row of tabs was scrolled to the open one.
    await ines.page.keyboard.press("Tab");
    expect(await focused(ines)).toBe("Skip to the fun part");
    await ines.leave();
  });

  it("gets a new password, after which the old one is refused", async () => {
    const email = freshEmail("cleo");
    const cleo = await Guest.arrive(browser(), server.url, { viewport: TV });
    await join(cleo, "Cleo", email, "the old one");
    await cleo.press(/Cleo/);
    await cleo.press("Log out");
    await cleo.page.waitForURL(`${server.url}/`);

    await cleo.press("Log in");
    await dialog(cleo).getByRole("button", { name: "Forgot your password?" }).click();
    await dialog(cleo).getByLabel("Email", { exact: true }).fill(email);
    await isFine(cleo, "forgot");
    await dialog(cleo).getByRole("button", { name: "Send me the link" }).click();
    await cleo.sees("Check your inbox");

    await cleo.open(await linkFor(server.url, email, "/account/resetPassword"));
    await field(cleo, "New password").fill("a new one");
    await field(cleo, "Password again").fill("another one");
    await cleo.press("Save the password");
    await cleo.sees(/two passwords differ/);
    await field(cleo, "Password again").fill("a new one");
    await isFine(cleo, "reset");
    await cleo.insist("Save the password", "Password changed");
    await isFine(cleo, "reset-done");
    await main(cleo).getByRole("button", { name: "Log in" }).click();
    await logIn(cleo, email, "the old one");
    await cleo.sees("Address and password don’t match.");
    await field(cleo, "Password").fill("a new one");
    // A button ignores a second press for a moment, and this is quicker than anybody types.
    await vi.waitFor(
      async () => {
        await cleo.page.keyboard.press("Enter");
        await cleo.button(/Cleo/).waitFor({ timeout: 1_000 });
      },
      { timeout: 30_000 },
    );
    await cleo.leave();
  });

  it("can be edited, follows its owner's language, and can be deleted", async () => {
    const email = freshEmail("dan");
    const dan = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await join(dan, "Dan", email, "a secret of ours");
    await dan.page.getByRole("link", { name: "See my profile" }).click();
    await dan.sees(/Free trial until \d\d\/\d\d\/\d{4}/);
    await isFine(dan, "profile");
    await field(dan, "Name").fill("Daniel 🍕");
    await main(dan).getByRole("radio", { name: "DONUT" }).check({ force: true });
    await main(dan).getByLabel("Language").selectOption("de");
    await dan.press("Save");
    await dan.sees("Über dich");
    // There is nothing to save any more, but the keyboard is still at the button.
    await dan.page.getByRole("button", { name: "Speichern", disabled: true }).waitFor();
    expect(await focused(dan)).toBe("Speichern");
    await dan.page.reload();
    await dan.sees("Über dich");
    await dan.page.getByRole("heading", { name: "Daniel 🍕" }).waitFor();
    await main(dan).getByRole("radio", { name: "DONUT", checked: true }).waitFor();
    await isFine(dan, "profile-de");
    await main(dan).getByLabel("Sprache").selectOption("en");
    await dan.press("Speichern");
    await dan.sees("About you");

    await dan.page.getByRole("link", { name: "Games", exact: true }).last().click();
    await dan.sees("No game on the shelf yet.");
    await isFine(dan, "games-none");
    await dan.page.getByRole("link", { name: "You", exact: true }).click();
    await dan.press("Delete my account");
    await dialog(dan).getByText(email).waitFor();
    await isFine(dan, "delete-asked");
    await dialog(dan).getByRole("button", { name: "Send me the link" }).click();
    await dan.sees("The email is on its way");
    await dan.open(await linkFor(server.url, email, "/account/deleteAccount"));
    await dan.sees("Delete your account?");
    await isFine(dan, "delete");
    await dan.press("Delete it for good");
    await dan.sees("Your account is gone");
    await isFine(dan, "deleted");
    await dan.open(`/account/login?email=${email}`);
    await field(dan, "Password").fill("a secret of ours");
    await dan.page.keyboard.press("Enter");
    await dan.sees("Address and password don’t match.");
    await dan.leave();
  });
});

describe.concurrent("packs", () => {
  it("are written, corrected line by line, shared by link and copied", async () => {
    const email = freshEmail("eli");
    const eli = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await join(eli, "Eli", email, "a secret of ours");
    await eli.page.getByRole("link", { name: "See my profile" }).click();
    await eli.page.getByRole("link", { name: "Packs" }).click();
    await eli.sees("No packs of your own yet.");
    await isFine(eli, "packs-none");
    await eli.page.getByRole("link", { name: "New pack" }).click();
    await eli.press("Save the pack");
    await eli.sees("Give the pack a name.");
    await field(eli, "Name of the pack").fill("Tuesday club");
    await field(eli, "Words").fill(`Grandma's hat\ngrandma's HAT\n\n${"long ".repeat(20)}\nCheese`);
    await eli.sees("2 lines need a look:");
    await eli.sees(/is already on line 1/);
    await eli.sees(/has more than 60 characters/);
    await isFine(eli, "pack-faults");
    await eli.insist("Save the pack", "Look at the lines below first.");
    await eli.press("Remove 1 duplicate");
    await eli.sees("1 line needs a look:");
    // The button that was pressed is gone, but a keyboard does not begin again at the top of the page.
    expect(await eli.page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
    await eli.press(/^Line 3/);
    const selected = await eli.page.evaluate(() => globalThis.getSelection()?.toString() ?? "");
    expect(selected).toMatch(/^(long )+$/);
    await eli.page.keyboard.type("That one time");
    await main(eli)
      .locator("input[type=file]")
      .setInputFiles({
        name: "more.csv",
        mimeType: "text/csv",
        buffer: Buffer.from('Word;Level\n"Rock, paper";1\nHat;2\n'),
      });
    await eli.sees("5 of 500");
    await eli.insist("Save the pack", "Saved!");
    await eli.page.waitForURL(/packs\/word\/(?!new)/);
    await eli.page.reload();
    expect(await field(eli, "Words").inputValue()).toBe(
      "Grandma's hat\nThat one time\nCheese\nRock, paper\nHat",
    );
    await isFine(eli, "pack");
    await eli.press("Share");
    const link = await dialog(eli).locator("output:not(.visually-hidden)").textContent();
    await isFine(eli, "pack-share");
    await eli.page.keyboard.press("Escape");
    expect(await focused(eli)).toBe("Share");

    const flo = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await flo.open(new URL(link ?? "").pathname);
    await flo.sees("Rock, paper");
    await isFine(flo, "pack-shared");
    await join(flo, "Flo", freshEmail("flo"), "a secret of ours");
    await flo.open(new URL(link ?? "").pathname);
    await flo.press("Copy and change");
    await flo.page.waitForURL(/\/user\/.*\/packs\/word\//);
    await field(flo, "Name of the pack").waitFor();
    await flo.press("Delete");
    await flo.sees(/is gone for good after this/);
    await dialog(flo).getByRole("button", { name: "Delete" }).click();
    await flo.sees("No packs of your own yet.");
    for (const one of [eli, flo]) await one.leave();
  });
});

describe.concurrent("messages, consent and failures", () => {
  it("a contact message is sent, and the thanks disappear by themselves", async () => {
    const email = freshEmail("gus");
    const gus = await Guest.arrive(browser(), server.url, { viewport: TV });
    await gus.open("/contact");
    await field(gus, "Name").waitFor();
    await isFine(gus, "contact");
    await gus.press("Send");
    await gus.sees("What shall we call you?");
    await field(gus, "Name").fill("Gus");
    await gus.insist("Send", "Type your email address.");
    await field(gus, "Email").fill(email);
    await field(gus, "Message").fill("I love the avocado.");
    await gus.insist(/^Send$/, "Sending your message");
    await gus.shot("account-contact-sending");
    await gus.sees("Thank you!");
    await isFine(gus, "contact-thanks");
    expect(await field(gus, "Message").inputValue()).toBe("");
    await gus.page.getByText("Thank you!").waitFor({ state: "hidden" });

    // The newsletter: subscribing and unsubscribing.
    await gus.page.getByLabel("News by email, now and then").fill(email);
    await gus.press("Send me the news");
    await gus.sees("Almost there");
    await gus.open(await linkFor(server.url, email, "/account/newsletter"));
    await gus.sees("One more press");
    await isFine(gus, "newsletter-confirm");
    await gus.press("Put me on the list");
    await gus.sees("You’re on the list");
    await isFine(gus, "newsletter");
    await gus.open("/account/unsubscribe?utoken=none");
    await isFine(gus, "unsubscribe");
    await gus.press("Stop the emails");
    await gus.sees("This link is worn out");
    await gus.leave();
  });

  it("a visitor is asked once for consent to counting, and is not counted after saying no", async () => {
    const counted: string[] = [];
    const hal = await Guest.arrive(browser(), server.url, { viewport: PHONE, unasked: true });
    hal.page.on("request", (request) => {
      if (request.url().endsWith("/posthogEvent")) counted.push(request.postData() ?? "");
    });
    await hal.open("/games");
    await hal.sees("May we count?");
    await isFine(hal, "consent");
    await hal.press("No, thanks");
    await hal.open("/contact");
    await field(hal, "Name").waitFor();
    expect(await hal.page.getByText("May we count?").count()).toBe(0);
    expect(counted).toEqual([]);

    const ida = await Guest.arrive(browser(), server.url, { viewport: PHONE, unasked: true });
    await ida.open("/games");
    const told = ida.page.waitForResponse("**/posthogEvent");
    await ida.press("Yes, sure");
    expect((await told).status()).toBe(202);
    for (const one of [hal, ida]) await one.leave();
  });

  it("a screen that fails to render is reported, without the address's query", async () => {
    const jo = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await jo.page.route("**/assets/contact-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('boom')" }),
    );
    const told = jo.page.waitForRequest("**/api/v1/clientError");
    await jo.open("/contact?secret=1");
    const failure = (await told).postData() ?? "";
    expect(failure).toContain("boom");
    expect(failure).toContain("/contact");
    expect(failure).not.toContain("secret=1");
    await jo.sees("Something went wrong.");
    await jo.leave();
  });

  it("an unknown invitation says that the link is invalid and leads to the sign-up", async () => {
    const kim = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    await kim.open("/account/acceptInvite?itoken=none");
    await kim.sees("This link is worn out");
    await main(kim).getByRole("button", { name: "Create an account" }).click();
    await kim.page.waitForURL("**/register");
    await isFine(kim, "register");
    await kim.leave();
  });
});
