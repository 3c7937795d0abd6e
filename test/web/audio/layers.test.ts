import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { soundFiles, type MusicName } from "../../../src-web/audio/files.ts";
import { layersFor, tensionOf } from "../../../src-web/audio/layers.ts";
import { MUSIC } from "../../../src-web/audio/music.ts";
import { SoundManager } from "../../../src-web/audio/SoundManager.ts";
import { FakeAudio } from "./fakeAudio.ts";

// SAFETY: the keys of a constant object.
const PIECES = Object.entries(MUSIC) as [MusicName, (typeof MUSIC)[MusicName]][];

interface Measured {
  readonly loudness: number;
  readonly samples: number;
  readonly jump: number;
}
// SAFETY: tools/sound writes the file in this form.
const MEASURED = JSON.parse(readFileSync("tools/sound/measured.json", "utf8")) as Record<
  string,
  Record<string, Measured>
>;
const LOUDNESS: Readonly<Record<string, number>> = { base: -20, rhythm: -25, tension: -24 };

describe("the tension of a moment", () => {
  const moment = {
    stage: "PROGRAM",
    gameType: "RPS_SHOOT",
    isHurrying: false,
    isLastRound: false,
  } as const;

  it("grows from the lobby to the last seconds", () => {
    expect(tensionOf({ ...moment, stage: "LOBBY", isLastRound: true })).toBe("calm");
    expect(tensionOf(moment)).toBe("play");
    expect(tensionOf({ ...moment, stage: "BET" })).toBe("tense");
    expect(tensionOf({ ...moment, stage: "REVEAL" })).toBe("tense");
    expect(tensionOf({ ...moment, isLastRound: true })).toBe("tense");
    expect(tensionOf({ ...moment, stage: "BET", isHurrying: true })).toBe("hurry");
    expect(tensionOf({ ...moment, stage: "GAME_END", isHurrying: true })).toBe("play");
  });

  it("adds layers of music as it grows, and never takes any away", () => {
    expect(layersFor("calm")).toEqual({ rhythm: 0, tension: 0 });
    const heard = (["calm", "play", "tense", "hurry"] as const).map(
      (tension) => layersFor(tension).rhythm + layersFor(tension).tension,
    );
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(new Set(heard).size).toBe(4);
  });
});

describe.each(PIECES)(
  "the piece of music %s",
  (name, { bpm, bars, loopStart, loopEnd, layers }) => {
    const bar = 240 / bpm;

    it("lasts at least a minute and loops on whole bars", () => {
      expect(loopEnd - loopStart).toBeGreaterThanOrEqual(60);
      expect(Math.abs(loopStart - bar)).toBeLessThan(0.0001);
      expect(Math.abs(loopEnd - loopStart - bars * bar)).toBeLessThan(0.0001);
    });

    it("has a file for each layer, all of one length and as loud as in the other pieces", () => {
      expect(soundFiles.music(name)).toHaveLength(2);
      const found = layers.map((layer) => MEASURED[name]?.[layer]);
      expect(new Set(found.map((one) => one?.samples)).size).toBe(1);
      layers.forEach((layer, index) => {
        if (layer !== "base") expect(soundFiles.layer(name, layer)).toHaveLength(1);
        expect(Math.abs((found[index]?.loudness ?? 0) - (LOUDNESS[layer] ?? 0))).toBeLessThan(0.6);
      });
    });

    it("has no click where it loops", () => {
      for (const layer of layers) expect(MEASURED[name]?.[layer]?.jump).toBeLessThanOrEqual(1);
    });
  },
);

describe("layers over the base of a piece", () => {
  it("start in step with it however late they are, and stop with it", async () => {
    const audio = new FakeAudio();
    const manager = new SoundManager(audio.source());
    await manager.unlock();
    await manager.music("dojo");
    expect(audio.started).toHaveLength(1);
    const { loopStart, loopEnd } = MUSIC.dojo;
    audio.pass(loopEnd - loopStart + 7);
    await manager.tension("hurry");
    const [base, ...over] = audio.started;
    expect(over).toHaveLength(2);
    for (const layer of over) {
      const since = layer.startedAt - (base?.startedAt ?? 0);
      expect(layer.from).toBeCloseTo(loopStart + (since % (loopEnd - loopStart)), 6);
      expect(layer.fadedTo).toBe(1);
    }
    await manager.tension("calm");
    expect(over.map(({ fadedTo }) => fadedTo)).toEqual([0, 0]);
    await manager.music("podium");
    expect(over.every(({ stopAt }) => stopAt !== undefined)).toBe(true);
  });

  it("are left out on a device with little memory", async () => {
    const audio = new FakeAudio();
    const manager = new SoundManager({ ...audio.source(), memory: 2 });
    await manager.unlock();
    await manager.tension("hurry");
    await manager.music("dojo");
    expect(audio.started).toHaveLength(1);
  });

  it("are left out where they cannot be decoded", async () => {
    const audio = new FakeAudio();
    audio.refuses = /\.webm/;
    const manager = new SoundManager(audio.source());
    await manager.unlock();
    await manager.tension("hurry");
    await manager.music("dojo");
    expect(audio.started).toHaveLength(1);
  });
});
