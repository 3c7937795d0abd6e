import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { admin, logIn, member, type Member } from "./accounts.ts";
import { focused } from "./keys.ts";
import { looksOf } from "./looks.ts";
import { Guest, PHONE, PHONE_ON_ITS_SIDE, TV, type Look } from "./people.ts";
import { setOwnScene } from "./setting.ts";

// A product of its own, since its switches apply to everybody.
const { server, browser } = setOwnScene();
const { lookAt } = looksOf("admin");

let boss: Member;
beforeAll(async () => {
  boss = await admin(server, "Boss");
});

async function inside(who: Member, look: Look = {}): Promise<Guest> {
  const guest = await Guest.arrive(browser(), server.url, look);
  await guest.open("/admin");
  await guest.sees("Log in with a staff account.");
  await logIn(guest, who);
  return guest;
}

/** Presses this button and returns the content of the file it saves. */
async function saved({ page }: Guest, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFile(await file.path(), "utf8");
}

describe.concurrent("the admin home", () => {
  it("is closed to everybody but admins", async () => {
    const eve = await inside(await member(server, "Eve"));
    await eve.sees("403: staff only");
    expect(await eve.page.getByRole("navigation", { name: "Admin home" }).count()).toBe(0);
    await lookAt("shut", [eve]);
    await eve.leave();
  });

  it("changes an account, and the logbook shows the change", async () => {
    const sam = await member(server, "Sam");
    const guest = await inside(boss, { viewport: TV });
    await guest.sees("open reports");
    await guest.page.getByRole("link", { name: "People" }).click();
    await guest.page.getByRole("searchbox", { name: "Search" }).fill(sam.email);
    await guest.press("Change: Sam");
    const dialog = guest.page.getByRole("dialog");
    await dialog.getByLabel("Alpha tester").check();
    await dialog.getByLabel("Last day (UTC)").fill("2030-05-17");
    await lookAt("user", [guest]);
    await dialog.getByRole("button", { name: "Save" }).click();
    await guest.sees("Done!");
    await guest.sees("Hosting until 17/05/2030");
    await guest.page.getByRole("link", { name: "Logbook" }).click();
    await guest.sees("Changed an account");
    await guest.sees("Alpha tester: yes");
    // Sam's sign-up is counted in the numbers by now, but nothing in them identifies Sam.
    await guest.page.getByRole("link", { name: "Numbers" }).click();
    const people = guest.page.getByRole("img", { name: /^Players and accounts\. .*: [1-9]/u });
    await people.locator("canvas").waitFor();
    await guest.page.getByText("As a table").first().click();
    await lookAt("numbers-drawn", [guest]);
    expect(await saved(guest, "Save as CSV")).toMatch(/^\d{4}-\d\d-\d\d,signed_up,,[1-9]\d*\r$/mu);
    const json = await saved(guest, "Save as JSON");
    expect(JSON.parse(json)).toMatchObject({ counts: expect.anything() });
    expect(json).toContain('"signed_up"');
    expect(json).not.toContain(sam.userId);
    await guest.leave();
  });

  it("goes back to the last remaining page when the current one has become empty", async () => {
    const guest = await inside(boss);
    let pages = 2;
    await guest.page.route("**/api/v1/admin/contactMessages**", (route) => {
      if (route.request().method() === "DELETE") {
        pages = 1;
        return route.fulfill({ status: 204 });
      }
      const page = Number(new URL(route.request().url()).searchParams.get("page") ?? 1);
      const message = {
        id: `m${page}`,
        name: `Writer ${page}`,
        email: "writer@example.com",
        message: "Hello",
        createdAt: new Date(0).toISOString(),
      };
      const items = page > pages ? [] : [message];
      return route.fulfill({ json: { items, page, pageCount: pages, total: pages } });
    });
    await guest.open("/admin/messages");
    await guest.sees("Writer 1");
    await guest.press("Next page");
    await guest.sees("Writer 2");
    // There is no further page, but the keyboard is still at the button that led to the last one.
    expect(await focused(guest)).toBe("Next page");
    await guest.press("Handled: Writer 2");
    await guest.page.getByRole("dialog").getByRole("button", { name: "Handled" }).click();
    await guest.sees("Writer 1");
    await guest.sees("Page 1 of 1, 1 in all");
    await guest.leave();
  });

  it("turns a switch, sends an invitation and takes it back", async () => {
    const guest = await inside(boss);
    await guest.open("/admin/flags");
    await guest.page.getByLabel("The survey takes answers").uncheck();
    await guest.sees(/switched \d\d\/\d\d\/\d{4}/);
    await guest.open("/admin/invites");
    await guest.press("Send the invitation");
    await guest.sees("This doesn’t look like an email address");
    await guest.page.getByLabel("Email", { exact: true }).first().fill("friend@example.com");
    await guest.insist("Send the invitation", "Waiting");
    await guest.press("Take back: friend@example.com");
    await guest.sees("Nothing here.");
    await guest.leave();
  });

  it.each([
    ["a phone, upright and on its side", [PHONE, PHONE_ON_ITS_SIDE]],
    ["a large screen", [TV]],
  ])("fits %s and has no accessibility barriers", async (_where, sizes) => {
    const [viewport = TV] = sizes;
    const guest = await inside(boss, { viewport });
    await guest.page.getByRole("heading", { name: "Overview" }).waitFor();
    for (const [path, heading] of [
      ["", "Overview"],
      ["numbers", "Numbers"],
      ["users", "People"],
      ["invites", "Invitations"],
      ["rooms", "Rooms"],
      ["public", "Public rooms"],
      ["reports", "Reports"],
      ["flags", "Switches"],
      ["messages", "Messages"],
      ["lists", "Lists"],
      ["audit", "Logbook"],
    ] as const) {
      await guest.open(`/admin/${path}`);
      await guest.page.getByRole("heading", { name: heading, level: 1 }).waitFor();
      await guest.page.waitForLoadState("networkidle");
      for (const size of sizes) {
        await guest.page.setViewportSize(size);
        await lookAt(`${heading.replace(" ", "-")}-${size.width}`, [guest]);
      }
    }
    await guest.leave();
  });
});
