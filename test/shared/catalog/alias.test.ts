import { describe, expect, it } from "vitest";
import { aliasError } from "../../../src-shared/catalog/alias.ts";
import { displayName } from "../../../src-shared/catalog/displayName.ts";

describe("an alias on a screen", () => {
  it("is written in capitals and cut to fifteen characters", () => {
    expect(displayName("Dörte-Annegret Maria")).toBe("DÖRTE-ANNEGRET");
    expect(displayName("abcdefghijklmnopqrs")).toBe("ABCDEFGHIJKLMNO");
  });

  it("does not end with the space at which it was cut", () => {
    expect(displayName("Konstantin der Große")).toBe("KONSTANTIN DER");
  });
});

describe("an alias", () => {
  it.each(["Ñandú", "Łucja-Zoë", "O’Brien!", "李小龙", "Nguyễn Thị"])("can be '%s'", (alias) => {
    expect(aliasError(alias)).toBeUndefined();
  });

  it.each(["\u3164", "\u115f\u1160", "Ada\uffa0", `a${"\u0336".repeat(20)}`])(
    "cannot be invisible or illegible: '%s'",
    (alias) => expect(aliasError(alias)).toBe("alias_characters"),
  );
});
