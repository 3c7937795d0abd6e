import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  forgetKept,
  guestId,
  keepLook,
  lastLook,
} from "../../../../src-web/client/storage/device.ts";
import { consent, setConsent } from "../../../../src-web/client/telemetry/analytics.ts";

beforeEach(() => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  for (const key of ["hubbub.analytics", "hubbub.alias", "hubbub.avatar", "guestId"] as const) {
    forgetKept(key);
  }
  vi.unstubAllGlobals();
});

it("a no to analytics lasts from page to page in a chat app's browser that stores nothing", () => {
  setConsent("no");
  expect(consent()).toBe("no");
});

it("a guest keeps their name, character and id in a chat app's browser that stores nothing", () => {
  keepLook("Ada", "pear.webp");
  expect(lastLook()).toEqual({ alias: "Ada", avatarSrc: "pear.webp" });
  expect(guestId()).toBe(guestId());
  forgetKept("hubbub.alias");
  expect(lastLook().alias).toBe("");
});
