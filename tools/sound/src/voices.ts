import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode, wavOf } from "./encode.ts";
import { lineOf } from "./throat.ts";

const LOCALES = join(import.meta.dirname, "../../../src-web/i18n/locales");
const RATE = 48_000;
/** Silence after a line: what a codec adds at the front must not bring the next one in, s. */
const GAP_S = 0.12;

/** The languages the robot speaks, and who speaks them: flite knows English, and better than espeak-ng. */
const SPEAKERS: Readonly<Record<string, string>> = {
  en: "flite",
  dk: "da",
  nl: "nl",
  de: "de",
  es: "es",
  fr: "fr-fr",
  pl: "pl",
  sk: "sk",
  ro: "ro",
};

/** What the game-show robot says, by name: the captions that screens show with it. */
function linesOf(language: string): Readonly<Record<string, string>> {
  const texts = JSON.parse(readFileSync(join(LOCALES, language, "room.json"), "utf8")) as {
    readonly voice: Readonly<Record<string, string>>;
  };
  return texts.voice;
}

/** Writes one file a language; the answer says where lines begin in it, s, and at last where it ends. */
export function buildVoices(work: string, folder: string): Record<string, number[]> {
  const names = Object.keys(linesOf("en"));
  return Object.fromEntries(
    Object.entries(SPEAKERS).map(([language, speaker]) => {
      const texts = linesOf(language);
      const lines = names.map((name) => lineOf(speaker, texts[name] ?? "", work));
      const marks = [0];
      for (const { length } of lines)
        marks.push((marks.at(-1) ?? 0) + length + Math.round(GAP_S * RATE));
      const all = new Float32Array(marks.at(-1) ?? 0);
      lines.forEach((line, index) => all.set(line, marks[index]));
      const wav = join(work, "voices.wav");
      writeFileSync(wav, wavOf([all]));
      encode(wav, join(folder, language), { opus: 20, aac: 24 });
      return [language, marks.map((mark) => Math.round((1_000 * mark) / RATE) / 1_000)];
    }),
  );
}

/** The list of lines by moment, and where each lies. */
export function voiceList(marks: Readonly<Record<string, readonly number[]>>): string {
  const moments = Map.groupBy(Object.keys(linesOf("en")), (name) => name.replace(/\d+$/, ""));
  const lines = [...moments].map(([moment, names]) => `  ${moment}: ${JSON.stringify(names)},\n`);
  const spoken = Object.entries(marks).map(
    ([language, starts]) => `  ${language}: ${JSON.stringify(starts)},\n`,
  );
  return (
    `/** What the robot may say at each moment, in every language, by name. */\n` +
    `export const VOICES = {\n${lines.join("")}} as const;\n\n` +
    `/** Where the lines begin in the file of a language, in the order above, and where the last ends, s. */\n` +
    `export const SPOKEN = {\n${spoken.join("")}} as const;\n`
  );
}
