import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hostedRoom } from "../../../../src-web/client/storage/roomKeys.ts";
import { store, stored } from "../../../../src-web/client/storage/storage.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { usePairing } from "../../../../src-web/site/televisions/usePairing.ts";
import { FakeSocket } from "../../room/fakeSocket.ts";
import { alive, leaveAll } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

beforeEach(async () => {
  await initTexts("en");
  FakeSocket.opened = [];
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("location", new URL("https://hubbub.example/smarttvhome"));
  vi.stubGlobal("document", { title: "" });
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** Waits until the television shows its code, which a phone then confirms. */
async function confirmCode(home: Awaited<ReturnType<typeof alive>>): Promise<void> {
  await eventually(async () => {
    await home.after(() => undefined);
    expect(FakeSocket.opened).toHaveLength(1);
  });
  await home.after(() => {
    FakeSocket.last().accept();
    FakeSocket.last().say(JSON.stringify({ topic: "loginCode" }));
  });
}

it("pressing OK on the remote control while a television opens a chosen room does not lose the room", async () => {
  const asked: string[] = [];
  let opens: (room: Response) => void = () => undefined;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address.split("/").at(-1) ?? "");
    if (address.endsWith("createSession")) return new Promise((resolve) => (opens = resolve));
    return Promise.resolve(
      Response.json({ loginCode: "K7MPXA", deviceToken: "t", expiresAt: "", url: "" }),
    );
  });
  const onRoom = vi.fn<() => void>();
  let television: ReturnType<typeof usePairing> | undefined;
  function Home() {
    television = usePairing(onRoom);
    return null;
  }
  const home = await alive(createElement(Home));
  await confirmCode(home);
  expect(television?.pairing.kind).toBe("opening");
  // OK presses 'New code', which has the focus.
  await home.after(() => television?.renew());
  const room = { gameCode: "PARTY", hostType: "SMART_TV", gameType: "REQUIP", roomToken: "host" };
  await home.after(() => opens(Response.json({ ...room, language: "en" })));
  await eventually(async () => {
    await home.after(() => undefined);
    expect(onRoom).toHaveBeenCalledTimes(1);
  });
  expect(asked).toEqual(["generateLoginCode", "createSession"]);
});

it("the room that a television opens is kept for a reload, in place of what the tab had before, and nothing else is heard", async () => {
  store("playerRoomToken", "a seat");
  vi.stubGlobal("fetch", (address: string) => {
    const room = { gameCode: "PARTY", hostType: "SMART_TV", gameType: "REQUIP", roomToken: "host" };
    return Promise.resolve(
      address.endsWith("createSession")
        ? Response.json({ ...room, language: "en" })
        : Response.json({ loginCode: "K7MPXA", deviceToken: "t", expiresAt: "", url: "" }),
    );
  });
  const onRoom = vi.fn<() => void>();
  function Home() {
    usePairing(onRoom);
    return null;
  }
  const home = await alive(createElement(Home));
  await confirmCode(home);
  await eventually(async () => {
    await home.after(() => undefined);
    expect(onRoom).toHaveBeenCalledTimes(1);
  });
  expect(hostedRoom()).toMatchObject({ gameCode: "PARTY", token: "host" });
  expect(stored("playerRoomToken")).toBeUndefined();
  expect(FakeSocket.last().readyState).toBe(3);
});

it("a television that shows something else no longer listens for its code", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      Response.json({ loginCode: "K7MPXA", deviceToken: "t", expiresAt: "", url: "" }),
    ),
  );
  const onRoom = vi.fn<() => void>();
  function Home() {
    usePairing(onRoom);
    return null;
  }
  const home = await alive(createElement(Home));
  await eventually(async () => {
    await home.after(() => undefined);
    expect(FakeSocket.opened).toHaveLength(1);
  });
  await home.after(() => FakeSocket.last().accept());
  expect(FakeSocket.last().readyState).toBe(1);
  await home.leave();
  expect(FakeSocket.last().readyState).toBe(3);
});
