import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { admin, endHosting, logIn, member, memberIn, type Member } from "./accounts.ts";
import { barriers } from "./axe.ts";
import { joinOnPhone } from "./party.ts";
import { Guest, TV } from "./people.ts";
import { LAN } from "./server.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

const A_DAY_MS = 24 * 60 * 60 * 1000;
/** Enough time to open a room and take a seat in it, ms. */
const A_MOMENT_MS = 25_000;

/** Checks that this screen looks fine and has no accessibility barriers. */
async function looksFine(guest: Guest, name: string): Promise<void> {
  await guest.isFine();
  await guest.shot(name);
  expect(await barriers(guest.page), name).toEqual([]);
}

/** The SVG path of the QR code of this text, as the product draws it. */
function squares(text: string): string {
  const { data } = encode(text, { ecc: "M", border: 2 });
  return data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

/** Checks that the TV shows a QR code of 150 by 150 pixels that leads to this path. */
async function showsTheWayTo(tv: Guest, path: string): Promise<void> {
  const code = tv.page.getByRole("img", { name: "QR code to the payment page" });
  // The code is drawn a moment later than the screen around it, as its encoder loads lazily.
  await expect
    .poll(
      async () => {
        const box = await code.boundingBox();
        return [box?.width, box?.height];
      },
      { timeout: 10_000 },
    )
    .toEqual([150, 150]);
  const drawn = code.locator("path");
  await expect
    .poll(() => drawn.getAttribute("d"), { timeout: 10_000 })
    .toBe(squares(`http://${LAN}${path}`));
}

/** Opens a television on which this account is logged in. */
async function televisionOf(host: Member): Promise<Guest> {
  const tv = await Guest.arrive(browser(), server.url, { viewport: TV });
  await tv.open("/account/login");
  await logIn(tv, host);
  await tv.button("Host a game").waitFor();
  return tv;
}

/** Chooses the only game for 2 to 10 players, and the big screen. */
async function openRoom(tv: Guest): Promise<void> {
  await tv.press("Host a game");
  const dialog = tv.page.getByRole("dialog");
  await dialog.getByRole("button", { name: /2 to 10 players/ }).click();
  await dialog.getByRole("radio", { name: /Big screen/ }).check({ force: true });
  await dialog.getByRole("button", { name: "Create the room" }).click();
}

/** Goes from the page behind the QR code to the play money and checks each screen on the way. */
async function choosePlan(phone: Guest, host: Member, path: string): Promise<void> {
  await phone.open(path);
  await phone.sees("$47.99");
  await looksFine(phone, "pricing");
  await phone.press("Take a year");
  await phone.sees("Who’s hosting?");
  await looksFine(phone, "payment-account");
  await logIn(phone, host);
  await phone.sees("Renews every year for $47.99");
  await looksFine(phone, "payment-checkout");
  await phone.press("Pay $47.99");
  await phone.sees("Development only: no money moves");
  await looksFine(phone, "payment-sandbox");
}

it("the price list is fetched once, and not again when the site has found out who looks at it", async () => {
  const guest = await Guest.arrive(browser(), server.url);
  await memberIn(server, guest, "Mia");
  const lists: string[] = [];
  guest.page.on("request", (request) => {
    if (request.url().includes("/payment/costs")) lists.push(request.url());
  });
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  await guest.page.route("**/user/checkSession", async (route) => {
    await late;
    await route.continue();
  });
  const listed = guest.page.waitForResponse("**/payment/costs*");
  const own = guest.page.waitForResponse("**/payments");
  await guest.open("/payment");
  await listed;
  answer();
  await own;
  await guest.page.waitForLoadState("networkidle");
  expect(lists).toHaveLength(1);
  await guest.leave();
});

describe("a host whose free days are over", () => {
  it("cannot open a room, pays with a phone, and then the television opens the room by itself", async () => {
    const boss = await admin(server, "Boss");
    const sam = await member(server, "Sam");
    await endHosting(server, boss, sam, new Date(Date.now() - A_DAY_MS));
    const tv = await televisionOf(sam);
    await openRoom(tv);
    await tv.sees("Your party pass has run out");
    await tv.sees(/Ended on \d\d\/\d\d\/\d{4}/);
    await showsTheWayTo(tv, `/payment?account=${sam.userId.slice(-8)}`);
    await looksFine(tv, "expired-tv");

    const phone = await Guest.arrive(browser(), server.url);
    await choosePlan(phone, sam, `/payment?account=${sam.userId.slice(-8)}`);
    await phone.press("Decline the card");
    await phone.sees("The card was declined.");
    await phone.press("Pay with play money");
    await phone.sees("You’re the host now!");
    await looksFine(phone, "payment-paid");

    await tv.page.waitForURL("**/host/session");
    await tv.stage("LOBBY");

    await phone.page.getByRole("link", { name: "My subscription" }).click();
    await phone.sees(/Renews by itself on/);
    await looksFine(phone, "subscription");
    await phone.page.getByRole("link", { name: /\$47\.99/ }).click();
    await phone.sees(/^Receipt HB-/);
    await looksFine(phone, "receipt");
    for (const one of [tv, phone]) await one.leave();
  });

  it("is asked to pay directly on the phone they use", async () => {
    const boss = await admin(server, "Boss");
    const kim = await member(server, "Kim");
    await endHosting(server, boss, kim, new Date(Date.now() - A_DAY_MS));
    const phone = await Guest.arrive(browser(), server.url);
    await phone.open("/account/login");
    await logIn(phone, kim);
    await phone.button("Quick play").waitFor();

    // A television opens its room itself; the phone that starts it is told why the room cannot be opened.
    const code = await phone.context.request.get(`${server.url}/api/v1/smarttv/generateLoginCode`);
    // SAFETY: the response to every request for a code.
    const { loginCode } = (await code.json()) as { readonly loginCode: string };
    await phone.open(`/loginCode/${loginCode}`);
    await phone.press(`TV shows ${loginCode}: start`);
    await phone.sees("Your party pass has run out");
    await phone.isFine();

    await phone.open("/");
    await phone.press("Quick play");
    await phone.press("Open whatever comes");
    await phone.sees("Your party pass has run out");
    await looksFine(phone, "expired-phone");
    expect(await phone.page.getByRole("img", { name: "QR code" }).count()).toBe(0);
    await phone.page.getByRole("link", { name: "Subscribe again" }).click();
    await phone.sees("One pays. Everybody plays.");
    await phone.leave();
  });
});

describe("a host whose time ends in the middle of a party", () => {
  it("pays for the room with a phone, and can then start games again", async () => {
    const boss = await admin(server, "Boss");
    const lou = await member(server, "Lou");
    const end = Date.now() + A_MOMENT_MS;
    await endHosting(server, boss, lou, new Date(end));
    const tv = await televisionOf(lou);
    await openRoom(tv);
    await tv.page.waitForURL("**/host/session");
    await tv.stage("LOBBY");
    const stored = await tv.page.evaluate(() => globalThis.sessionStorage.getItem("roomCode"));
    const code = String(JSON.parse(stored ?? '""'));
    const ada = await joinOnPhone(browser(), server.url, code, "Ada");
    await tv.press("Add robot");
    await tv.sees("ROBO");
    await tv.page.waitForFunction((until) => Date.now() > until, end, { timeout: 60_000 });
    await tv.press("Start the game");
    await tv.sees("party pass has run out");
    await tv.sees("Ended on");
    // A phone without a login learns it from the room.
    await ada.press("Start the game");
    await ada.sees("The host’s party pass has run out");
    await ada.sees("Ended on");
    await looksFine(ada, "expired-guest");
    await showsTheWayTo(tv, `/payment?gameCode=${code}`);
    await looksFine(tv, "expired-room");

    const phone = await Guest.arrive(browser(), server.url);
    await choosePlan(phone, lou, `/payment?gameCode=${code}`);
    await tv.sees("Somebody is at the checkout");
    await phone.press("Pay with play money");
    await phone.sees("You’re the host now!");
    await tv.sees("Paid! The party goes on.");
    await tv.press("Start the game");
    await tv.stage("TUTORIAL");
    for (const one of [tv, ada, phone]) await one.leave();
  });
});
