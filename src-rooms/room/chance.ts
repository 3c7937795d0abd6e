import { isRefusal, type Refusal } from "../games/game.ts";
import type { Seed } from "../games/random.ts";
import type { Input, Outcome } from "../session/model/inputs.ts";
import type { Games, RoomState } from "../session/model/state.ts";
import { apply } from "../session/session.ts";
import { beginsGame } from "./store.ts";

/** Entropy of the platform: nobody can know it beforehand. */
export function freshSeed(): Seed {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Int32Array(3));
  return [a, b, c];
}

/**
 * What the session makes of an input, and the input as the journal must keep it: one that begins a game
 * brings new entropy, so that nothing anybody learnt of the room's chance tells them the game. Which inputs
 * do is known only when they are decided, so such a one, and no other, is decided twice.
 */
export function decide(
  before: RoomState,
  input: Input,
  at: { readonly now: number; readonly games: Games },
): { readonly input: Input; readonly outcome: Outcome | Refusal } {
  const outcome = apply(before, input, at);
  if (isRefusal(outcome) || !beginsGame(before, outcome.state)) return { input, outcome };
  const drawn = { ...input, chance: freshSeed() };
  return { input: drawn, outcome: apply(before, drawn, at) };
}

/** 128 bits that nobody can guess, as 22 characters of an address. */
export function reelId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
