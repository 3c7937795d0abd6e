import { describe, expect, it } from "vitest";
import texts from "../../src-web/i18n/locales/en/abcards.json" with { type: "json" };
import { looksOf } from "./looks.ts";
import { endStage, endUntil, setting } from "./party.ts";
import { PHONE, PHONE_ON_ITS_SIDE, type Guest } from "./people.ts";
import { keepsakesOn, openPlayed } from "./profile.ts";
import { setTheScene } from "./setting.ts";
import { memberOnPhone, roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();
const { lookAt } = looksOf("ab");

const LAPTOP = { width: 1280, height: 800 };
const CLUE = "<b>The long way home</b> הביתה";
/** Cards that every screen shows, in the pictures that explain the game. */
const EXPLAINED = ["whale-hearts", "house-balloons", "pig-crown", "elephant-balloons"];

const ID_OF = new Map(Object.entries(texts).map(([id, text]) => [text, id]));

/** Ids of the cards that these labels describe. */
function cardsIn(labels: readonly string[]): string[] {
  return labels.flatMap((label) => {
    const known = [...ID_OF].find(([text]) => label.includes(text));
    return known ? [known[1]] : [];
  });
}

/** Returns a set that collects the ids of the cards whose picture this browser has fetched. */
function watchCards(guest: Guest): Set<string> {
  const fetched = new Set<string>();
  guest.page.on("request", (request) => {
    const name = new URL(request.url()).pathname.split("/").at(-1) ?? "";
    const id = Object.keys(texts).find((card) => name.startsWith(`${card}-`));
    if (name.endsWith(".webp") && id !== undefined) fetched.add(id);
  });
  return fetched;
}

const clueBox = (guest: Guest) => guest.page.getByLabel("Your clue");
/** The box in which a player who is not the storyteller drafts a clue for later. */
const laterBox = (guest: Guest) => guest.page.getByLabel("A clue for your turn");
const privateViewOf = (guest: Guest) => guest.page.getByRole("radio");

const boardOf = (guest: Guest) =>
  guest.page.getByRole("list", { name: /The cards/ }).getByRole("button");
const ownOn = (guest: Guest) => guest.page.getByRole("button", { name: /^Card \d+\..*Your card$/ });

async function handLabels(guest: Guest): Promise<string[]> {
  const all = await privateViewOf(guest).all();
  return Promise.all(all.map(async (one) => (await one.getAttribute("aria-label")) ?? ""));
}

async function boardLabels(guest: Guest): Promise<string[]> {
  const all = await boardOf(guest).getByRole("img").all();
  return Promise.all(all.map(async (one) => (await one.getAttribute("alt")) ?? ""));
}

/** Returns the storyteller of this turn and the other players. */
async function roles(phones: readonly Guest[]): Promise<{ teller: Guest; others: Guest[] }> {
  for (const phone of phones) {
    await phone.stage("CLUE");
    await privateViewOf(phone).first().waitFor();
  }
  const others: Guest[] = [];
  let teller: Guest | undefined;
  for (const phone of phones) {
    if ((await clueBox(phone).count()) > 0) teller = phone;
    else others.push(phone);
  }
  if (!teller) throw new Error("nobody tells");
  return { teller, others };
}

async function tell(teller: Guest, text: string): Promise<void> {
  await privateViewOf(teller).nth(1).click();
  await clueBox(teller).fill(text);
  await teller.press("Send the clue");
}

/** Like `tell`, and presses again until the clue is sent: a button ignores a second press for a moment. */
async function tellAgain(teller: Guest, text: string): Promise<void> {
  const send = teller.button("Send the clue");
  await tell(teller, text);
  const isSent = () =>
    send.waitFor({ state: "hidden", timeout: 1_000 }).then(
      () => true,
      () => false,
    );
  while (!(await isSent())) await send.click({ timeout: 1_000 }).catch(() => undefined);
}

async function pick(guest: Guest): Promise<void> {
  await guest.stage("PICK");
  await privateViewOf(guest).nth(2).click();
  await guest.press("Play this card");
  await guest.sees("Card played!");
}

/** Opens a card that is not the player's own and votes for it. */
async function vote(guest: Guest): Promise<void> {
  await guest.stage("VOTE");
  const own = (await ownOn(guest).textContent()) ?? "";
  // A player whose own card is the first votes for the second.
  await boardOf(guest)
    .nth(own.startsWith("1") ? 1 : 0)
    .click();
  await guest.press("Vote for this card");
  await guest.sees("Vote’s in!");
}

describe("AB Thinking with a TV and four players", () => {
  it("is played from the deal to the podium, by touch and by keyboard", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url, "AB_THINKING");
    const { guest: ada, member } = await memberOnPhone(browser(), server, code, "Ada");
    const join = (name: string, viewport: typeof PHONE) =>
      seatOnPhone(browser(), server.url, code, name, { viewport });
    const [ben, cleo, dora] = await Promise.all([
      join("Ben", PHONE_ON_ITS_SIDE),
      join("Cleo", PHONE),
      join("Dora", LAPTOP),
    ]);
    const phones = [ada, ben, cleo, dora];
    const everybody = [tv, ...phones];
    // Cleo's phone has the size of Ada's, so it is only checked while Cleo tells.
    const sizes = [tv, ada, ben, dora];
    const fetched = new Map(phones.map((phone) => [phone, watchCards(phone)]));
    // One turn can bring five points, so there is a second one, which is played by keyboard.
    await setting(tv, "Points to win", "10");
    await tv.sees("First to 10 points");
    // Neither the players nor axe should be hurried.
    await setting(tv, "Timer", "Off");
    await tv.press("Start the game");
    for (const guest of everybody) await guest.stage("TUTORIAL");
    await lookAt("tutorial", everybody, sizes);
    for (const phone of phones) await phone.press("OK, got it!");

    await endUntil(tv, "CLUE");
    const { teller, others } = await roles(phones);
    await lookAt("clue", everybody, [...sizes, teller]);
    const hands = new Map<Guest, string[]>();
    for (const phone of phones) {
      const hand = cardsIn(await handLabels(phone));
      expect(new Set(hand).size).toBe(6);
      hands.set(phone, hand);
    }
    // No card is in two hands, and the television shows no card at all.
    expect(new Set([...hands.values()].flat()).size).toBe(24);
    expect(await tv.page.locator("main img[alt]:not([alt=''])").count()).toBe(0);

    const ahead = new Map(others.map((guest, at) => [guest, `thought of ${at} turns before`]));
    for (const [guest, text] of ahead) {
      await laterBox(guest).fill(text);
      await guest.sees("It waits here until it’s your turn.");
    }

    // A clue that is too long cannot be sent; one that contains a player's name is refused.
    await clueBox(teller).fill("x".repeat(61));
    expect(await teller.button("Send the clue").isDisabled()).toBe(true);
    const alias = others[0] === ada ? "ADA" : others[0] === ben ? "BEN" : "CLEO";
    await tell(teller, `ask ${alias.toLowerCase()}, maybe`);
    await teller.sees("No names!");
    await tellAgain(teller, CLUE);

    // Every screen shows the clue as it was typed.
    for (const guest of [tv, ...others]) {
      await guest.stage("PICK");
      await guest.sees(CLUE);
    }
    await lookAt("pick", everybody, [...sizes, teller]);
    const [first, ...rest] = others;
    if (!first) throw new Error("too few");
    await pick(first);
    // A player may change the card, and a reload loses nothing.
    await privateViewOf(first).nth(4).click();
    await first.press("Play this one instead");
    await first.page.reload();
    await first.stage("PICK");
    await first.sees("Card played!");
    await Promise.all(rest.map(pick));

    await tv.stage("SHOW");
    await endStage(tv, "SHOW");
    for (const guest of everybody) await guest.stage("VOTE");
    await lookAt("vote", everybody, [...sizes, teller]);
    const board = cardsIn(await boardLabels(first));
    expect(new Set(board).size).toBe(4);
    // A phone loads the cards of its hand and of the board, and no others.
    for (const phone of phones) {
      const known = new Set([...(hands.get(phone) ?? []), ...board, ...EXPLAINED]);
      const foreign = [...(fetched.get(phone) ?? [])].filter((id) => !known.has(id));
      expect(foreign).toEqual([]);
    }
    await vote(first);
    await Promise.all(rest.map(vote));

    for (const guest of everybody) await guest.stage("REVEAL");
    await tv.sees(/It was card \d!/);
    await lookAt("reveal", everybody, [...sizes, teller]);
    await endStage(tv, "REVEAL");

    for (let turn = 2; turn <= 12; turn++) {
      const isOver = tv.page.locator('[data-stage="GAME_END"]');
      const isNext = tv.page.locator('[data-stage="CLUE"]');
      await isOver.or(isNext).first().waitFor({ timeout: 60_000 });
      if (await isOver.isVisible()) break;
      const round = await roles(phones);
      const thought = ahead.get(round.teller);
      if (thought !== undefined) {
        expect(await clueBox(round.teller).inputValue()).toBe(thought);
        ahead.delete(round.teller);
      }
      await tell(round.teller, `turn ${turn}`);
      await Promise.all(round.others.map(pickByAnyMeans));
      await tv.stage("SHOW");
      await endStage(tv, "SHOW");
      await Promise.all(round.others.map(voteByAnyMeans));
      await tv.stage("REVEAL");
      await endStage(tv, "REVEAL");
    }
    for (const guest of everybody) await guest.stage("GAME_END");
    await tv.sees(/wins!|win together!/);
    await lookAt("end", everybody, sizes);

    // On her profile Ada finds each of her clues with its card, as it was typed.
    await openPlayed(ada, member.userId, "AB Thinking");
    const told = keepsakesOn(ada).filter({ hasText: CLUE });
    const [card] = cardsIn([(await told.getByRole("img").first().getAttribute("alt")) ?? ""]);
    expect(board).toContain(card);
    expect(await keepsakesOn(ada).filter({ hasText: "turn 2" }).count()).toBe(1);
    await lookAt("profile", [ada]);
    for (const guest of everybody) await guest.leave();

    /** Plays a card like `pick`. Dora's laptop has a keyboard: there a digit selects the card. */
    async function pickByAnyMeans(guest: Guest): Promise<void> {
      if (guest !== dora) return pick(guest);
      await guest.stage("PICK");
      await privateViewOf(guest).first().waitFor();
      await guest.page.keyboard.press("Digit3");
      await privateViewOf(guest).nth(2).and(guest.page.locator("[aria-checked=true]")).waitFor();
      await guest.press("Play this card");
      await guest.sees("Card played!");
    }

    async function voteByAnyMeans(guest: Guest): Promise<void> {
      if (guest !== dora) return vote(guest);
      await guest.stage("VOTE");
      const own = (await ownOn(guest).textContent()) ?? "";
      await guest.page.keyboard.press(own.startsWith("1") ? "Digit2" : "Digit1");
      await guest.sees("Vote’s in!");
    }
  });
});
