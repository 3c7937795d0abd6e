import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { program, setting, takeSeat } from "./party.ts";
import { Guest } from "./people.ts";
import { setOwnScene, setTheScene } from "./setting.ts";
import { roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();

async function shotOf(page: Page, name: string): Promise<void> {
  const folder = process.env["SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** A product of its own, since a test kills it. */
const { server: mortal } = setOwnScene();

describe.concurrent("when a party goes wrong", () => {
  it("the form says that no room has this code, and keeps it for correction", async () => {
    const guest = await Guest.arrive(browser(), server.url);
    await guest.open("/joinGame");
    const code = guest.page.getByRole("textbox").first();
    await code.fill("abcd");
    await code.press("Enter");
    await guest.sees("That’s too short: a room code has five letters or digits.");
    expect(await code.getAttribute("aria-invalid")).toBe("true");
    expect(await code.evaluate((box) => box === document.activeElement)).toBe(true);
    await guest.shot("short-code");
    await guest.isFine();
    await code.fill("zzzzz");
    expect(await code.getAttribute("aria-invalid")).toBe("false");
    await guest.press("Join");
    await guest.sees("No room has this code.");
    await guest.shot("wrong-code");
    expect(await code.inputValue()).toBe("ZZZZZ");
    await guest.isFine();
    await guest.leave();
  });

  it("the error screen has a way back", async () => {
    const guest = await Guest.arrive(browser(), server.url, { language: "de" });
    await guest.open("/fallback");
    const wayBack = guest.page.locator("main").getByRole("button");
    await wayBack.waitFor();
    await guest.sees("Da ging was schief");
    await guest.shot("fallback");
    await wayBack.click();
    await guest.page.getByRole("img", { name: "Hubbub" }).first().waitFor();
    expect(new URL(guest.page.url()).pathname).toBe("/");
    await guest.isFine();
    await guest.leave();
  });

  it("a name of emoji and a missing name are refused with a reason", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const guest = await Guest.arrive(browser(), server.url);
    await guest.open(`/join/${code.toLowerCase()}`);
    await guest.page.getByLabel("Your name").fill("");
    await guest.press("Join the room");
    await guest.sees("Type a name first.");
    await guest.page.getByLabel("Your name").fill("🍕🍕");
    await guest.insist("Join the room", "Use letters, digits");
    await guest.page.getByLabel("Your name").fill("x".repeat(40));
    expect(await guest.page.getByLabel("Your name").inputValue()).toHaveLength(30);
    await takeSeat(guest, "Ada");
    await tv.sees("ADA");
    for (const one of [tv, guest]) await one.leave();
  });

  it("the overlay covers the form until the room is shown, however often Esc is pressed", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const guest = await Guest.arrive(browser(), server.url);
    await guest.open(`/join/${code}`);
    await guest.page.getByLabel("Your name").fill("Ada");
    const held = Promise.withResolvers<undefined>();
    await guest.page.route("**/api/v1/player/**", async (route) => {
      if (route.request().method() === "POST") await held.promise;
      await route.continue();
    });
    await guest.press("Join the room");
    const overlay = guest.page.locator("dialog:modal", { hasText: "Joining the game" });
    await overlay.waitFor();
    await overlay.evaluate((dialog) =>
      dialog.addEventListener("close", () => dialog.setAttribute("data-was-closed", "")),
    );
    for (let press = 0; press < 3; press += 1) await guest.page.keyboard.press("Escape");
    // Two frames later the browser would have told of a close.
    await guest.page.evaluate(
      () => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell))),
    );
    expect(await overlay.getAttribute("data-was-closed")).toBeNull();
    expect(await overlay.count()).toBe(1);
    held.resolve(undefined);
    await guest.page.waitForURL("**/player/session");
    await guest.stage("LOBBY");
    await guest.isFine();
    for (const one of [tv, guest]) await one.leave();
  });

  it("a player who returns in a new tab is told that their character is taken now", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await seatOnPhone(browser(), server.url, code, "Ada");
    const kept = await ada.page.evaluate(() => ({
      seat: localStorage.getItem("hubbub.seat") ?? "",
      avatar: localStorage.getItem("hubbub.avatar") ?? "",
    }));
    // She leaves in one tab; in another one the seat is still stored.
    const { holder, token } = JSON.parse(kept.seat) as {
      holder: { sessionPlayerId: number };
      token: string;
    };
    const path = `/api/v1/gameSession/${code}/${holder.sessionPlayerId}/quit`;
    const status = await ada.page.evaluate(
      async ([url, roomToken]) => {
        const headers = { "room-token": roomToken };
        return (await fetch(url, { method: "POST", headers })).status;
      },
      [path, token] as const,
    );
    expect(status).toBe(204);
    await ada.page.close();
    const bo = await Guest.arrive(browser(), server.url);
    await bo.context.addInitScript(
      (avatar) => localStorage.setItem("hubbub.avatar", avatar),
      kept.avatar,
    );
    await bo.open(`/join/${code}`);
    await takeSeat(bo, "Bo");

    const back = await Guest.arrive(browser(), server.url);
    await back.context.addInitScript(
      (seat) => localStorage.setItem("hubbub.seat", seat),
      kept.seat,
    );
    await back.open("/join");
    await back.press("Rejoin");
    await back.sees("Somebody just grabbed that character. Pick another one.");
    await back.shot("rejoin-taken");
    await takeSeat(back, "Ada");
    await tv.sees("ADA");
    for (const one of [tv, bo, back]) await one.leave();
    await ada.leave();
  });

  it("a player who swipes back out of the room reaches the start page, and can rejoin each time", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await Guest.arrive(browser(), server.url);
    const typeCode = async () => {
      const box = ada.page.getByRole("textbox").first();
      await box.fill(code);
      await box.press("Enter");
      await ada.page.waitForURL(`**/join/${code}`);
    };
    const swipeBack = async () => {
      await ada.page.goBack();
      // Not to the form for a name and a character: filling that in twice would take two seats.
      await ada.page.getByRole("link", { name: code }).waitFor();
      expect(new URL(ada.page.url()).pathname).toBe("/");
    };
    await ada.open("/");
    await typeCode();
    await takeSeat(ada, "Ada");
    for (const isLoadedAnew of [false, true]) {
      // After a reload the phone runs the light app, which has no start page.
      if (isLoadedAnew) await ada.page.reload();
      await swipeBack();
      await typeCode();
      await ada.press("Rejoin");
      await ada.page.waitForURL("**/player/session");
    }
    await ada.stage("LOBBY");
    await tv.sees("ADA");
    expect(await tv.page.getByText("ADA", { exact: true }).count()).toBe(1);
    for (const one of [tv, ada]) await one.leave();
  });

  it("a player who swipes back while the page of the room is loading reaches the start page", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await Guest.arrive(browser(), server.url);
    await ada.open("/");
    const box = ada.page.getByRole("textbox").first();
    await box.fill(code);
    await box.press("Enter");
    await takeSeat(ada, "Ada");
    await ada.page.waitForURL("**/player/session");
    const program = Promise.withResolvers<undefined>();
    await ada.page.route("**/assets/*.js", async (route) => {
      await program.promise;
      await route.continue();
    });
    await ada.page.reload({ waitUntil: "commit" });
    await ada.page.goBack({ waitUntil: "commit" });
    expect(new URL(ada.page.url()).pathname).toBe("/");
    program.resolve(undefined);
    await ada.page.getByRole("heading", { level: 1, name: "Hubbub" }).waitFor();
    expect(new URL(ada.page.url()).pathname).toBe("/");
    for (const one of [tv, ada]) await one.leave();
  });

  it("a guest who has not chosen a character gets a free one", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await seatOnPhone(browser(), server.url, code, "Ada");
    const taken = await ada.page.evaluate(() => localStorage.getItem("hubbub.avatar"));
    // A bad network: Bo's phone does not learn in time which characters are taken, and remembers Ada's as its
    // own.
    const bo = await Guest.arrive(browser(), server.url);
    await bo.context.addInitScript(
      (avatar) => localStorage.setItem("hubbub.avatar", avatar),
      String(taken),
    );
    await bo.page.route("**/usedAvatars", (route) => route.abort());
    await bo.page.routeWebSocket(/./u, () => undefined);
    await bo.open(`/join/${code}`);
    await takeSeat(bo, "Bo");
    await tv.sees("BO");
    for (const one of [tv, ada, bo]) await one.leave();
  });

  it("the eleventh guest of a full room is offered to watch", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await seatOnPhone(browser(), server.url, code, "Ada");
    // On a slow machine a robot only appears after the next press, so only the last one counts.
    const full = tv.page.getByText("10 of 10").first();
    while (!(await full.isVisible())) {
      await tv
        .button("Add robot")
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    }
    const late = await Guest.arrive(browser(), server.url);
    await late.open(`/join/${code}`);
    await late.page.getByLabel("Your name").fill("Late");
    await late.press("Join the room");
    await late.sees("Full house!");
    await late.shot("full-house");
    await late.press("Watch and bet");
    await late.page.waitForURL("**/player/session");
    await late.sees("You’re in the audience!");
    await late.shot("audience");

    // In a room with a crowd seat a guest who comes too late joins the crowd; the code is enough. Two seats
    // are freed: the first goes to the person who is already watching, the next one to the crowd.
    for (const robot of ["ROBO", "CYCLO"]) {
      await tv.press(`Kick ${robot} out`);
      await tv.press("Kick out");
      await tv.page.getByText(robot, { exact: true }).first().waitFor({ state: "detached" });
    }
    await tv.press("Host controls");
    await tv.press("Open a crowd seat");
    await tv.page
      .getByRole("img", { name: /^QR code/ })
      .last()
      .waitFor();
    const later = await Guest.arrive(browser(), server.url);
    await later.open(`/join/${code}`);
    await later.page.getByLabel("Your name").fill("Later");
    await later.press("Join the room");
    await later.press("Watch and bet");
    await later.page.waitForURL("**/player/session");
    await later.stage("LOBBY");
    await later.shot("crowd-by-code");
    await later.sees(/^the crowd$/i);
    for (const one of [tv, ada, late, later]) await one.leave();
  });

  it("a kicked player is told so, and gets back neither with the old seat nor with a new one", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const bo = await seatOnPhone(browser(), server.url, code, "Bo");
    await tv.sees("BO");
    await tv.press("Kick BO out");
    await tv.press("Kick out");
    await bo.sees("You’re out");
    await bo.shot("kicked");
    await bo.open("/player/session");
    await bo.sees("You’re out");
    await bo.press("Back to the start");
    await bo.page.waitForURL(`${server.url}/`);
    await bo.open(`/join/${code}`);
    await bo.page.getByLabel("Your name").fill("Bo");
    await bo.press("Join the room");
    await bo.sees("The host kicked you out of this room.");
    expect(new URL(bo.page.url()).pathname).toBe(`/join/${code}`);
    expect(await tv.page.getByText("BO", { exact: true }).count()).toBe(0);
    for (const one of [tv, bo]) await one.leave();
  });

  it("the newer of two tabs plays, the older one can take over again, and closed tabs have a way back", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const ada = await seatOnPhone(browser(), server.url, code, "Ada");
    await ada.stage("LOBBY");
    const second = await ada.context.newPage();
    await second.goto(`${server.url}/player/session`);
    await second.locator('[data-stage="LOBBY"]').waitFor();
    await ada.sees("You’re playing somewhere else");
    await ada.shot("replaced");
    await ada.press("Play here");
    await ada.stage("LOBBY");
    await second.getByText("You’re playing somewhere else").waitFor();

    // All of Ada's tabs and the host's are closed: on either page one press leads back.
    await Promise.all([ada.page.close(), second.close()]);
    const returned = await ada.context.newPage();
    for (const door of ["/joinGame", "/"]) {
      await returned.goto(server.url + door);
      await returned.getByRole("link", { name: `${code} ADA, your seat` }).waitFor();
      await shotOf(returned, `back-to-seat${door.replace("/", "-")}`);
    }
    await returned.getByRole("link", { name: code }).click();
    await returned.locator('[data-stage="LOBBY"]').waitFor();
    await tv.page.close();
    const laptop = await tv.context.newPage();
    await laptop.goto(`${server.url}/`);
    await shotOf(laptop, "back-to-room");
    await laptop.getByRole("link", { name: `${code} Your room is still open.` }).click();
    await laptop.locator('[data-stage="LOBBY"]').waitFor();
    for (const one of [tv, ada]) await one.context.close();
  });

  it("a game continues where it was after the server is killed", async () => {
    const { tv, code } = await roomOnTv(browser(), mortal.url);
    const ada = await seatOnPhone(browser(), mortal.url, code, "Ada");
    const bo = await seatOnPhone(browser(), mortal.url, code, "Bo");
    await setting(tv, "Timer", "Off");
    await tv.press("Start the game");
    await ada.press("OK, got it!");
    await bo.press("OK, got it!");
    await program(ada, "Paper");
    await mortal.kill();
    await ada.sees("Reconnecting");
    await ada.shot("reconnecting");
    await mortal.start();
    for (const guest of [tv, ada, bo]) await guest.stage("PROGRAM");
    await ada.page.getByText("Reconnecting").first().waitFor({ state: "hidden" });
    const empty = ada.page.getByRole("button", { name: /^Move \d against .*: Nothing$/ });
    expect(await empty.count()).toBe(0);
    await program(bo, "Rock");
    await tv.stage("BET");
    for (const one of [tv, ada, bo]) await one.leave();
  });
});
