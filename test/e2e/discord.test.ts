import { afterAll, describe, expect, it } from "vitest";
import { startStandInProvider, type StandInPerson } from "../support/standInProvider.ts";
import { admin, endHosting, memberAt } from "./accounts.ts";
import { openInDiscord, type DiscordClient } from "./discordClient.ts";
import { PHONE } from "./people.ts";
import { setOwnScene } from "./setting.ts";

const provider = await startStandInProvider();
const { server, browser } = setOwnScene({ SOCIAL_STAND_IN: provider.url });
afterAll(provider.stop);

const person = (name: string, isVerified = true): StandInPerson => ({
  subject: `${name}-${crypto.randomUUID()}`,
  name,
  email: `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.com`,
  verified: isVerified,
  locale: "en-GB",
});

const open = (
  who: StandInPerson,
  instanceId: string,
  viewport?: { width: number; height: number },
  more: { readonly input?: string; readonly isStorageShut?: boolean } = {},
) =>
  openInDiscord({
    browser: browser(),
    server: server.url,
    provider: provider.url,
    instanceId,
    person: who,
    ...(viewport && { viewport }),
    ...more,
  });

const button = ({ activity }: DiscordClient, name: string | RegExp) =>
  activity.getByRole("button", { name }).first();
const stage = ({ activity }: DiscordClient, name: string) =>
  activity.locator(`[data-stage="${name}"]`).first().waitFor({ timeout: 90_000 });

/** Takes the seat with the proposed name and character, or with this name and another free character. */
async function sit(client: DiscordClient, name?: string): Promise<void> {
  if (name !== undefined) {
    await client.activity.getByLabel("Your name").fill(name);
    const free = client.activity.getByRole("radio", { checked: false, disabled: false });
    await free.first().check({ force: true });
  }
  await button(client, "Join the room").click();
  await stage(client, "LOBBY");
}

async function shot({ page }: DiscordClient, name: string): Promise<void> {
  const folder = process.env["SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function isFine(client: DiscordClient): Promise<void> {
  expect(client.problems).toEqual([]);
  expect(client.strays).toEqual([]);
  const wider = await client.activity
    .locator("html")
    .evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

/** Fills every empty slot with this hand. */
async function program(client: DiscordClient, hand: string): Promise<void> {
  await stage(client, "PROGRAM");
  const empty = client.activity.getByRole("button", { name: /^Move \d against .*: Nothing$/ });
  await client.activity
    .getByRole("button", { name: /^Move \d against/ })
    .first()
    .waitFor();
  for (let left = await empty.count(); left > 0; left = await empty.count()) {
    await button(client, new RegExp(`^${hand}`)).click();
    await expect.poll(() => empty.count(), { timeout: 10_000 }).toBeLessThan(left);
  }
}

/** Skips through the stages with the host's controls until this one, without waiting for each battle. */
async function moveOnTo(client: DiscordClient, name: string): Promise<void> {
  await button(client, "Menu").click();
  await button(client, "Host controls").click();
  const controls = client.activity.getByRole("dialog", { name: "Host controls" });
  const isThere = () => client.activity.locator(`[data-stage="${name}"]`).count();
  const next = async () => {
    if ((await isThere()) > 0) return true;
    await controls.getByRole("button", { name: "Next stage" }).click();
    return false;
  };
  await expect.poll(next, { timeout: 60_000, interval: 400 }).toBe(true);
  await controls.getByRole("button", { name: "Close", exact: true }).click();
}

describe("an activity inside Discord", () => {
  it("seats two friends of a call in one room, where they play a first round", async () => {
    const instance = `i-${crypto.randomUUID()}-gc-1-2`;
    const [adaHerself, benHimself] = [person("Ada"), person("Ben", false)];
    const ada = await open(adaHerself, instance);
    // The form proposes the name from Discord; players can type another one.
    const name = ada.activity.getByLabel("Your name");
    await expect.poll(() => name.inputValue(), { timeout: 30_000 }).toBe("Ada");
    await shot(ada, "discord-door");
    await sit(ada);
    // No game has been chosen yet, so the first to join is asked.
    const choice = ada.activity.getByRole("dialog", { name: "What’s next?" });
    await choice.waitFor();
    await shot(ada, "discord-choose");
    await choice.getByRole("button", { name: /RPS|Rock/i }).click();
    await stage(ada, "LOBBY");
    // Browsers partition the storage of a frame from that of the same address outside it: only the frame's
    // has the seat.
    const kept = await ada.activity.locator("html").evaluate(() => Object.keys(localStorage));
    expect(kept).toContain("hubbub.seat");
    expect(await ada.storedOutside()).toEqual([]);
    await ada.setCrew([adaHerself, benHimself]);
    await ada.activity.getByRole("main").getByText("not at the table yet: Ben").waitFor();
    await shot(ada, "discord-lobby");
    const ben = await open(benHimself, instance, { width: 390, height: 844 });
    await ben.activity.getByLabel("Your name").waitFor();
    await shot(ben, "discord-door-phone");
    await sit(ben, "Beny");
    await button(ben, "BENY: change name or character").click();
    const sheet = ben.activity.getByRole("dialog", { name: "Who are you tonight?" });
    await sheet.getByLabel("Your name").fill("Benny");
    await shot(ben, "discord-look");
    await sheet.getByRole("button", { name: "That’s me!" }).click();
    await ada.activity.getByText("BENNY", { exact: true }).first().waitFor();
    await button(ada, "Start the game").click();
    for (const one of [ada, ben]) await button(one, "OK, got it!").click();
    await program(ada, "Rock");
    await shot(ada, "discord-program");
    await shot(ben, "discord-program-phone");
    await program(ben, "Scissors");
    await stage(ada, "SHOOT");
    await shot(ada, "discord-shoot");
    // As a small picture the activity shows the stage and no buttons; back at full size everything returns.
    await ada.page.setViewportSize({ width: 320, height: 200 });
    await ada.setLayout(1);
    await expect
      .poll(() => ada.activity.locator("main button:visible").count(), { timeout: 10_000 })
      .toBe(0);
    await shot(ada, "discord-small");
    await ada.page.setViewportSize({ width: 1280, height: 720 });
    await ada.setLayout(0);
    await moveOnTo(ada, "ROUND_SUMMARY");
    await shot(ada, "discord-summary");
    await isFine(ada);
    await isFine(ben);
    // After a reload the room and the seat are the same.
    await ben.reload();
    await ben.activity.locator("[data-stage]").first().waitFor();
    await ben.activity.getByText("BENNY", { exact: true }).first().waitFor();
    const handshakes = () => ben.asked.filter((one) => one === "HANDSHAKE hubbub");
    await expect.poll(handshakes, { timeout: 10_000 }).toHaveLength(2);
    await ada.leave();
    await ben.leave();
  });

  it("shows a first participant whose paid time is over how to pay", async () => {
    const boss = await admin(server, "Boss");
    const kim = person("Kim");
    const before = await open(kim, `i-${crypto.randomUUID()}`);
    await sit(before);
    await before.activity.getByRole("dialog", { name: "What’s next?" }).waitFor();
    await before.leave();
    await endHosting(server, boss, await memberAt(server, boss, kim.email ?? ""), new Date(0));
    const late = await open(kim, `i-${crypto.randomUUID()}`);
    const told = late.activity.getByRole("dialog", { name: "Your party pass has run out" });
    await told.getByRole("img", { name: "QR code to the payment page" }).waitFor();
    await shot(late, "discord-expired");
    await told.getByRole("button", { name: "Close" }).click();
    await late.activity.getByText("Your subscription has run out").waitFor();
    await late.leave();
  });

  it("offers a way back to a player who left the room", async () => {
    const ada = await open(person("Ada"), `i-${crypto.randomUUID()}`);
    await sit(ada);
    await ada.activity.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await button(ada, "Menu").click();
    await button(ada, "Leave the room").click();
    await ada.activity
      .getByRole("dialog", { name: "Leaving already?" })
      .getByRole("button", { name: "Leave the room" })
      .click();
    await ada.activity.getByRole("heading", { name: "You’ve left the room" }).waitFor();
    await shot(ada, "discord-out");
    await button(ada, "Back into the room").click();
    await sit(ada);
    await button(ada, "Invite friends").click();
    await expect
      .poll(() => ada.asked.includes("OPEN_INVITE_DIALOG"), { timeout: 10_000 })
      .toBe(true);
    await isFine(ada);
    await ada.leave();
  });

  it("opens without a game that its first participant may not open, says so and offers others", async () => {
    const ada = await open(person("Ada"), `i-${crypto.randomUUID()}`, PHONE, {
      input: "HIDE_AND_PEEK",
    });
    await sit(ada);
    const choice = ada.activity.getByRole("dialog", { name: "What’s next?" });
    await choice.getByText("Hide and Peek isn’t open to you yet").waitFor();
    await shot(ada, "discord-refused");
    await choice.getByRole("button", { name: /RPS|Rock/i }).click();
    await choice.waitFor({ state: "hidden" });
    await isFine(ada);
    await ada.leave();
  });

  it("needs no storage: a player's seat is found by their Discord account", async () => {
    const ada = await open(person("Ada"), `i-${crypto.randomUUID()}`, PHONE, {
      input: "RPS_SHOOT",
      isStorageShut: true,
    });
    await sit(ada, "Addy");
    await ada.reload();
    await stage(ada, "LOBBY");
    await ada.activity.getByText("ADDY", { exact: true }).first().waitFor();
    expect(await ada.activity.getByLabel("Your name").count()).toBe(0);
    await isFine(ada);
    await ada.leave();
  });
});
