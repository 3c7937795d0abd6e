import { useTranslation } from "react-i18next";
import { displayName } from "../../src-shared/catalog/displayName.ts";
import type { PodiumEntry } from "../../src-shared/protocol/entities.ts";
import { useFormats } from "../i18n/format.ts";

/** More winners than that are counted, not named, and stand side by side. */
const NAMED = 3;

/** Who won a game: nobody where nobody has a point, as in an evening's championship. */
export function winnersOf(podium: readonly PodiumEntry[]): readonly PodiumEntry[] {
  return podium.filter(({ rank, score }) => rank === 1 && score > 0);
}

/** Who stands on the steps, best first: the three best, or all who share the first place. */
export function bestOf<Entry extends { readonly rank: number }>(
  podium: readonly Entry[],
): readonly Entry[] {
  const leaders = podium.filter(({ rank }) => rank === 1);
  return leaders.length > NAMED ? leaders : podium.slice(0, NAMED);
}

/** The same from the left: of three the first stands in their middle. */
export function onStepsOf(podium: readonly PodiumEntry[]): readonly PodiumEntry[] {
  const best = bestOf(podium);
  if (best.length > NAMED) return best;
  const [first, second, third] = best;
  return [second, first, third].filter((entry) => entry !== undefined);
}

/** Says in a sentence who won a game, by its podium. */
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
