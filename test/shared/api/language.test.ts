import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src-shared/catalog/languages.ts";
import { languageSchema } from "../../../src-shared/api/common.ts";

test("a call may say Danish as everybody does, and is heard as saying it our way", () => {
  expect(languageSchema.parse("da")).toBe("dk");
  expect(LANGUAGES.map((language) => languageSchema.parse(language))).toEqual(LANGUAGES);
  expect(languageSchema.safeParse("ja").success).toBe(false);
});
