import { describe, expect, it } from "vitest";
import { admin, logIn, member, memberIn, type Member } from "./accounts.ts";
import { looksOf } from "./looks.ts";
import { CANVAS, chooseRoom } from "./party.ts";
import { Guest, PHONE, TV } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();
const { lookAt } = looksOf("library");

/** Cells as a spreadsheet copies them: numbered rows with a heading. */
const SHEET =
  "No.\tWord\tHow hard\n1\tRaclette\teasy\n2\tFondue fork\thard\n3\tCheese dream\thard\n";

/** Pastes this text into the field with this label. */
async function paste({ page }: Guest, label: string, text: string): Promise<void> {
  const area = page.getByLabel(label, { exact: true });
  await area.focus();
  await area.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", data);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", init));
  }, text);
}

declare global {
  /** Distance of each switch from the top of the open dialog in every frame, px. */
  var hubbubSwitches: Record<string, number[]> | undefined;
}

/** Runs in the page: records from now on where the switches are. */
function followSwitches(): void {
  const tops: Record<string, number[]> = {};
  globalThis.hubbubSwitches = tops;
  const look = (): void => {
    const dialog = document.querySelector<HTMLElement>("dialog[open]");
    for (const one of dialog?.querySelectorAll<HTMLElement>("[role=switch]") ?? []) {
      let [top, at] = [0, one as HTMLElement | null];
      for (; at && at !== dialog; at = at.offsetParent as HTMLElement | null) top += at.offsetTop;
      (tops[one.getAttribute("aria-label") ?? ""] ??= []).push(top);
    }
    requestAnimationFrame(look);
  };
  look();
}

/** The card of a pack in the library. */
const card = ({ page }: Guest, name: string) =>
  page.getByRole("listitem").filter({ hasText: name });

/** Shares a pack of words with this name as this member. */
async function share(name: string, { accessToken }: Member): Promise<void> {
  const answer = await fetch(`${server.url}/api/v1/wordPack/add`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      name,
      language: "en",
      isPublic: true,
      rating: "family",
      words: ["one", "two"],
    }),
  });
  expect(answer.status).toBe(201);
}

describe("shared packs", () => {
  it("are pasted, found, played in two taps, liked, copied, reported and judged", async () => {
    const name = `Cheese evening ${Date.now()}`;
    const ada = await Guest.arrive(browser(), server.url, { viewport: PHONE });
    const { userId } = await memberIn(server, ada, "Ada");
    await ada.open(`/user/${userId}/packs/word/new`);
    await ada.page.getByLabel("Name of the pack").fill(name);
    await paste(ada, "Words", SHEET);
    await ada.sees("3 of 500");
    expect(await ada.page.getByLabel("Words", { exact: true }).inputValue()).toBe(
      "Raclette\nFondue fork\nCheese dream",
    );
    await ada.page.getByLabel("Everybody may play with it").check();
    await ada.insist("Save the pack", "Saved!");
    await ada.sees("Nobody has played with this pack yet.");
    // The toast that says so covers the form for a moment.
    await ada.page.locator("li", { hasText: "Saved!" }).first().waitFor({ state: "hidden" });
    await lookAt("written", [ada]);

    // Another host starts the pack with two taps in the lobby.
    const tv = await Guest.arrive(browser(), server.url, { viewport: TV });
    await memberIn(server, tv, "Bo");
    await tv.open("/");
    await tv.press("Host a game");
    await chooseRoom(tv, "Big screen", CANVAS);
    await tv.stage("LOBBY");
    await tv.press("Packs");
    await card(tv, name).getByRole("button", { name: "Play", exact: true }).click();
    await tv.sees(`“${name}” is in the game.`);
    await lookAt("chosen", [tv]);
    await tv.page.keyboard.press("Escape");
    await tv.page.evaluate(followSwitches);
    await tv.press("Settings");
    await tv.page.getByRole("checkbox", { name }).waitFor();
    const stood = (await tv.page.evaluate(() => globalThis.hubbubSwitches)) ?? {};
    expect(Object.keys(stood).length).toBeGreaterThan(2);
    // No switch moved when something loaded later: a finger may be on its way to it.
    for (const tops of Object.values(stood)) expect(new Set(tops).size).toBe(1);
    await lookAt("settings", [tv]);

    await tv.open("/packs");
    await tv.page.getByRole("searchbox", { name: "Search" }).fill("fondue");
    const found = card(tv, name);
    await found.waitFor();
    await found.getByRole("button", { name: `Like “${name}”` }).click();
    await found.getByRole("img", { name: "Likes: 1" }).waitFor();
    await lookAt("found", [tv]);
    await found.getByRole("button", { name: `Report “${name}”` }).click();
    const asked = tv.page.getByRole("dialog");
    await asked.getByRole("combobox").selectOption("spam");
    await asked.getByRole("button", { name: "Report" }).last().click();
    await tv.sees("Thank you, we’ll look at it.");
    await found.getByRole("button", { name: "Copy and change" }).click();
    await tv.page.waitForURL(/\/user\/.*\/packs\/word\//);
    await tv.sees("Copied: now it’s yours.");

    const boss = await Guest.arrive(browser(), server.url, { viewport: TV });
    await boss.open("/admin/reports");
    await logIn(boss, await admin(server, "Boss"));
    const report = boss.page.getByRole("listitem").filter({ hasText: name }).first();
    await report.getByText("Fondue fork").last().waitFor();
    await lookAt("reported", [boss]);
    await report.getByRole("button", { name: "Take it down" }).click();
    await boss.sees("Done!");
    await boss.page.getByRole("link", { name: "Logbook" }).click();
    await boss.sees("Judged a report");
    await lookAt("judged", [boss]);

    // The pack has disappeared for everybody but its owner.
    await tv.open("/packs");
    await tv.page.getByRole("searchbox", { name: "Search" }).fill(name);
    await tv.sees("Nothing here that fits");
    await lookAt("nothing", [tv]);
    await ada.page.reload();
    await ada.sees("We took this pack down: nobody but you sees it.");
    for (const one of [ada, tv, boss]) await one.leave();
  });

  it("lead a visitor who wants to copy one to a login, without an offer to continue as a guest", async () => {
    const name = `Visitors ${Date.now()}`;
    await share(name, await member(server, "Ada"));
    const eve = await Guest.arrive(browser(), server.url);
    await eve.open("/packs");
    await eve.page.getByRole("searchbox", { name: "Search" }).fill(name);
    await card(eve, name).getByRole("button", { name: "Log in to keep it" }).click();
    const dialog = eve.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Log in", exact: true }).waitFor();
    expect(await dialog.getByRole("button", { name: "Continue as a guest" }).count()).toBe(0);
    await eve.leave();
  });

  it("are not lost when another one is tapped while the first is being sent", async () => {
    const names = [1, 2].map((at) => `Twins ${at} ${Date.now()}`);
    const tv = await Guest.arrive(browser(), server.url, { viewport: TV });
    const bo = await memberIn(server, tv, "Bo");
    await Promise.all(names.map((name) => share(name, bo)));
    // A slow connection: every message to the room is delayed.
    await tv.page.routeWebSocket(/\/parties\//, (socket) => {
      const room = socket.connectToServer();
      socket.onMessage((message) => void setTimeout(() => room.send(message), 1_000));
    });
    await tv.open("/");
    await tv.press("Host a game");
    await chooseRoom(tv, "Big screen", CANVAS);
    await tv.stage("LOBBY");
    await tv.press("Packs");
    await tv.page.getByRole("searchbox", { name: "Search" }).fill("Twins");
    const plays = names.map((name) =>
      card(tv, name).getByRole("button", { name: "Play", exact: true }),
    );
    for (const play of plays) await play.waitFor();
    for (const play of plays) await play.click({ timeout: 2_000 }).catch(() => undefined);
    await expect.poll(() => tv.page.getByRole("dialog").count()).toBe(0);
    await tv.press("Settings");
    const boxes = names.map((name) => tv.page.getByRole("checkbox", { name }));
    await boxes[0]?.waitFor();
    expect(await Promise.all(boxes.map((box) => box.isChecked()))).toEqual([true, false]);
    await tv.leave();
  });

  it("announce an error every time it happens", async () => {
    const name = `Silence ${Date.now()}`;
    const ada = await Guest.arrive(browser(), server.url);
    await share(name, await memberIn(server, ada, "Ada"));
    await ada.open("/packs");
    await ada.page.getByRole("searchbox", { name: "Search" }).fill(name);
    await ada.page.route("**/report", (route) => route.abort());
    const dialog = ada.page.getByRole("dialog");
    const said = dialog.getByRole("alert").last();
    const report = async () => {
      const before = await said.textContent();
      // The button ignores a second press for a moment.
      const press = async () => {
        await dialog.getByRole("button", { name: "Report" }).last().click();
        return said.textContent();
      };
      await expect.poll(press, { interval: 500 }).not.toBe(before);
      expect(await said.textContent()).toContain("We can’t reach the server.");
    };
    const flag = card(ada, name).getByRole("button", { name: `Report “${name}”` });
    await flag.waitFor();
    const open = () =>
      expect
        .poll(
          async () => {
            await flag.click({ timeout: 500 }).catch(() => undefined);
            return dialog.count();
          },
          { interval: 500 },
        )
        .toBe(1);
    await open();
    await report();
    await ada.page.keyboard.press("Escape");
    await open();
    await report();
    await report();
    await ada.leave();
  });

  it("keep what is typed while a file is read, and lose nothing typed while the pack is being saved", async () => {
    const ada = await Guest.arrive(browser(), server.url);
    const { userId } = await memberIn(server, ada, "Ada");
    await ada.open(`/user/${userId}/packs/word/new`);
    const { page } = ada;
    const words = page.getByLabel("Words", { exact: true });
    await words.fill("one");
    // Makes reading a file slow.
    await page.evaluate(() => {
      // Called on the file that is being read.
      // oxlint-disable-next-line typescript/unbound-method
      const { arrayBuffer: read } = Blob.prototype;
      Blob.prototype.arrayBuffer = async function slowly(this: Blob) {
        await new Promise((done) => addEventListener("diskAnswers", done, { once: true }));
        return read.call(this);
      };
    });
    const file = { name: "words.txt", mimeType: "text/plain", buffer: Buffer.from("three\n") };
    await page.locator("input[type=file]").setInputFiles(file);
    await words.fill("one\ntwo");
    await page.evaluate(() => dispatchEvent(new Event("diskAnswers")));
    await expect.poll(() => words.inputValue()).toContain("three");
    expect(await words.inputValue()).toMatch(/^one\ntwo\nthree/);

    // Makes saving slow as well.
    await page.getByLabel("Name of the pack").fill("Slow");
    let answer: () => void = () => undefined;
    const isAsked = new Promise<void>((asked) => {
      void page.route("**/wordPack/add", async (route) => {
        asked();
        await new Promise<void>((done) => (answer = done));
        await route.continue();
      });
    });
    await ada.press("Save the pack");
    await isAsked;
    await words.focus();
    await page.keyboard.type("four ");
    const typed = (await words.inputValue()).trim();
    answer();
    await page.waitForURL((url) => !url.pathname.endsWith("new"));
    await ada.sees("Saved!");
    expect((await words.inputValue()).trim()).toBe(typed);
    await ada.leave();
  });
});
