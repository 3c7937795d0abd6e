import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encode, wavOf } from "./encode.ts";
import { lineOf } from "./throat.ts";

const LOCALES = join(import.meta.dirname, "../../../src-web/i18n/locales");

/**
 * The speaker for each language of the robot: flite only has English, but sounds better there than espeak-ng.
 */
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

/** The robot's lines, by name; screens show the same texts as captions. */
function linesOf(language: string): Readonly<Record<string, string>> {
  const texts = JSON.parse(readFileSync(join(LOCALES, language, "room.json"), "utf8")) as {
    readonly voice: Readonly<Record<string, string>>;
  };
  return texts.voice;
}

/**
 * Combines complete sound files into one: a table of where each begins and the last ends, as 32-bit
 * little-endian numbers, then the files themselves (src-web/audio/lines.ts extracts them).
 */
function together(files: readonly Buffer[]): Buffer {
  const table = Buffer.alloc(4 * (files.length + 1));
  let at = table.length;
  files.forEach(({ length }, index) => {
    table.writeUInt32LE(at, 4 * index);
    at += length;
  });
  table.writeUInt32LE(at, 4 * files.length);
  return Buffer.concat([table, ...files]);
}

/** Writes one file per language and format, with all its lines. */
export function buildVoices(work: string, folder: string): void {
  const names = Object.keys(linesOf("en"));
  const [wav, one] = [join(work, "voice.wav"), join(work, "voice")];
  for (const [language, speaker] of Object.entries(SPEAKERS)) {
    const texts = linesOf(language);
    const lines = names.map((name) => {
      writeFileSync(wav, wavOf([lineOf(speaker, texts[name] ?? "", work)]));
      encode(wav, one, { opus: 20, aac: 24 });
      return { webm: readFileSync(`${one}.webm`), m4a: readFileSync(`${one}.m4a`) };
    });
    for (const form of ["webm", "m4a"] as const) {
      const files = lines.map((line) => line[form]);
      writeFileSync(join(folder, `${language}.${form}.lines`), together(files));
    }
  }
}

/** The list of lines by moment, in the order in which they are stored in the files. */
export function voiceList(): string {
  const moments = Map.groupBy(Object.keys(linesOf("en")), (name) => name.replace(/\d+$/, ""));
  const lines = [...moments].map(([moment, names]) => `  ${moment}: ${JSON.stringify(names)},\n`);
  return (
    `/** What the robot may say at each moment, in every language, by name. */\n` +
    `export const VOICES = {\n${lines.join("")}} as const;\n`
  );
}
