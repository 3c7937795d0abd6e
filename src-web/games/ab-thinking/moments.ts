import type { AbHighlights } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { Moment, MomentsOf } from "../../game-kit/moment.ts";
import { texts } from "../../i18n/instance.ts";
import { finest, mindReader } from "./awards.ts";
import { cardPicture } from "./cardPictures.ts";
import { sample } from "./samples.ts";

/** The clue that few understood, with its card; then the player who understood most. */
const moments: MomentsOf = ({ highlights }, { nameOf, faceOf }) => {
  // SAFETY: a podium of this game carries this game's highlights.
  const { told } = highlights as AbHighlights;
  const best = finest(told);
  const reader = mindReader(told);
  const found: Moment[] = [];
  if (best) {
    const { cardId, storyteller, finders, clue } = best;
    found.push({
      playerIds: [storyteller],
      text: clue.text ?? "",
      by: texts.t("ab-thinking:highlights.clue", {
        name: nameOf(storyteller),
        count: finders.length,
      }),
      picture: { kind: "photo", address: () => cardPicture(sample(cardId).imageUrl, "large") },
    });
  }
  if (reader) {
    const { id, count } = reader;
    found.push({
      playerIds: [id],
      text: texts.t("ab-thinking:highlights.reader", { name: nameOf(id), count }),
      picture: { kind: "sticker", address: () => faceOf(id) },
    });
  }
  return found;
};

export default moments;
