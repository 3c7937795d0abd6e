import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src-shared/catalog/languages.ts";
import { DAILY } from "../../src-worker/jobs/crons.ts";
import { placeholders, textsOf } from "./locales.ts";
import { files, read } from "./repository.ts";

const FOLDER = "src-worker/mail/locales";
const path = (language: string) => `${FOLDER}/${language}.json`;
const english = textsOf(path("en"));

describe("the texts of mails", () => {
  it("exist in exactly our languages", () => {
    expect(files(`${FOLDER}/*.json`)).toEqual(LANGUAGES.map(path).toSorted());
  });

  it.each(LANGUAGES)("are complete in %s, with the same placeholders", (language) => {
    const texts = textsOf(path(language));
    expect([...texts.keys()], `To fix it: write or delete texts in ${path(language)}.`).toEqual([
      ...english.keys(),
    ]);
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe("");
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ""));
    }
  });
});

it("the daily cron is listed in wrangler.toml", () => {
  const [, crons = ""] = /^crons = (\[.*\])$/m.exec(read("wrangler.toml")) ?? [];
  expect(JSON.parse(crons)).toContain(DAILY);
});
