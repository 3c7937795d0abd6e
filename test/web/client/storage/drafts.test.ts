import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftOf, endDrafts, keepDraft } from "../../../../src-web/client/storage/drafts.ts";

let device: Map<string, string>;
beforeEach(() => {
  device = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("a half-written answer is kept after a reload, in its own box, until it is sent", () => {
  keepDraft("game/7/1", "prompt-1", "A sock with");
  keepDraft("game/7/1", "prompt-2", "No");
  expect(draftOf("game/7/1", "prompt-1")).toBe("A sock with");
  expect(draftOf("game/7/1", "prompt-2")).toBe("No");
  keepDraft("game/7/1", "prompt-1", "");
  expect(draftOf("game/7/1", "prompt-1")).toBeUndefined();
  expect(draftOf("game/7/1", "prompt-2")).toBe("No");
  keepDraft("game/7/1", "prompt-2", "");
  expect(device.size).toBe(0);
});

it("a draft for another round, room or seat is neither shown nor kept", () => {
  keepDraft("game/7/1", "prompt-1", "A sock with");
  expect(draftOf("game/9/1", "prompt-1")).toBeUndefined();
  expect(device.size).toBe(0);
  keepDraft("game/9/1", "prompt-1", "A hat");
  endDrafts("game/9/1");
  expect(device.size).toBe(0);
});

it("drafts ignore foreign data under their name, and last as long as the page where nothing can be stored", () => {
  device.set("hubbub.drafts", "not ours");
  expect(draftOf("game/7/1", "clue")).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  keepDraft("game/7/1", "clue", "The long way home");
  expect(draftOf("game/7/1", "clue")).toBe("The long way home");
  endDrafts("game/7/1");
  expect(draftOf("game/7/1", "clue")).toBeUndefined();
  warn.mockRestore();
});

it("a draft for a later stage of the game stays when the stage ends, and is removed with the game", () => {
  keepDraft("game/1", "clue", "Over the hills", "hubbub.later");
  keepDraft("game/7/1", "clue", "The long way home");
  endDrafts("game/7/1");
  expect(draftOf("game/1", "clue", "hubbub.later")).toBe("Over the hills");
  expect(draftOf("another game/1", "clue", "hubbub.later")).toBeUndefined();
  expect(device.size).toBe(0);
});
