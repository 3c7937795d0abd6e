import { readFileSync } from "node:fs";
import { join } from "node:path";

const LOCALES = join(import.meta.dirname, "../../../src-web/i18n/locales");

/** The languages the robot speaks, and what the synthesiser calls them. */
export const SPEAKERS: Readonly<Record<string, string>> = {
  en: "en-us",
  dk: "da",
  nl: "nl",
  de: "de",
  es: "es",
  fr: "fr-fr",
  pl: "pl",
  sk: "sk",
  ro: "ro",
};

/** What the game-show robot says, by cue: the captions that screens show with it. */
export function linesOf(language: string): Readonly<Record<string, string>> {
  const texts = JSON.parse(readFileSync(join(LOCALES, language, "room.json"), "utf8")) as {
    readonly voice: Readonly<Record<string, string>>;
  };
  return texts.voice;
}
