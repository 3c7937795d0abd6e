import type { SyncHighlights } from "../../../src-rooms/games/sync-think/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Moment, MomentsOf } from "../../game-kit/moment.ts";
import { texts } from "../../i18n/instance.ts";
import { closestDuo, quickest } from "./remembered.ts";

/** The duo with most words in common, then the quickest match, then the nearest miss. */
const moments: MomentsOf = ({ highlights }, { nameOf, faceOf }) => {
  // SAFETY: a podium of this game carries this game's highlights.
  const { entries, misses } = highlights as SyncHighlights;
  const duo = closestDuo(entries);
  const quick = quickest(entries);
  const [miss] = misses;
  const found: Moment[] = [];
  const faceOfFirst = ([first]: readonly PlayerId[]): Pick<Moment, "picture"> =>
    first === undefined ? {} : { picture: { kind: "sticker", address: () => faceOf(first) } };
  if (duo) {
    const [one, other] = duo.ids;
    found.push({
      playerIds: duo.ids,
      text: texts.t("sync-think:highlights.duo", {
        one: nameOf(one),
        other: nameOf(other),
        count: duo.count,
      }),
      ...faceOfFirst(duo.ids),
    });
  }
  if (quick) {
    found.push({
      playerIds: quick.matchingPlayerIds,
      text: texts.t("sync-think:highlights.quick", { word: quick.text, level: quick.level + 1 }),
      ...faceOfFirst(quick.matchingPlayerIds),
    });
  }
  if (miss) {
    const {
      texts: [one, other],
      playerIds = [],
    } = miss;
    found.push({ playerIds, text: texts.t("sync-think:highlights.miss", { one, other }) });
  }
  return found;
};

export default moments;
