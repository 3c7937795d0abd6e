// `npm run build`: renders every sound into src-web/assets/sound and writes lists of them. Needs fluidsynth
// with fluid-soundfont-gm, sox, ffmpeg, flite and espeak-ng; see README.md.
//   npm run build -- effects          only one of music, effects, voices
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EFFECTS } from "./effects.ts";
import { encode } from "./encode.ts";
import { PIECES, renderPiece, type Loop } from "./music.ts";
import { finished, wav } from "./synth.ts";
import { buildVoices, voiceList } from "./voices.ts";

const TARGET = join(import.meta.dirname, "../../../src-web/assets/sound");
const LISTS = join(import.meta.dirname, "../../../src-web/audio");
const MEASURED = join(import.meta.dirname, "../measured.json");
const only = process.argv[2];

const work = mkdtempSync(join(tmpdir(), "hubbub-sound-"));

function writeList(name: string, text: string): void {
  writeFileSync(join(LISTS, name), `// Written by tools/sound: change it there.\n\n${text}`);
}

function listOf(name: string, what: string, items: readonly string[]): string {
  const lines = items.map((item) => `  "${item}",\n`).join("");
  return `/** ${what}, by name. */\nexport const ${name} = [\n${lines}] as const;\n`;
}

function folder(name: string): string {
  const path = join(TARGET, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

function buildMusic(): Record<string, Loop> {
  const music = folder("music");
  return Object.fromEntries(PIECES.map((piece) => [piece.name, renderPiece(piece, work, music)]));
}

function buildEffects(): void {
  const effects = folder("effects");
  for (const [name, { make, peak }] of Object.entries(EFFECTS)) {
    const path = join(work, `${name}.wav`);
    writeFileSync(path, wav(finished(make(), peak)));
    encode(path, join(effects, name), { opus: 40, aac: 56 });
  }
}

if (only === undefined || only === "music") {
  const pieces = Object.entries(buildMusic());
  const music = pieces.map(
    ([name, { bpm, bars, loopStart, loopEnd, layers }]) =>
      `  ${name}: ${JSON.stringify({ bpm, bars, loopStart, loopEnd, layers })},\n`,
  );
  writeList(
    "music.ts",
    `/** Every piece: where its loop lies in the file of each layer, s, and which layers it has. */\nexport const MUSIC = {\n${music.join("")}} as const;\n`,
  );
  const measured = pieces.map(([name, { measured: found, peak }]) => [name, { ...found, peak }]);
  writeFileSync(MEASURED, `${JSON.stringify(Object.fromEntries(measured), undefined, 2)}\n`);
}
if (only === undefined || only === "effects") {
  buildEffects();
  writeList("effects.ts", listOf("EFFECTS", "Every effect there is", Object.keys(EFFECTS)));
}
if (only === undefined || only === "voices") {
  buildVoices(work, folder("voices"));
  writeList("voices.ts", voiceList());
}
rmSync(work, { recursive: true });
