import { useEffect } from "react";
import type { EffectName, VoiceCue } from "./files.ts";

/** Plays the cues of this screen; phones that stay silent have none. */
interface Player {
  readonly effect: (name: EffectName) => void;
  readonly voice: (moment: VoiceCue) => void;
}

let player: Player | undefined;

/** Makes this screen audible; the returned function makes it silent again. */
export function playCuesOn(next: Player): () => void {
  player = next;
  return () => {
    if (player === next) player = undefined;
  };
}

/** Plays an effect, if this screen plays sound. */
export function cue(name: EffectName): void {
  player?.effect(name);
}

/** Lets the robot speak, if this screen plays sound. */
export function say(moment: VoiceCue): void {
  player?.voice(moment);
}

/** Cheers for the winner at the moment they are revealed. */
export function useCheers(isOut: boolean): void {
  useEffect(() => {
    if (!isOut) return;
    cue("fanfare");
    cue("applause");
  }, [isOut]);
}

/** Plays an effect whenever `name` changes to it. */
export function useCue(name: EffectName | undefined): void {
  useEffect(() => {
    if (name !== undefined) cue(name);
  }, [name]);
}
