import { useTranslation } from "react-i18next";
import { displayName } from "../../src-shared/text/displayName.ts";
import type { PodiumEntry } from "../../src-shared/protocol/entities.ts";
import { useFormats } from "../i18n/format.ts";

/** When the podium shows the winner, ms since it appeared: on the television, and on no phone earlier. */
export const WINNER_SHOWN_MS = 2_700;

/** Up to this many winners are named; more are only counted, and are placed side by side. */
const NAMED = 3;

/** Returns who won a game. Nobody does where nobody has a point, as in an evening's championship. */
export function winnersOf(podium: readonly PodiumEntry[]): readonly PodiumEntry[] {
  return podium.filter(({ rank, score }) => rank === 1 && score > 0);
}

/**
 * Returns who is placed on the podium's steps, best first: the three best, and whoever shares their place. Where too
 * many are without a point behind a winner, none of them is: nobody would be better than those who were left out.
 */
export function bestOf<Entry extends { readonly rank: number }>(
  podium: readonly Entry[],
  hasPoints: (entry: Entry) => boolean,
): readonly Entry[] {
  const best = podium.filter(({ rank }) => rank <= NAMED);
  const isTooMuch = best.length > NAMED && best.some(hasPoints);
  return isTooMuch ? best.filter(hasPoints) : best;
}

/** Returns the same people from left to right: the first in the middle, and the others further out the later they are. */
export function onStepsOf(podium: readonly PodiumEntry[]): readonly PodiumEntry[] {
  const best = bestOf(podium, ({ score }) => score > 0);
  const others = best.filter(({ rank }) => rank > 1);
  const left = others.filter((_, at) => at % 2 === 0).reverse();
  const right = others.filter((_, at) => at % 2 === 1);
  return [...left, ...best.filter(({ rank }) => rank === 1), ...right];
}

/** Returns a function that says in a sentence who won a game, given its podium. */
export function useWinnerText(): (podium: readonly PodiumEntry[]) => string {
  const { t } = useTranslation("room");
  const { list } = useFormats();
  return (podium) => {
    const winners = winnersOf(podium);
    const count = winners.length;
    if (count === 0) return t("end.nobody");
    if (count > NAMED) return t("end.winners", { count });
    return t("end.title", { count, names: list(winners.map(({ alias }) => displayName(alias))) });
  };
}
