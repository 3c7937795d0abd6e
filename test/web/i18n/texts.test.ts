import { afterEach, expect, test, vi } from "vitest";
import { ERROR_CODES, errorKey } from "../../../src-shared/catalog/errorCodes.ts";
import { BADGES } from "../../../src-shared/catalog/seats.ts";
import { intlTag, type Language } from "../../../src-shared/catalog/languages.ts";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts as appTexts } from "../../../src-web/i18n/instance.ts";
import { chooseLanguage, currentLanguage } from "../../../src-web/i18n/language.ts";
import common from "../../../src-web/i18n/locales/en/common.json" with { type: "json" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("choosing a language removes the one in the address and nothing else", async () => {
  vi.spyOn(appTexts, "changeLanguage").mockResolvedValue(undefined as never);
  const shown: string[] = [];
  const at = (href: string) => {
    vi.stubGlobal("location", new URL(href));
    const replaceState = (_state: unknown, _title: string, url: string | URL) =>
      void shown.push(new URL(url, href).href);
    vi.stubGlobal("history", { state: null, replaceState });
  };
  at("https://hubbub.example/account/verifyEmail?vtoken=a1&lng=de#top");
  await chooseLanguage("pl");
  at("https://hubbub.example/payment?lng=de");
  await chooseLanguage("pl");
  at("https://hubbub.example/join/ABCDE?quickStart=1");
  await chooseLanguage("pl");
  expect(shown).toEqual([
    "https://hubbub.example/account/verifyEmail?vtoken=a1#top",
    "https://hubbub.example/payment",
  ]);
});

test("every error code of the server or a room has a text", () => {
  const missing = ERROR_CODES.filter((code) => {
    const [group = "", key = ""] = errorKey(code).split(".");
    const texts: Readonly<Record<string, unknown>> = common;
    return !Object.hasOwn(texts[group] ?? {}, key);
  });
  expect(missing).toEqual([]);
});

test("every badge shape has a name", () => {
  expect(Object.keys(common.badge)).toEqual([...BADGES]);
});

/** Loads the app's texts in this language, as a page does. */
async function started(language: Language) {
  await initTexts(language);
  await appTexts.changeLanguage(intlTag(language));
  await appTexts.loadNamespaces("room");
  // SAFETY: the type of `t` knows the values of each text; here keys and values are dynamic.
  return appTexts.t as unknown as (key: string, values: object) => string;
}

test("Danish is formatted as Danish, although our code for it is not a language tag", async () => {
  const t = await started("dk");
  expect(appTexts.services.pluralResolver.getRule(appTexts.language).resolvedOptions().locale).toBe(
    "da",
  );
  expect(currentLanguage()).toBe("dk");
  expect([0, 1, 2].map((count) => t("room:timer.left", { count }))).toEqual([
    "0 sekunder tilbage",
    "1 sekund tilbage",
    "2 sekunder tilbage",
  ]);
  appTexts.addResource("da", "common", "points", "{{points, number}}");
  expect(t("points", { points: 12_345.5 })).toBe("12.345,5");
});

test("Polish uses its own plural forms", async () => {
  const t = await started("pl");
  expect([1, 3, 5].map((count) => t("room:timer.left", { count }))).toEqual([
    "Została 1 sekunda",
    "Zostały 3 sekundy",
    "Zostało 5 sekund",
  ]);
});
