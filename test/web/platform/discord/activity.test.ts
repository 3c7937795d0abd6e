import { afterEach, describe, expect, it, vi } from "vitest";
import { aliasError } from "../../../../src-shared/catalog/alias.ts";
import { missingFrom } from "../../../../src-web/platform/discord/participants.ts";
import { aliasOf } from "../../../../src-web/platform/discord/displayName.ts";
import { isInDiscord } from "../../../../src-web/platform/discord/inDiscord.ts";
import { insetsFrom } from "../../../../src-web/platform/discord/layout.ts";
import { clearTab, forget, store, stored } from "../../../../src-web/client/storage/storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("running inside Discord", () => {
  it("is detected by the parameters that Discord adds to the address", () => {
    expect(isInDiscord("?frame_id=1&instance_id=i&platform=desktop&channel_id=2")).toBe(true);
    expect(isInDiscord("?frame_id=1&instance_id=i")).toBe(false);
    expect(isInDiscord("?frame_id=&instance_id=i&platform=mobile")).toBe(false);
    expect(isInDiscord("")).toBe(false);
  });
});

describe("the alias of a Discord user", () => {
  const user = { id: "80351110224678912", username: "nelly.2" };

  it("is the name on the server, otherwise the user's own, otherwise the account's", () => {
    expect(aliasOf({ ...user, global_name: "Nelly", nickname: "Nell" })).toBe("Nell");
    expect(aliasOf({ ...user, global_name: "Nelly" })).toBe("Nelly");
    expect(aliasOf({ ...user, global_name: null })).toBe("nelly.2");
  });

  it("contains nothing that an alias must not contain", () => {
    expect(aliasOf({ ...user, global_name: "✨ Nelly  ✨ (she)" })).toBe("Nelly she");
    expect(aliasOf({ ...user, global_name: "🔥🔥" })).toBe("nelly.2");
    expect(aliasOf({ ...user, username: "...", global_name: "🔥" })).toBe("No 8912");
    for (const name of ["x".repeat(80), "Zoë  van 't Hof", "ナオミ", "\u202egnp"]) {
      expect(aliasError(aliasOf({ ...user, global_name: name })), name).toBeUndefined();
    }
  });
});

describe("the people in the call who are not at the table", () => {
  it("are all without a seat, and people with the same name are counted one by one", () => {
    expect(missingFrom(["Ada", "Ben", "Eve"], ["ben"])).toEqual({
      count: 2,
      names: ["Ada", "Eve"],
    });
    expect(missingFrom(["Ada", "Ada"], ["ADA"])).toEqual({ count: 1, names: ["Ada"] });
    expect(missingFrom(["Ada"], ["Ada"])).toEqual({ count: 0, names: [] });
  });

  it("are only a number once a seat has a name that Discord does not know", () => {
    expect(missingFrom(["Ada", "Ben", "Eve"], ["Ada", "Benny"])).toEqual({ count: 1 });
    expect(missingFrom(["Ada", "Ben"], ["Ada", "Benny"])).toEqual({ count: 0 });
  });
});

describe("safe areas", () => {
  it("are taken from Discord's variables when they are set, and otherwise left to the system", () => {
    const told: Readonly<Record<string, string>> = {
      "--discord-safe-area-inset-top": " 47.5px",
      "--discord-safe-area-inset-bottom": "",
      "--discord-safe-area-inset-left": "calc(1px)",
    };
    expect(insetsFrom((name) => told[name] ?? "")).toEqual([
      { name: "--safe-t", value: "47.5px" },
      { name: "--safe-r", value: undefined },
      { name: "--safe-b", value: undefined },
      { name: "--safe-l", value: undefined },
    ]);
  });
});

describe("a frame without storage", () => {
  it("remembers values in memory for as long as it is open", () => {
    const refuse = () => {
      throw new Error("denied");
    };
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    store("accessToken", "t");
    store("gameSelectorShown", "PARTY");
    expect(stored("accessToken")).toBe("t");
    forget("accessToken");
    expect(stored("accessToken")).toBeUndefined();
    clearTab();
    expect(stored("gameSelectorShown")).toBeUndefined();
  });
});
