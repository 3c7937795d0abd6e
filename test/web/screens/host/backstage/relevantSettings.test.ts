import { expect, it } from "vitest";
import { relevantSettings } from "../../../../../src-web/screens/host/backstage/relevantSettings.ts";

it("a host is asked only for settings that the chosen game uses", () => {
  expect(relevantSettings("REQUIP")).toEqual({ isRated: true, hasBackstage: true });
  expect(relevantSettings("SNAPTION")).toEqual({ isRated: false, hasBackstage: true });
  expect(relevantSettings("AB_THINKING")).toEqual({ isRated: false, hasBackstage: false });
});

it("before the first game of an evening, a host is also asked for settings that a later game uses", () => {
  const coming = [{ gameType: "SYNC_THINK" }, { gameType: "REQUIP" }] as const;
  expect(relevantSettings("AB_THINKING", coming)).toEqual({ isRated: true, hasBackstage: true });
});
