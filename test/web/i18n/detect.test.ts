import { expect, test } from "vitest";
import { detectLanguage, type LanguageSources } from "../../../src-web/i18n/detect.ts";

const nothing: LanguageSources = {
  search: "",
  cookie: "",
  local: null,
  session: null,
  navigator: [],
  html: "",
};

test.each<[Partial<LanguageSources>, string]>([
  [{}, "en"],
  [{ html: "ro" }, "ro"],
  [{ html: "ro", navigator: ["pt-BR", "sk-SK", "de"] }, "sk"],
  [{ navigator: ["de"], session: "es" }, "es"],
  [{ session: "es", local: "fr" }, "fr"],
  [{ local: "fr", cookie: "a=b; i18next=nl; c=d" }, "nl"],
  [{ cookie: "i18next=nl", search: "?x=1&lng=pl" }, "pl"],
  [{ search: "?lng=xx", cookie: "i18next=nl" }, "nl"],
  [{ navigator: ["da-DK"] }, "dk"],
  [{ local: "dk" }, "dk"],
])("a page that finds %j starts in %s", (sources, language) => {
  expect(detectLanguage({ ...nothing, ...sources })).toBe(language);
});
