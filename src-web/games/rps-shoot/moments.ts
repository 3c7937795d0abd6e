import type { RpsHighlights } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { Moment, MomentsOf } from "../../game-kit/moment.ts";
import { texts } from "../../i18n/instance.ts";
import { handPicture } from "./hands.ts";
import { favouriteHand, mostSweeps } from "./remembered.ts";

/** Who swept most battles, then the room's favourite hand. */
const moments: MomentsOf = ({ highlights }, { nameOf, faceOf }) => {
  // SAFETY: a podium of this game carries this game's highlights.
  const { results } = highlights as RpsHighlights;
  const sweeper = mostSweeps(results);
  const favourite = favouriteHand(results);
  const found: Moment[] = [];
  if (sweeper) {
    const { id, count } = sweeper;
    found.push({
      playerIds: [id],
      text: texts.t("rps-shoot:highlights.sweeps", { name: nameOf(id), count }),
      picture: { kind: "sticker", address: () => faceOf(id) },
    });
  }
  if (favourite) {
    const { hand, count } = favourite;
    found.push({
      playerIds: [],
      text: texts.t(`rps-shoot:highlights.${hand}`, { count }),
      picture: { kind: "sticker", address: () => handPicture(hand) },
    });
  }
  return found;
};

export default moments;
