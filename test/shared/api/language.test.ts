import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src-shared/catalog/languages.ts";
import { languageSchema } from "../../../src-shared/api/common.ts";

test("a request may use the usual tag for Danish, which is read as our own code", () => {
  expect(languageSchema.parse("da")).toBe("dk");
  expect(LANGUAGES.map((language) => languageSchema.parse(language))).toEqual(LANGUAGES);
  expect(languageSchema.safeParse("ja").success).toBe(false);
});
