import { describe, expect, it } from "vitest";
import type { AdminUser } from "../../../../src-shared/api/admin.ts";
import { endOfDay, fieldOf } from "../../../../src-web/site/admin/dateFields.ts";
import { changeOf, draftOf } from "../../../../src-web/site/admin/userDraft.ts";

const user: AdminUser = {
  userId: "u",
  kind: "registered",
  name: "Ada",
  email: "ada@example.com",
  language: "en",
  isAdmin: false,
  isTestAccount: false,
  isAlphaTester: true,
  isBlocked: false,
  hasPaid: false,
  hasSecondFactor: false,
  createdAt: "2026-11-01T10:00:00.000Z",
  subscriptionEndDate: "2026-11-15T10:00:00.000Z",
};

describe("a day in a form", () => {
  it("lasts until its last second", () => {
    expect(endOfDay("2026-12-24")).toBe("2026-12-24T23:59:59.000Z");
  });

  it.each(["", "soon", "2026-13-01", "2026-02-30T", "1899-12-31", "2100-01-01", "12026-01-01"])(
    "is invalid when it says '%s'",
    (text) => {
      expect(endOfDay(text)).toBeUndefined();
    },
  );

  it("is the day of the stored time", () => {
    expect(fieldOf(user.subscriptionEndDate)).toBe("2026-11-15");
    expect(fieldOf(undefined)).toBe("");
  });
});

describe("changing an account", () => {
  const draft = draftOf(user);

  it("sends nothing that is unchanged, so that an end date keeps its hour", () => {
    expect(changeOf(user, draft)).toEqual({});
  });

  it("sends only the rights that changed", () => {
    expect(changeOf(user, { ...draft, isAlphaTester: false, isBlocked: true })).toEqual({
      isAlphaTester: false,
      isBlocked: true,
    });
  });

  it("moves the end date or removes it", () => {
    expect(changeOf(user, { ...draft, day: "2027-01-01" })).toEqual({
      trialEndDate: "2027-01-01T23:59:59.000Z",
    });
    expect(changeOf(user, { ...draft, hasEnd: false })).toEqual({ trialEndDate: null });
  });

  it("refuses an invalid date", () => {
    expect(changeOf(user, { ...draft, day: "" })).toBe("badDate");
    const { subscriptionEndDate: _none, ...unending } = user;
    expect(changeOf(unending, { ...draftOf(unending), hasEnd: true })).toBe("badDate");
    expect(changeOf(unending, draftOf(unending))).toEqual({});
  });
});
