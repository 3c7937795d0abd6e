import { expect, it } from "vitest";
import { heededSettings } from "../../../../../src-web/screens/host/backstage/heededSettings.ts";

it("a host is asked only for settings that the chosen game uses", () => {
  expect(heededSettings("REQUIP")).toEqual({ isRated: true, hasBackstage: true });
  expect(heededSettings("SNAPTION")).toEqual({ isRated: false, hasBackstage: true });
  expect(heededSettings("AB_THINKING")).toEqual({ isRated: false, hasBackstage: false });
});

it("before the first game of an evening, a host is also asked for settings that a later game uses", () => {
  const coming = [{ gameType: "SYNC_THINK" }, { gameType: "REQUIP" }] as const;
  expect(heededSettings("AB_THINKING", coming)).toEqual({ isRated: true, hasBackstage: true });
});
