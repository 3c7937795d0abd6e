import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { TOTP } from "otpauth/dist/otpauth.node.mjs";
import { expect, it } from "vitest";
import { NODE, ROOT } from "../../scripts/wrangler.ts";
import { looksOf } from "./looks.ts";
import { CANVAS, chooseRoom, joinOnPhone } from "./party.ts";
import { Guest, PHONE, PHONE_ON_ITS_SIDE, TV, type Look } from "./people.ts";
import { setOwnScene } from "./setting.ts";

// A deployment as the README describes it: no provider keys, and no development mode.
const NAME = "Ann's Den";
const { server, browser } = setOwnScene({
  DEV: "0",
  SITE_NAME: NAME,
  SITE_COLOR: "#58e6d9",
  SITE_OPERATOR: "Ann Example",
  SITE_COMMUNITY: "https://chat.example/ann",
  SITE_SUPPORT: "help@example.com",
});
/** Pages that look different on a site with its own name, or on one that sells nothing. */
const LOOKED_AT = ["/", "/payment", "/smarttvhome", "/terms-and-conditions"];
const PAGES = [...LOOKED_AT, "/register", "/join", "/about", "/privacy-policy", "/offline.html"];
const { lookAt } = looksOf("first-hour");

/** Checks this screen on a television and on a phone, upright and on its side. */
async function looks(guest: Guest, name: string): Promise<void> {
  for (const size of [TV, PHONE_ON_ITS_SIDE, PHONE]) {
    await guest.page.setViewportSize(size);
    await lookAt(`${name}-${size.width}`, [guest]);
  }
}

/** Returns the login link that `npm run admin -- … --create` prints. */
function firstLink(email: string): string {
  const script = join(ROOT, "scripts/make-admin.ts");
  const { stdout, stderr } = spawnSync(NODE, [script, email, "--create", "--site", server.url], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, STATE_DIR: server.stateDir },
  });
  const link = /https?:\S+ltoken=\S+/u.exec(stdout)?.[0];
  if (link === undefined) throw new Error(`no link was printed: ${stdout}${stderr}`);
  return link.slice(server.url.length);
}

const arrive = (look?: Look) => Guest.arrive(browser(), server.url, look);

/** Ann opens her link, sets up her second factor and enters the admin home. */
async function annIsIn(): Promise<Guest> {
  const ann = await arrive({ viewport: TV });
  await ann.open(firstLink(`ann${Date.now()}@example.com`));
  await ann.insist("Log me in", NAME);
  await ann.open("/admin");
  await ann.sees("Two keys for this door");
  await ann.insist("Continue", "Key:");
  const key = await ann.page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/u).innerText();
  const app = new TOTP({ secret: key.replaceAll(/\s/gu, "") });
  await ann.page.getByLabel("Code from your app").fill(app.generate());
  await ann.insist("Turn it on", "Your recovery codes");
  await ann.press("I’ve kept them");
  await ann.page.getByRole("heading", { name: "Overview" }).waitFor();
  return ann;
}

it("a new deployment without provider keys leads from an empty account to a room with friends", async () => {
  const ann = await annIsIn();
  await ann.sees("Before your guests arrive");
  await looks(ann, "overview");
  await ann.open("/admin/setup");
  await ann.sees("Cloudflare’s plan");
  await looks(ann, "setup");

  // A friend signs up; this deployment sends no mail, so Ann passes the link on.
  const bob = await arrive();
  const address = `bob${Date.now()}@example.com`;
  await bob.open("/register");
  const field = (label: string) => bob.page.locator("main").getByLabel(label, { exact: true });
  expect(await bob.page.locator("main").innerText()).not.toMatch(/14|free/u);
  await field("Name").fill("Bob");
  await field("Email").fill(address);
  await field("Password").fill("a horse of four words");
  await field("Password again").fill("a horse of four words");
  await bob.page.getByRole("checkbox", { name: /over 18/ }).check();
  await bob.press("Create my account");
  await bob.sees("Check your inbox");
  await ann.open("/admin/mails");
  await ann.sees(address);
  await looks(ann, "mails");
  await ann.page.setViewportSize(TV);
  await ann.press("Read: Confirm your address and let’s play");
  const letter = ann.page.getByRole("dialog");
  const text = await letter.getByText(`signed up to ${NAME}`).innerText();
  // The token of a link may contain the digits of a price.
  expect(text.replaceAll(/https?:\S+/gu, "")).not.toMatch(/14|free/u);
  await looks(ann, "letter");
  const link = /https?:\S+vtoken=\S+/u.exec(text)?.[0] ?? "";
  await bob.open(link.slice(server.url.length));
  await bob.press("Yes, with news");
  await bob.sees("Your account is ready, and every game is yours to host.");

  // Bob hosts and a guest joins: nobody is asked for money.
  await bob.page.setViewportSize(TV);
  await bob.open("/");
  await bob.press("Host a game");
  await chooseRoom(bob, "Big screen", CANVAS);
  await bob.page.waitForURL("**/host/session");
  await bob.stage("LOBBY");
  const code = await bob.page.evaluate(() => sessionStorage.getItem("roomCode") ?? "");
  const cleo = await joinOnPhone(browser(), server.url, code.replaceAll('"', ""), "Cleo");
  await bob.sees("Cleo");
  expect(await bob.page.title()).toContain(NAME);
  await Promise.all([ann, bob, cleo].map((guest) => guest.leave()));
});

it("a site uses its own name everywhere, and mentions no prices if it sells nothing", async () => {
  for (const language of ["en", "de"]) {
    const guest = await arrive({ language });
    for (const path of PAGES) {
      await guest.open(path);
      await guest.page.locator("h1").filter({ visible: true }).first().waitFor();
      expect(await guest.page.title(), path).toContain(NAME);
      const page = guest.page.locator("body");
      expect(await page.innerText(), path).not.toContain("Hubbub");
      expect(await page.innerText(), path).not.toMatch(/^(?:Pricing|Preise)$|€|Stripe/mu);
      if (LOOKED_AT.includes(path)) await looks(guest, `${language}${path.replaceAll("/", "-")}`);
    }
    await guest.leave();
  }
});

it("the legal texts name the operator, and say plainly what is not filled in yet", async () => {
  const guest = await arrive();
  await guest.open("/privacy-policy");
  await guest.sees("Ann Example");
  await guest.sees("Not filled in yet: postal address and email address.");
  await guest.sees("Apart from Cloudflare, this site uses no other service.");
  await guest.open("/about");
  const chats = guest.page.getByRole("link", { name: "Chat with us" });
  // Once in the text and once in the footer. Ann named no social media account and no blog.
  expect(await chats.count()).toBe(2);
  expect(await chats.first().getAttribute("href")).toBe("https://chat.example/ann");
  expect(await guest.page.getByRole("link", { name: /Follow us|blog/iu }).count()).toBe(0);
  await guest.page.getByRole("button", { name: /help@example\.com/u }).waitFor();
  await guest.leave();
});
