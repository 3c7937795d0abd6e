import { useEffect } from "react";
import { cue } from "./cue.ts";
import type { EffectName } from "./files.ts";

/** Play an effect when it becomes this one. */
export function useCue(name: EffectName | undefined): void {
  useEffect(() => {
    if (name !== undefined) cue(name);
  }, [name]);
}
