import { createInstance } from "i18next";
import { afterEach, expect, test, vi } from "vitest";
import { ERROR_CODES, errorKey } from "../../../src-shared/catalog/errorCodes.ts";
import { BADGES } from "../../../src-shared/catalog/seats.ts";
import { texts as appTexts } from "../../../src-web/i18n/instance.ts";
import { speakIntl } from "../../../src-web/i18n/intlTags.ts";
import { chooseLanguage } from "../../../src-web/i18n/language.ts";
import common from "../../../src-web/i18n/locales/en/common.json" with { type: "json" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("choosing a language takes the one out of the address and leaves everything else there", async () => {
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

test("every refusal of the server or a room has its sentence", () => {
  const missing = ERROR_CODES.filter((code) => {
    const [group = "", key = ""] = errorKey(code).split(".");
    const texts: Readonly<Record<string, unknown>> = common;
    return !Object.hasOwn(texts[group] ?? {}, key);
  });
  expect(missing).toEqual([]);
});

test("every badge shape has its name", () => {
  expect(Object.keys(common.badge)).toEqual([...BADGES]);
});

async function counting(lng: string) {
  const texts = createInstance();
  await texts.init({
    lng,
    resources: {
      dk: { translation: { seat_one: "{{count}} plads", seat_other: "{{count}} pladser" } },
      pl: {
        translation: {
          seat_one: "{{count}} miejsce",
          seat_few: "{{count}} miejsca",
          seat_many: "{{count}} miejsc",
          seat_other: "{{count}} miejsca",
        },
      },
    },
  });
  speakIntl(texts);
  // SAFETY: the type of `t` knows the app's own keys; these exist here only.
  const t = texts.t as unknown as (key: string, values: object) => string;
  return { texts, t };
}

test("Danish counts like Danish, although Intl does not know the code dk", async () => {
  const { texts, t } = await counting("dk");
  const rule = texts.services.pluralResolver.getRule("dk");
  expect(rule.resolvedOptions().locale).toBe("da");
  expect([0, 1, 2].map((count) => t("seat", { count }))).toEqual([
    "0 pladser",
    "1 plads",
    "2 pladser",
  ]);
});

test("Danish numbers are written the Danish way", async () => {
  const { texts, t } = await counting("dk");
  texts.addResource("dk", "translation", "points", "{{points, number}}");
  expect(t("points", { points: 12_345.5 })).toBe("12.345,5");
});

test("Polish keeps its own plural forms", async () => {
  const { t } = await counting("pl");
  expect([1, 3, 5].map((count) => t("seat", { count }))).toEqual([
    "1 miejsce",
    "3 miejsca",
    "5 miejsc",
  ]);
});
