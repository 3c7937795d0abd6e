import type { EffectName } from "../../audio/files.ts";
import type { SoundManager } from "../../audio/SoundManager.ts";

let effects: readonly string[] = [];

/** Loads the sound player and its list of files, which phones without sound never load. */
export async function openSound(): Promise<SoundManager> {
  const [{ SoundManager: Manager }, list] = await Promise.all([
    import("../../audio/SoundManager.ts"),
    import("../../audio/effects.ts"),
  ]);
  effects = list.EFFECTS;
  return new Manager({
    context: new AudioContext(),
    // Only Chromium reports its memory, and televisions from before 2020 run Chromium.
    memory: "deviceMemory" in navigator ? Number(navigator.deviceMemory) : undefined,
    load: async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${answer.status} for a sound`);
      return answer.arrayBuffer();
    },
  });
}

/** Whether this is the name of an effect. Other screens may have a build with more of them. */
export function isEffect(name: string): name is EffectName {
  return effects.includes(name);
}
