import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../src-web/client/http/request.ts";
import { loginFailure } from "../../../../src-web/site/account/loginFailure.ts";
import { linkFailure } from "../../../../src-web/site/account/mail-links/linkState.ts";
import { loginPath, loginQuery, safeNext } from "../../../../src-web/site/account/next.ts";
import { rich } from "../../../../src-web/ui/page/rich.tsx";
import { signUpFault, type SignUpDraft } from "../../../../src-web/site/account/signUpRules.ts";
import { contactFault } from "../../../../src-web/site/feedback/contactRules.ts";
import { isEmail } from "../../../../src-web/ui/forms/rules.ts";

describe("an e-mail address", () => {
  it.each([
    "ann@example.com",
    " ann@example.com ",
    "ann.o'neil+party@mail.example.co.uk",
    "jörg@münchen.example",
    "ann@123.example",
  ])("can be %s", (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    "",
    "ann",
    "ann@",
    "@example.com",
    "ann@example",
    "ann@@example.com",
    "ann example@example.com",
    "ann@exam ple.com",
    ".ann@example.com",
    "ann.@example.com",
    "an..n@example.com",
    "ann@example..com",
    "ann@-example.com",
    "ann@192.168.0.1",
    "ann@example.com, bo@example.com",
    `${"a".repeat(65)}@example.com`,
    `ann@${"a".repeat(250)}.com`,
  ])("cannot be %s", (address) => {
    expect(isEmail(address)).toBe(false);
  });
});

const DRAFT: SignUpDraft = {
  name: "Ann",
  email: "ann@example.com",
  password: "a horse of four words",
  confirm: "a horse of four words",
  terms: true,
};

describe("a sign-up", () => {
  it("is asked for one field after the other, in the specification's order", () => {
    const empty = { name: " ", email: "", password: "", confirm: "", terms: false };
    const order = [];
    let draft: SignUpDraft = empty;
    for (const next of [
      { name: "Ann" },
      { email: "ann@" },
      { email: "ann@example.com" },
      { password: "7 signs" },
      { password: "8 signs!" },
      { confirm: "8 signs?" },
      { confirm: "8 signs!" },
      { terms: true },
    ]) {
      order.push(signUpFault(draft));
      draft = { ...draft, ...next };
    }
    expect(order).toEqual([
      { field: "name", reason: "name_required" },
      { field: "email", reason: "email_required" },
      { field: "email", reason: "email_invalid" },
      { field: "password", reason: "password_required" },
      { field: "password", reason: "password_short" },
      { field: "confirm", reason: "confirm_required" },
      { field: "confirm", reason: "password_mismatch" },
      { field: "terms", reason: "terms_required" },
    ]);
    expect(signUpFault(draft)).toBeUndefined();
  });

  it("accepts any eight characters as a password, even spaces, but not seven", () => {
    expect(signUpFault(DRAFT)).toBeUndefined();
    const spaces = (count: number) => ({ password: " ".repeat(count), confirm: " ".repeat(count) });
    expect(signUpFault({ ...DRAFT, ...spaces(8) })).toBeUndefined();
    expect(signUpFault({ ...DRAFT, ...spaces(7) })).toMatchObject({ reason: "password_short" });
  });
});

describe("the contact form", () => {
  it("requires a name and a valid address, but no message", () => {
    const draft = { name: "", email: "", message: "" };
    expect(contactFault(draft)).toEqual({ field: "name", reason: "name_required" });
    expect(contactFault({ ...draft, name: "Ann" })).toEqual({
      field: "email",
      reason: "email_required",
    });
    expect(contactFault({ ...draft, name: "Ann", email: "ann" })).toEqual({
      field: "email",
      reason: "email_invalid",
    });
    expect(contactFault({ ...draft, name: "Ann", email: "ann@example.com" })).toBeUndefined();
  });
});

describe("a login that failed", () => {
  const failed = (status: number, code: ConstructorParameters<typeof ApiError>[1] = "internal") =>
    loginFailure(new ApiError(status, code));

  it("says at the address field that the address is not confirmed yet", () => {
    const code = "registration.email_has_not_been_verified";
    expect(failed(400, code)).toEqual({ kind: "email", code });
  });

  it("clears and marks the password for 401 and 403", () => {
    const wrong = { kind: "password", code: "invalid_credentials" };
    expect(failed(401, "invalid_credentials")).toEqual(wrong);
    expect(failed(403)).toEqual(wrong);
    expect(failed(403, "account_blocked")).toEqual({ kind: "password", code: "account_blocked" });
  });

  it("says for a while that the server is unavailable after any other error", () => {
    const unavailable = { kind: "passing", code: "error.server_unavailable" };
    expect(failed(0)).toEqual(unavailable);
    expect(failed(500)).toEqual(unavailable);
    expect(loginFailure(new TypeError("what"))).toEqual(unavailable);
  });

  it("tells a user that they have tried too often", () => {
    const slow = { kind: "passing", code: "too_many_requests" };
    expect(failed(429, "too_many_requests")).toEqual(slow);
  });
});

describe("the link in a mail", () => {
  it("has expired when it is used, unknown or damaged", () => {
    for (const status of [400, 404, 410]) {
      expect(linkFailure(new ApiError(status, "token_expired"))).toEqual({ state: "expired" });
    }
  });

  it("is still valid when the server could not be reached, or refused for another reason", () => {
    expect(linkFailure(new ApiError(0, "error.server_unavailable"))).toEqual({
      state: "failed",
      code: "error.server_unavailable",
    });
    expect(linkFailure(new ApiError(403, "account_blocked"))).toEqual({
      state: "failed",
      code: "account_blocked",
    });
    expect(linkFailure(new Error("what"))).toEqual({ state: "failed", code: "internal" });
  });
});

describe("the page after logging in", () => {
  it("is a path of this site", () => {
    expect(safeNext("/user/u1/games?page=2#top")).toBe("/user/u1/games?page=2#top");
    expect(safeNext("/payment?gameCode=ABCDE")).toBe("/payment?gameCode=ABCDE");
  });

  it.each([
    null,
    "",
    "games",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "/%2e//evil.example/login",
    "/games/..//evil.example",
  ])("is the home page for %j", (wanted) => {
    expect(safeNext(wanted)).toBe("/");
  });

  it("is in the address together with the e-mail address to fill in", () => {
    expect(loginQuery("?email=ann%2Bparty@example.com&next=/games")).toEqual({
      email: "ann+party@example.com",
      next: "/games",
    });
    expect(loginQuery("")).toEqual({ email: "", next: "/" });
  });

  it("goes on to the login with the email that was typed and the page to return to", () => {
    expect(loginPath("?email=old@example.com&next=/games", "ann+party@example.com")).toBe(
      "/account/login?email=ann%2Bparty%40example.com&next=%2Fgames",
    );
    expect(loginPath("?email=old@example.com", "")).toBe("/account/login");
    const { search } = new URL(loginPath("", "ann+party@example.com"), "http://localhost");
    expect(loginQuery(search).email).toBe("ann+party@example.com");
  });
});

describe("a text with marked parts", () => {
  it("keeps the words around them and passes each part's words to its own function", () => {
    const parts = { a: (words: string) => `[${words}]`, b: (words: string) => `(${words})` };
    const pieces = ["See ", "[this]", " and ", "(that)", "."];
    expect(rich("See <a>this</a> and <b>that</b>.", parts)).toEqual(pieces);
    expect(rich("Nothing", parts)).toEqual(["Nothing"]);
    expect(rich("<c>Unknown</c>", parts)).toEqual(["", "Unknown", ""]);
  });
});
