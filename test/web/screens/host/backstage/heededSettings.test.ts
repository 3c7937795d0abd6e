import { expect, it } from "vitest";
import { heededSettings } from "../../../../../src-web/screens/host/backstage/heededSettings.ts";

it("a host is asked what the chosen game heeds, and nothing else", () => {
  expect(heededSettings("REQUIP")).toEqual({ isRated: true, hasBackstage: true });
  expect(heededSettings("SNAPTION")).toEqual({ isRated: false, hasBackstage: true });
  expect(heededSettings("AB_THINKING")).toEqual({ isRated: false, hasBackstage: false });
});

it("before the first game of an evening a host is asked what a later one heeds, too", () => {
  const coming = [{ gameType: "SYNC_THINK" }, { gameType: "REQUIP" }] as const;
  expect(heededSettings("AB_THINKING", coming)).toEqual({ isRated: true, hasBackstage: true });
});
