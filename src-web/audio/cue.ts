import { useEffect } from "react";
import type { EffectName, VoiceCue } from "./files.ts";

/** What plays cues; phones that stay silent have none. */
interface Player {
  readonly effect: (name: EffectName) => void;
  readonly voice: (moment: VoiceCue) => void;
}

let player: Player | undefined;

/** From now on this screen is heard; the answer makes it silent again. */
export function hearCues(next: Player): () => void {
  player = next;
  return () => {
    if (player === next) player = undefined;
  };
}

/** Play an effect, where this screen is one that sounds. */
export function cue(name: EffectName): void {
  player?.effect(name);
}

/** Let the robot say something, where this screen is one that sounds. */
export function say(moment: VoiceCue): void {
  player?.voice(moment);
}

/** Cheer for who won, at the moment everybody sees it. */
export function useCheers(isOut: boolean): void {
  useEffect(() => {
    if (!isOut) return;
    cue("fanfare");
    cue("applause");
  }, [isOut]);
}

/** Play an effect when it becomes this one. */
export function useCue(name: EffectName | undefined): void {
  useEffect(() => {
    if (name !== undefined) cue(name);
  }, [name]);
}
