import { beforeEach, expect, it, vi } from "vitest";

const device = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => device.get(key) ?? null,
  setItem: (key: string, value: string) => device.set(key, value),
  removeItem: (key: string) => device.delete(key),
});

/** Loads the module again, as a page reload would. */
async function loaded() {
  vi.resetModules();
  return import("../../../src-web/audio/volume.ts");
}

beforeEach(() => device.clear());

it("every volume is at its maximum until somebody changes it, and a change survives a reload", async () => {
  const first = await loaded();
  expect(first.volumes()).toEqual({ music: 100, effects: 100, voice: 100 });
  const heard = vi.fn();
  const stop = first.onVolume(heard);
  first.setVolume("music", 20);
  first.setVolume("voice", 0);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  const again = await loaded();
  expect(again.volumes()).toEqual({ music: 20, effects: 100, voice: 0 });
});

it.each(["nonsense", "null", "35", '{"music":"loud","effects":400,"voice":-1}'])(
  "a device that stored %s starts at full volume",
  async (said) => {
    device.set("volume", said);
    expect((await loaded()).volumes()).toEqual({ music: 100, effects: 100, voice: 100 });
  },
);
