import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { cleanText, textLength } from "../../../src-shared/text/clean.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import { fold } from "../../../src-shared/text/fold.ts";
import { type AbState } from "./types.ts";
import { CLUE_LENGTH_MAX } from "../../../src-shared/catalog/games/ab-thinking.ts";

/** Shorter names are ordinary words in some language, which clues could no longer use. */
const NAME_MIN = 3;

/** Tidies a clue into the form the room stores. */
export function tidyClue(text: string): string {
  return cleanText(text);
}

function names(text: string, alias: string): boolean {
  const name = fold(alias);
  return textLength(name) >= NAME_MIN && ` ${fold(text)} `.includes(` ${name} `);
}

/**
 * Why a clue is refused (AB4, AB5); undefined when it is accepted. A robot's stock clue is never about a
 * player, so it is not checked for names.
 */
export function clueRefusal(state: AbState, teller: PlayerId, text: string): ErrorCode | undefined {
  if (text === "") return "text_empty";
  if (textLength(text) > CLUE_LENGTH_MAX) return "text_too_long";
  if (!isAllowed(text, [state.language], state.filterLevel)) return "text_not_allowed";
  if (state.seats[teller]?.robot) return undefined;
  const others = playerIdsOf(state.seats).filter((id) => id !== teller && !state.seats[id]?.left);
  const isNamed = others.some((id) => names(text, state.seats[id]?.alias ?? ""));
  return isNamed ? "clue_names_player" : undefined;
}
