import type { CanvasHighlights } from "../../../src-rooms/games/canvas-clash/types.ts";
import type { Moment, MomentsOf } from "../../game-kit/moment.ts";
import { texts } from "../../i18n/instance.ts";
import { bodyOf, fetchDrawing } from "./drawings.ts";

/** The drawing that helped most, then the others, then who guessed a word fastest. */
const moments: MomentsOf = ({ highlights, keepsakes }, { gameCode, nameOf, faceOf }) => {
  // SAFETY: a podium of this game carries this game's highlights.
  const { favourite, fastest } = highlights as CanvasHighlights;
  const drawings = keepsakes
    .toSorted((a, b) => Number(b.id === favourite) - Number(a.id === favourite))
    .flatMap((keepsake): Moment[] => {
      const body = bodyOf(keepsake);
      const [painter] = keepsake.playerIds;
      if (!body || painter === undefined) return [];
      const { word, credits } = body;
      return [
        {
          playerIds: keepsake.playerIds,
          text: word,
          by: texts.t("canvas-clash:highlights.by", { name: nameOf(painter) }),
          ...(credits > 0 && {
            about: texts.t("canvas-clash:highlights.credits", { count: credits }),
          }),
          picture: { kind: "drawing", drawing: () => fetchDrawing(gameCode, keepsake.id) },
        },
      ];
    });
  if (!fastest) return drawings;
  const { playerId, word, ms } = fastest;
  const seconds = Math.round(ms / 1_000);
  return [
    ...drawings,
    {
      playerIds: [playerId],
      text: texts.t("canvas-clash:highlights.fastest", { name: nameOf(playerId), word, seconds }),
      picture: { kind: "sticker", address: () => faceOf(playerId) },
    },
  ];
};

export default moments;
