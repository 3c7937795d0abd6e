import { describe, expect, it } from "vitest";
import { aliasError, tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { ALIAS_MAX_LENGTH } from "../../../src-shared/catalog/limits.ts";

describe("an alias", () => {
  it.each(["Ñandú", "Łucja-Zoë", "O’Brien!", "李小龙", "Nguyễn Thị"])("can be '%s'", (alias) => {
    expect(aliasError(alias)).toBeUndefined();
  });

  it("has at least one letter or digit, and no signs that names do not need", () => {
    expect(aliasError("")).toBe("alias_required");
    for (const alias of ["...", "?!", "Ada <3", "a/b", "🎉 Ada"]) {
      expect(aliasError(alias), alias).toBe("alias_characters");
    }
  });

  it("has at most thirty characters, whatever they take to store", () => {
    expect(aliasError("𠮷".repeat(ALIAS_MAX_LENGTH))).toBeUndefined();
    expect(aliasError("a".repeat(ALIAS_MAX_LENGTH))).toBeUndefined();
    expect(aliasError("a".repeat(ALIAS_MAX_LENGTH + 1))).toBe("alias_too_long");
  });

  it("is kept without spaces around it, composed", () => {
    expect(tidyAlias("  Zoe\u0308 \t Ann ")).toBe("Zoë Ann");
  });

  it.each(["\u3164", "\u115f\u1160", "Ada\uffa0", `a${"\u0336".repeat(20)}`])(
    "cannot be invisible or illegible: '%s'",
    (alias) => expect(aliasError(alias)).toBe("alias_characters"),
  );
});
