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

/** Returns who is placed on the podium's steps, best first: the three best, or all who share first place. */
export function bestOf<Entry extends { readonly rank: number }>(
  podium: readonly Entry[],
): readonly Entry[] {
  const leaders = podium.filter(({ rank }) => rank === 1);
  return leaders.length > NAMED ? leaders : podium.slice(0, NAMED);
}

/** Returns the same people from left to right: of three, the first is in the middle. */
export function onStepsOf(podium: readonly PodiumEntry[]): readonly PodiumEntry[] {
  const best = bestOf(podium);
  if (best.length > NAMED) return best;
  const [first, second, third] = best;
  return [second, first, third].filter((entry) => entry !== undefined);
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
