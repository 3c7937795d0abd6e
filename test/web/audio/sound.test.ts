import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../../src-shared/catalog/languages.ts";
import { EFFECTS } from "../../../src-web/audio/effects.ts";
import {
  lineNumber,
  soundFiles,
  type MusicName,
  type VoiceName,
} from "../../../src-web/audio/files.ts";
import { lineIn } from "../../../src-web/audio/lines.ts";
import { DUCKED, effectLevel, LEVELS } from "../../../src-web/audio/levels.ts";
import { MUSIC } from "../../../src-web/audio/music.ts";
import { musicFor } from "../../../src-web/audio/score.ts";
import { SoundManager } from "../../../src-web/audio/SoundManager.ts";
import { VOICES } from "../../../src-web/audio/voices.ts";
import { FakeAudio } from "./fakeAudio.ts";
import { eventually } from "../../support/eventually.ts";

// SAFETY: the keys of a constant object.
const LOOPS = Object.keys(MUSIC) as MusicName[];

const LINES: readonly VoiceName[] = Object.values(VOICES).flat();
const VOICE_FILES = "src-web/assets/sound/voices";
/** Magic numbers of each format, in hexadecimal: EBML for WebM, `ftyp` after a length for MP4. */
const MAGIC = { webm: /^1a45dfa3/u, m4a: /^.{8}66747970$/u } as const;

/** How long a recording is, in seconds, as its header says. */
const SECONDS = {
  // The element `Duration`, a double in ms.
  webm: (line: Buffer) => line.readDoubleBE(line.indexOf("448988", "hex") + 3) / 1_000,
  // The box `mvhd`: units per second, and how many of them.
  m4a: (line: Buffer) => {
    const box = line.indexOf("mvhd");
    return line.readUInt32BE(box + 20) / line.readUInt32BE(box + 16);
  },
} as const;

describe("the sounds", () => {
  it("are complete, each in two formats", () => {
    expect(LOOPS.length).toBeGreaterThanOrEqual(8);
    expect(EFFECTS.length).toBeGreaterThanOrEqual(40);
    for (const name of LOOPS) expect(soundFiles.music(name), name).toHaveLength(2);
    for (const name of EFFECTS) expect(soundFiles.effect(name), name).toHaveLength(2);
    for (const language of LANGUAGES) {
      expect(soundFiles.voice(language), language).toHaveLength(2);
    }
  });

  it("of the robot's lines are separate recordings of half a second to four seconds in both formats", () => {
    for (const form of ["webm", "m4a"] as const) {
      for (const language of LANGUAGES) {
        const file = new Uint8Array(readFileSync(`${VOICE_FILES}/${language}.${form}.lines`))
          .buffer;
        for (const name of LINES) {
          const line = Buffer.from(lineIn(file, lineNumber(name)));
          const where = `${language} ${form} ${name}`;
          expect(line.toString("hex", 0, 8), where).toMatch(MAGIC[form]);
          expect(SECONDS[form](line), where).toBeGreaterThan(0.5);
          expect(SECONDS[form](line), where).toBeLessThan(4);
          expect(line.byteLength, where).toBeGreaterThan(1_500);
          expect(line.byteLength, where).toBeLessThan(14_000);
        }
      }
    }
  });

  it("include music that fits the mood of each stage", () => {
    expect(musicFor("LOBBY", undefined)).toBe("lobby");
    expect(musicFor("PROGRAM", "RPS_SHOOT")).toBe("dojo");
    expect(musicFor("VOTE", "SNAPTION")).toBe("tension");
    expect(musicFor("VOTE", "RPS_SHOOT")).toBe("dojo");
    expect(musicFor("GAME_END", "RPS_SHOOT")).toBe("podium");
    expect(musicFor("CLOSED", "RPS_SHOOT")).toBeUndefined();
  });
});

describe("a screen with sound", () => {
  let audio: FakeAudio;
  let manager: SoundManager;
  beforeEach(() => {
    vi.useFakeTimers();
    audio = new FakeAudio();
    manager = new SoundManager(audio.source());
  });
  afterEach(() => vi.useRealTimers());

  it("is silent until somebody taps", async () => {
    expect(manager.isUnlocked).toBe(false);
    await manager.unlock();
    expect(manager.isUnlocked).toBe(true);
    await manager.effect("pop");
    expect(audio.started).toHaveLength(1);
  });

  it("does not catch up on sounds from before the first tap, but plays the current loop", async () => {
    // A television opened without a tap: an hour of a party passes.
    for (let count = 0; count < 1_100; count++) await manager.effect("pop");
    await manager.voice("go1", "en");
    await manager.music("lobby");
    await manager.music("dojo");
    expect(audio.started).toHaveLength(0);
    await Promise.all([manager.unlock(), manager.unlock()]);
    await eventually(() => expect(audio.started).toHaveLength(1));
    expect(audio.started[0]?.loopStart).toBe(MUSIC.dojo.loopStart);
    await manager.effect("pop");
    expect(audio.started).toHaveLength(2);
  });

  it("has a volume for each kind of sound, and a lower one for frequent effects", async () => {
    const levels = () => audio.gains.slice(0, 3).map(({ value }) => value);
    expect(levels()).toEqual([LEVELS.music, LEVELS.effects, LEVELS.voice]);
    manager.setVolumes({ music: 50, effects: 20, voice: 0 });
    expect(levels()).toEqual([LEVELS.music / 2, LEVELS.effects / 5, 0]);
    await manager.unlock();
    await manager.effect("tap");
    expect(audio.gains.at(-1)?.value).toBe(effectLevel("tap"));
    expect(effectLevel("tap")).toBeLessThan(effectLevel("fanfare"));
  });

  it("neither fetches nor decodes a kind of sound at volume zero", async () => {
    manager.setVolumes({ music: 0, effects: 0, voice: 0 });
    await manager.unlock();
    await manager.music("lobby");
    await manager.tension("hurry");
    await manager.effect("pop");
    await manager.voice("go1", "en");
    expect(audio.asked).toEqual([]);
    manager.setVolumes({ music: 40, effects: 0, voice: 0 });
    await eventually(() => expect(audio.started[0]?.loopStart).toBe(MUSIC.lobby.loopStart));
    manager.setVolumes({ music: 40, effects: 10, voice: 0 });
    await manager.effect("pop");
    expect(audio.started.at(-1)?.loop).toBe(false);
  });

  it("stops a piece of music at volume zero and later starts it again from its beginning", async () => {
    const loud = { music: 100, effects: 100, voice: 100 };
    await manager.unlock();
    await manager.music("lobby");
    manager.setVolumes({ ...loud, music: 0 });
    await eventually(() => expect(audio.started[0]?.stopAt).toBeGreaterThan(0));
    manager.setVolumes(loud);
    await eventually(() => expect(audio.started).toHaveLength(2));
    expect(audio.started[1]?.from).toBe(MUSIC.lobby.loopStart);
    expect(audio.asked).toHaveLength(1);
  });

  it("lowers the music while a voice speaks, whatever the volumes", async () => {
    await manager.unlock();
    const bus = audio.gains[3];
    const heard: number[] = [];
    if (!bus) throw new Error("no bus of music");
    audio.onTarget = (gain, to) => gain === bus && heard.push(to);
    await manager.voice("go1", "en");
    expect(heard).toEqual([DUCKED, 1]);
  });

  it("fetches a language's voice file once and decodes it line by line", async () => {
    await manager.unlock();
    const said = ["go1", "tie2", "go1"] as const;
    for (const name of said) await manager.voice(name, "en");
    expect(audio.asked).toHaveLength(1);
    expect(audio.decoded).toEqual(said.map((name) => `${audio.asked[0]}#${lineNumber(name)}`));
  });

  it("does not say a line that arrives after its moment", async () => {
    await manager.unlock();
    const release = audio.holdBack();
    const late = manager.voice("hurry1", "en");
    vi.advanceTimersByTime(3_000);
    release();
    await late;
    expect(audio.started).toHaveLength(0);
    await manager.voice("timeUp1", "en");
    expect(audio.started).toHaveLength(1);
  });

  it("fades from one loop to the next in a second", async () => {
    await manager.unlock();
    await manager.music("lobby");
    const [lobby] = audio.started;
    expect(lobby).toMatchObject({
      loop: true,
      loopStart: MUSIC.lobby.loopStart,
      loopEnd: MUSIC.lobby.loopEnd,
    });
    audio.pass(10);
    await manager.music("dojo");
    expect(lobby?.stopAt).toBe(11);
    expect(lobby?.fadedTo).toBe(0);
    expect(audio.started[1]?.fadedTo).toBe(1);
  });

  it("plays the loop that was requested last, however slowly the first one arrives", async () => {
    await manager.unlock();
    const release = audio.holdBack();
    const first = manager.music("lobby");
    const second = manager.music("podium");
    release();
    await Promise.all([first, second]);
    expect(audio.started).toHaveLength(1);
    expect(audio.started[0]?.loopStart).toBe(MUSIC.podium.loopStart);
  });

  it("uses the other format when the first cannot be decoded", async () => {
    await manager.unlock();
    audio.refuses = /\.webm/;
    await manager.effect("tap");
    expect(audio.asked.map((address) => address.replace(/.*\.(\w+)(?:\?.*)?$/, "$1"))).toEqual([
      "webm",
      "m4a",
    ]);
    expect(audio.started).toHaveLength(1);
  });

  it("forgets loops that it played long ago, as each takes some 50 MB", async () => {
    await manager.unlock();
    const asked = (name: MusicName) =>
      audio.asked.filter((address) => address.includes(`music/${name}`)).length;
    for (const name of ["lobby", "dojo", "lobby", "dojo"] as const) await manager.music(name);
    expect([asked("lobby"), asked("dojo")]).toEqual([1, 1]);
    for (const name of ["podium", "lobby"] as const) await manager.music(name);
    expect(asked("lobby")).toBe(2);
    await manager.music("podium");
    expect(asked("podium")).toBe(1);
  });

  it("fetches a sound again after the network failed", async () => {
    await manager.unlock();
    audio.refuses = /./;
    await manager.effect("tap");
    expect(audio.started).toHaveLength(0);
    audio.refuses = undefined;
    await manager.effect("tap");
    expect(audio.started).toHaveLength(1);
  });

  it("suspends the audio after half a minute of silence and resumes it by itself", async () => {
    await manager.unlock();
    await manager.effect("pop");
    vi.advanceTimersByTime(60_000);
    expect(audio.state).toBe("running");
    audio.started[0]?.end();
    vi.advanceTimersByTime(29_000);
    expect(audio.state).toBe("running");
    vi.advanceTimersByTime(1_100);
    expect(audio.state).toBe("suspended");
    await manager.effect("pop");
    expect(audio.state).toBe("running");
  });

  it("suspends the audio of a screen that runs without a tap and has its sound off", async () => {
    manager.setVolumes({ music: 0, effects: 0, voice: 0 });
    await audio.resume();
    await manager.effect("pop");
    vi.advanceTimersByTime(29_000);
    expect(audio.state).toBe("running");
    vi.advanceTimersByTime(1_100);
    expect(audio.state).toBe("suspended");
  });
});
