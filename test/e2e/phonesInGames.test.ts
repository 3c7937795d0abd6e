import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import texts from "../../src-web/i18n/locales/en/room.json" with { type: "json" };
import type { AbPrivate } from "../../src-rooms/games/ab-thinking/types.ts";
import type { SnaptionPrivate } from "../../src-rooms/games/snaption/types.ts";
import type { SyncPrivate } from "../../src-rooms/games/sync-think/types.ts";
import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Table } from "../support/table.ts";
import { button, rigRooms, toasts, turnOf } from "./rigRooms.ts";
import { theBrowser } from "./setting.ts";

const room = rigRooms(theBrowser());

const dialogs = (page: Page) => page.locator("dialog[open]");

/** Switches this screen to German, from the menu of a phone or the host's controls of a television. */
async function speakGerman(page: Page, menu: RegExp): Promise<void> {
  await button(page, menu).click();
  await button(page, /Language here/).click();
  await page.getByRole("radio", { name: "Deutsch" }).click();
  await page.locator('html[lang="de"]').waitFor();
}

it("a phone that wakes up follows the room's clock, and sends the typed word before time is up", async () => {
  const { rig, table, first, phone, showStage } = await room("SYNC_THINK", 3);
  table.start({ includeTutorial: false });
  table.until("THINK");
  const page = await phone(first);
  await showStage(page);
  await page.locator("main input").fill("banana");
  rig.sleep((table.state.clock.stage.endsAt ?? 0) - table.now - 3_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  // SAFETY: the game of this test is SYNC_THINK.
  const word = () => (table.hand(first) as SyncPrivate).word;
  await expect.poll(word, { timeout: 8_000 }).toBe("banana");
});

it("SYNC_THINK: a half-typed word survives a reload", async () => {
  const { table, first, phone, showStage } = await room("SYNC_THINK", 3);
  table.start({ includeTutorial: false });
  table.until("THINK");
  const page = await phone(first);
  await showStage(page);
  await page.locator("main input").fill("banan");
  await page.reload();
  await expect.poll(() => page.locator("main input").inputValue()).toBe("banan");
});

it("CANVAS_CLASH: a half-typed guess survives a reload, and is forgotten once it is sent", async () => {
  const { table, phone, showStage } = await room("CANVAS_CLASH", 5);
  table.start({ numberOfTurns: 1, includeTutorial: false });
  table.until("DRAW");
  const [guesser] = playerIdsOf(turnOf(table)?.guessers ?? {});
  if (guesser === undefined) throw new Error("nobody guesses");
  const page = await phone(guesser);
  await showStage(page);
  const box = page.locator("main input");
  await box.fill("hedgeh");
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe("hedgeh");
  await box.press("Enter");
  await expect.poll(() => turnOf(table)?.feed.map(({ text }) => text)).toContain("hedgeh");
  await page.reload();
  await box.waitFor();
  expect(await box.inputValue()).toBe("");
});

it("EXPERIMENTS: a half-typed number survives a reload", async () => {
  const { table, first, phone, showStage } = await room("EXPERIMENTS", 2);
  table.start({ includeTutorial: false });
  table.until("ESTIMATE");
  const page = await phone(first);
  await showStage(page);
  for (const digit of ["7", "3", "1"]) await button(page, new RegExp(`^${digit}$`)).click();
  await page.getByText("731").first().waitFor();
  await page.reload();
  await page.getByText("731").first().waitFor();
});

it("EXPERIMENTS: a number typed on a keyboard is locked in with Enter", async () => {
  const { table, first, phone, showStage } = await room("EXPERIMENTS", 2);
  table.start({ includeTutorial: false });
  table.until("ROUND_INTRO");
  const page = await phone(first, 1280, 800);
  await showStage(page);
  table.until("ESTIMATE");
  await showStage(page);
  await button(page, /Lock it in/).waitFor();
  await page.keyboard.type("123");
  await page.getByText("123").first().waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => table.topic("stage").done[first]).toBe(true);
});

/**
 * Makes the storyteller give a clue and all others play a card, until the board is open. Returns the others.
 */
function openBoard(table: Table, ids: readonly PlayerId[]): PlayerId[] {
  const [teller] = playerIdsOf(table.topic("stage").waitingFor);
  // SAFETY: the game of these tests is AB_THINKING.
  const cardOf = (id: PlayerId) => (table.hand(id) as AbPrivate).hand[0]?.cardId;
  if (teller === undefined) throw new Error("nobody tells");
  table.move(teller, { type: "clue", cardId: cardOf(teller), text: "blue" });
  table.until("PICK");
  const others = ids.filter((id) => id !== teller);
  for (const id of others) table.move(id, { type: "pick", cardId: cardOf(id) });
  table.until("VOTE");
  return others;
}

it("AB_THINKING: a digit typed while the menu is open is not a vote", async () => {
  const { table, ids, phone, showStage } = await room("AB_THINKING", 4);
  table.start({ includeTutorial: false });
  table.until("CLUE");
  const [voter] = openBoard(table, ids);
  const page = await phone(voter, 1280, 800);
  await showStage(page);
  await page.locator("main ol button").first().waitFor();
  await button(page, /^Menu$/).click();
  await dialogs(page).waitFor();
  for (const digit of "1234") await page.keyboard.press(`Digit${digit}`);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialogs(page).count()).toBe(0);
  expect(voter !== undefined && table.topic("stage").done[voter]).toBeFalsy();
  // Outside the menu it is a vote.
  for (const digit of "12") await page.keyboard.press(`Digit${digit}`);
  await expect.poll(() => voter !== undefined && table.topic("stage").done[voter]).toBe(true);
});

it("the question whether to end a game closes when that game ends", async () => {
  const { table, phone, showStage } = await room("RPS_SHOOT", 2);
  table.start({ includeTutorial: false, numberOfRounds: 1 });
  table.until("PROGRAM");
  const tv = await phone(undefined, 1280, 720);
  await showStage(tv);
  await button(tv, /Host controls/).click();
  await button(tv, /End the game/).click();
  await tv.getByRole("dialog", { name: "End this game?" }).waitFor();
  table.until("GAME_END");
  await showStage(tv);
  expect(await tv.getByRole("dialog", { name: "End this game?" }).count()).toBe(0);
});

it("a host who is choosing the next game when the podium ends can go on choosing in the lobby", async () => {
  const { table, phone, showStage } = await room("RPS_SHOOT", 2);
  table.start({ includeTutorial: false });
  table.host({ topic: "requestEndGame", body: {} });
  expect(table.stage).toBe("GAME_END");
  const tv = await phone(undefined, 1280, 720);
  await showStage(tv);
  await button(tv, /^Another game$/).click();
  const games = tv.getByRole("dialog", { name: "What’s next?" });
  await games.waitFor();
  table.until("LOBBY");
  await showStage(tv);
  expect(await games.count()).toBe(1);
  await games.getByRole("button", { name: /Requip/i }).click();
  await expect.poll(() => dialogs(tv).count()).toBe(0);
  await expect.poll(() => table.state.room.chosen?.gameType).toBe("REQUIP");
});

it("the choice of the next game closes when a game begins", async () => {
  const { table, phone, showStage } = await room("RPS_SHOOT", 2);
  const tv = await phone(undefined, 1280, 720);
  await button(tv, /^Choose another game/).click();
  await tv.getByRole("dialog", { name: "What’s next?" }).waitFor();
  table.start({ includeTutorial: false });
  await showStage(tv);
  await expect.poll(() => dialogs(tv).count()).toBe(0);
});

it("a host who is planning the evening when the podium ends can go on planning at the standing", async () => {
  const { table, phone, showStage } = await room("RPS_SHOOT", 4);
  const [rps, sync] = (["RPS_SHOOT", "SYNC_THINK"] as const).map((gameType) => ({
    gameType,
    length: 1,
  }));
  if (!rps || !sync) throw new Error("no games");
  const body = { entries: [rps, sync, rps], handsFree: false };
  table.host({ topic: "playlist", body });
  table.start({ includeTutorial: false });
  table.host({ topic: "requestEndGame", body: {} });
  const tv = await phone(undefined, 1280, 720);
  await showStage(tv);
  await button(tv, /^Party Director$/).click();
  const planner = tv.getByRole("dialog", { name: "Party Director" });
  await planner.getByRole("button", { name: /^Drop Sync/i }).click();
  table.until("STANDING");
  await showStage(tv);
  expect(await planner.getByRole("button", { name: /^Drop/ }).count()).toBe(1);
  await planner.getByRole("button", { name: "Play this evening" }).click();
  await expect.poll(() => dialogs(tv).count()).toBe(0);
  expect(table.topic("evening").next).toEqual([rps]);
});

it("a keyboard keeps its place in the plan of an evening at the ends of its numbers and its list", async () => {
  const { phone } = await room("RPS_SHOOT", 2);
  const tv = await phone(undefined, 1280, 720);
  await button(tv, /^Party Director$/).click();
  const planner = tv.getByRole("dialog", { name: "Party Director" });
  const focused = () => tv.evaluate(() => document.activeElement?.textContent);
  const press = async (times: number) => {
    for (let left = times; left > 0; left -= 1) await tv.keyboard.press("Enter");
  };
  const people = planner.getByRole("group", { name: "How many of you?" });
  const fewer = people.getByRole("button").first();
  await fewer.focus();
  await press(8);
  expect(await people.locator("output").textContent()).toBe("2");
  expect(await fewer.evaluate((one) => one === document.activeElement)).toBe(true);
  const drop = planner.getByRole("button", { name: /^Drop / });
  await drop.first().focus();
  await press(await drop.count());
  await planner.getByText("The list is empty. Add a game.").waitFor();
  expect(await focused()).toBe("Add a game");
  // The button ignores a second press for a moment.
  const add = () => press(1).then(() => drop.count());
  await expect.poll(add, { interval: 100 }).toBe(12);
  await press(2);
  expect(await drop.count()).toBe(12);
  expect(await focused()).toBe("Add a game");
});

it("a host who turned the reel off gets their game settings back too", async () => {
  const { table, phone } = await room("RPS_SHOOT", 2);
  const tv = await phone(undefined, 1280, 720);
  const kept = { games: { RPS_SHOOT: { numberOfRounds: 5 } }, room: { reel: false } };
  await tv.evaluate(
    (choices) => localStorage.setItem("hubbub.hosting", choices),
    JSON.stringify(kept),
  );
  await tv.reload();
  await expect.poll(() => table.topic("reel").on).toBe(false);
  await expect.poll(() => table.topic("gameSettingsUpdated").numberOfRounds).toBe(5);
});

it("a picture of the game stays open when the podium ends, until the next game begins", async () => {
  const { table, first, phone, showStage } = await room("RPS_SHOOT", 2);
  table.start({ includeTutorial: false });
  table.host({ topic: "requestEndGame", body: {} });
  const page = await phone(first);
  await showStage(page);
  await button(page, /^Picture of the game$/).click();
  const picture = page.getByRole("dialog", { name: "Your picture" });
  await picture.waitFor();
  table.until("LOBBY");
  await showStage(page);
  expect(await picture.getByRole("img").count()).toBe(1);
  table.host({ topic: "startGame", body: {} });
  await showStage(page);
  await expect.poll(() => dialogs(page).count()).toBe(0);
});

it.each([undefined, "phone"])(
  "the question whether to close the room stays open when the podium ends (%s)",
  async (on) => {
    const isPhone = on === "phone";
    const { table, phone, showStage } = await room(
      "RPS_SHOOT",
      1,
      isPhone ? "HOST_AND_PLAY" : "HOST",
    );
    const ada = table.join("Ada", { asHost: isPhone });
    table.start({ includeTutorial: false });
    table.host({ topic: "requestEndGame", body: {} });
    const page = await (isPhone ? phone(ada) : phone(undefined, 1280, 720));
    await showStage(page);
    await button(page, /^Close the room$/).click();
    const question = page.getByRole("dialog", { name: /^Close the room/ });
    await question.waitFor();
    table.until("LOBBY");
    await showStage(page);
    expect(await question.count()).toBe(1);
    await question.getByRole("button", { name: "Close the room" }).click();
    await expect.poll(() => table.stage).toBe("CLOSED");
  },
);

it("a player invited to a circle when the podium ends can still join in the lobby", async () => {
  const { table, ids, phone, showStage } = await room("RPS_SHOOT", 2);
  const [first, second] = ids as [PlayerId, PlayerId];
  table.start({ includeTutorial: false });
  table.host({ topic: "requestEndGame", body: {} });
  table.do({ type: "circle", playerId: second, circleId: "friends", userId: "bo" });
  const page = await phone(first);
  const claims = { userId: "ada", isGuest: true, roles: [], exp: Date.now() / 1_000 + 3_600 };
  const accessToken = `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;
  const found = { circleId: "friends", name: "Friends", isMember: false };
  let joined = 0;
  await page.route("**/api/v1/gameSession/*/circle", (route) =>
    route.fulfill({ json: { tonight: found, yours: [] } }),
  );
  await page.route("**/api/v1/gameSession/*/circle/members", (route) => {
    joined += 1;
    return route.fulfill({ status: 201, json: found });
  });
  await page.route("**/api/v1/user/**", (route) => route.fulfill({ json: { accessToken } }));
  await showStage(page);
  await button(page, /circle$/).click();
  const question = page.getByRole("dialog", { name: /Friends/ });
  await question.waitFor();
  table.until("LOBBY");
  await showStage(page);
  expect(await question.count()).toBe(1);
  await question.getByRole("button", { name: "Count me in" }).click();
  await expect.poll(() => dialogs(page).count()).toBe(0);
  expect(joined).toBe(1);
});

it("RPS_SHOOT: the standings for screen readers do not give away points before they are shown", async () => {
  const { table, ids, phone, showStage } = await room("RPS_SHOOT", 2);
  const [ada, bo] = ids as [PlayerId, PlayerId];
  table.start({ includeTutorial: false });
  table.until("PROGRAM");
  const page = await phone(ada);
  await showStage(page);
  const lines = page.getByRole("list", { name: "Standings" }).getByRole("listitem");
  const order = async () => (await lines.allTextContents()).map((text) => text.split(":")[0]);
  await expect.poll(() => lines.count()).toBe(2);
  const before = await order();
  // Bo wins.
  table.move(ada, { type: "program", battle: 1, moves: ["ROCK", "ROCK", "ROCK"] });
  table.move(bo, { type: "program", battle: 1, moves: ["PAPER", "PAPER", "PAPER"] });
  table.until("SHOOT");
  await showStage(page);
  expect(await order()).toEqual(before);
});

it("the question whether to take a player out closes when that player leaves", async () => {
  const { rig, table, ids, phone } = await room("RPS_SHOOT", 3);
  const [, , cleo] = ids as [PlayerId, PlayerId, PlayerId];
  const tv = await phone(undefined, 1280, 720);
  const name = table.state.seats[cleo]?.alias ?? "";
  await button(tv, new RegExp(`^Kick ${name} out`, "i")).click();
  await tv.getByRole("dialog", { name: /^Kick / }).waitFor();
  table.do({ type: "quit", playerId: cleo });
  rig.tell();
  await expect.poll(() => dialogs(tv).count()).toBe(0);
});

it("CANVAS_CLASH: changing the language does not announce a close guess again", async () => {
  const { rig, table, phone, showStage } = await room("CANVAS_CLASH", 5);
  table.start({ numberOfTurns: 1, includeTutorial: false });
  table.until("DRAW");
  const turn = turnOf(table);
  const [guesser] = playerIdsOf(turn?.guessers ?? {});
  if (!turn || guesser === undefined) throw new Error("nobody guesses");
  const page = await phone(guesser);
  await showStage(page);
  await page.locator("main input").waitFor();
  const alert = page.locator("[role=alert]").first();
  await alert.waitFor({ state: "attached" });
  // One letter too many.
  table.move(guesser, { type: "guess", text: `${turn.word.text}y` });
  rig.tell();
  await expect.poll(() => alert.textContent()).toContain("so close");
  await speakGerman(page, /^Menu$/);
  await page.locator("main").getByText("ganz nah dran").waitFor({ state: "attached" });
  expect(await alert.textContent()).not.toContain("ganz nah dran");
});

it("changing the language does not restart the television's sound", async () => {
  const { phone } = await room("RPS_SHOOT", 2);
  const tv = await phone(undefined, 1280, 720);
  // The sound module has loaded and opened its own AudioContext.
  await tv.waitForLoadState("networkidle");
  await tv.evaluate(() => {
    const { AudioContext: Usual } = globalThis;
    globalThis.AudioContext = class extends Usual {
      constructor() {
        super();
        document.body.dataset["openedAnew"] = "";
      }
    };
  });
  await speakGerman(tv, /Host controls/);
  await tv.getByRole("dialog", { name: "Host-Menü" }).waitFor();
  expect(await tv.locator("body[data-opened-anew]").count()).toBe(0);
});

it("without a network a menu not yet loaded does not open, and the game stays", async () => {
  const { table, first, phone, showStage } = await room("SYNC_THINK", 3);
  table.start({ includeTutorial: false });
  table.until("THINK");
  const page = await phone(first);
  await showStage(page);
  await page.locator("main input").fill("banana");
  await page.route("**/*", (route) => route.abort());
  await button(page, /^Menu$/).click();
  await toasts(page).getByText("can’t reach").waitFor();
  expect(await dialogs(page).count()).toBe(0);
  expect(await page.locator("main input").inputValue()).toBe("banana");
});

it("without a network a host's lobby stays too", async () => {
  const { table, phone } = await room("RPS_SHOOT", 0, "HOST_AND_PLAY");
  const page = await phone(table.join("Ada", { asHost: true }));
  const said = toasts(page).getByText("can’t reach");
  // The QR code of the room's address has been drawn by then.
  await page.getByText("Bring somebody in").waitFor();
  await page.locator("button svg path[fill=currentColor]").first().waitFor();
  const lose = (route: Route) => route.abort();
  await page.route("**/*", lose);
  for (const [at, way] of [/Bring somebody in/, /^Settings$/].entries()) {
    await button(page, way).click();
    await expect.poll(() => said.count()).toBe(at + 1);
    expect(await dialogs(page).count()).toBe(0);
  }
  // Once the network is back, pressing again is enough.
  await page.unroute("**/*", lose);
  const asksAgain = async () => {
    if ((await dialogs(page).count()) === 0) await button(page, /^Settings$/).click();
    return page.getByRole("radiogroup").count();
  };
  await expect.poll(asksAgain, { interval: 500 }).toBeGreaterThan(0);
});

it("a toast is shown above a dialog that was opened after it", async () => {
  const { table, phone } = await room("RPS_SHOOT", 0, "HOST_AND_PLAY");
  const page = await phone(table.join("Ada", { asHost: true }));
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  });
  const said = toasts(page);
  const copy = page.getByRole("dialog").getByRole("button", { name: /Copy the link/ });
  await button(page, /Bring somebody in/).click();
  await copy.click();
  await said.first().waitFor();
  await page.keyboard.press("Escape");
  await button(page, /Bring somebody in/).click();
  await copy.click();
  await said.nth(1).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("DOM.getDocument");
  const { nodeIds } = await cdp.send("DOM.getTopLayerElements");
  const nodes = await Promise.all(
    nodeIds.map((nodeId) => cdp.send("DOM.describeNode", { nodeId })),
  );
  const names = nodes.map(({ node }) => node.localName);
  expect(names.filter((name) => name === "ul" || name === "dialog")).toEqual(["dialog", "ul"]);
});

it("closing what a menu led to returns the focus to the menu button", async () => {
  const { first, phone } = await room("RPS_SHOOT", 2);
  const page = await phone(first);
  const menu = button(page, /^Menu$/);
  for (const way of [/^Rules of the game$/, /^Move to another phone$/, /^Report something$/]) {
    await menu.click();
    await button(page, way).click();
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => page.getByRole("dialog", { name: "Menu" }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialogs(page).count()).toBe(0);
    expect(await menu.evaluate((one) => one === document.activeElement), String(way)).toBe(true);
  }
});

const { timeUp1, timeUp2, timeUp3, timeUp4 } = texts.voice;
const TIME_UP = new RegExp([timeUp1, timeUp2, timeUp3, timeUp4].join("|"));

it("the robot does not call time when everybody is done", async () => {
  const { rig, table, ids, phone, showStage } = await room("SYNC_THINK", 3);
  table.start({ includeTutorial: false });
  table.until("THINK");
  const tv = await phone(undefined, 1280, 720);
  await showStage(tv);
  const said = toasts(tv);
  rig.wait((table.state.clock.stage.endsAt ?? 0) - table.now - 9_000);
  const warning = table.events.filter(({ topic }) => topic === "timeRunningOut");
  // The screen's clock runs and the room's does not: each update sets the screen's remaining time back. The
  // robot's voice, which loads after the stage, may have missed the warning.
  const saysHurry = () => {
    table.events.push(...warning);
    rig.tell();
    return said.count();
  };
  await expect.poll(saysHurry).toBeGreaterThan(0);
  for (const [at, id] of ids.entries()) table.move(id, { type: "word", word: `banana ${at}` });
  rig.tell();
  const stop = rig.live();
  await tv.locator('[data-stage="REVEAL"]').waitFor();
  stop();
  expect(await said.filter({ hasText: TIME_UP }).allTextContents()).toEqual([]);
});

it("SNAPTION: a double tap on report reports a caption once", async () => {
  const { table, ids, phone, showStage } = await room("SNAPTION", 4);
  table.start({ includeTutorial: false, snaptionSettings: { photoSource: "pack" } });
  table.until("CAPTION");
  for (const id of ids) {
    // SAFETY: the game of this test is SNAPTION.
    for (const { photo } of (table.hand(id) as SnaptionPrivate).photos) {
      table.move(id, { type: "caption", photo, text: `Caption ${id} on ${photo}` });
    }
  }
  table.until("REVEAL");
  const page = await phone(ids[0]);
  await showStage(page);
  await button(page, /^Report [A-F]$/).dblclick();
  const said = toasts(page).filter({ hasText: "Thanks" });
  await said.last().waitFor();
  expect(await said.count()).toBe(1);
});
