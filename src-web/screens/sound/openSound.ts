import type { EffectName } from "../../audio/files.ts";
import type { SoundManager } from "../../audio/SoundManager.ts";

let effects: readonly string[] = [];

/** Load what plays sounds, its list of files included: silent phones never do. */
export async function openSound(): Promise<SoundManager> {
  const [{ SoundManager: Manager }, list] = await Promise.all([
    import("../../audio/SoundManager.ts"),
    import("../../audio/effects.ts"),
  ]);
  effects = list.EFFECTS;
  return new Manager({
    context: new AudioContext(),
    // Chromium alone says it, and televisions of before 2020 are Chromium.
    memory: "deviceMemory" in navigator ? Number(navigator.deviceMemory) : undefined,
    load: async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${answer.status} for a sound`);
      return answer.arrayBuffer();
    },
  });
}

/** Is this the name of an effect? Other screens may know more than this build. */
export function isEffect(name: string): name is EffectName {
  return effects.includes(name);
}
