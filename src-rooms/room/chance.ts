import { isRefusal, type Refusal } from "../games/game.ts";
import type { Seed } from "../games/random.ts";
import type { Input, Outcome } from "../session/model/inputs.ts";
import type { Games, RoomState } from "../session/model/state.ts";
import { apply } from "../session/session.ts";
import { beginsGame } from "./store.ts";

/** Returns a seed from the platform's entropy, which nobody can predict. */
export function freshSeed(): Seed {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Int32Array(3));
  return [a, b, c];
}

/**
 * Applies an input. Returns the outcome, and the input as the journal must store it: one that begins a game
 * gets a fresh seed, so that nothing anybody learnt about the room's random numbers reveals the game. Whether
 * an input begins a game is known only after applying it, so such an input, and no other, is applied twice.
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

/** Returns 128 random bits that nobody can guess, as 22 characters for a URL. */
export function reelId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
