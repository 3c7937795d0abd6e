import type { RequipHighlights } from "../../../src-rooms/games/requip/types.ts";
import type { MomentsOf } from "../../game-kit/moment.ts";
import { texts } from "../../i18n/instance.ts";

/** The funniest answers, then who spotted most machines. */
const moments: MomentsOf = ({ highlights }, { nameOf, faceOf, list }) => {
  // SAFETY: a podium of this game carries this game's highlights.
  const { best, detectives, spotted } = highlights as RequipHighlights;
  const [nose] = detectives;
  return [
    ...best.map(({ prompt, text, playerId }) => ({
      playerIds: [playerId],
      about: prompt,
      text,
      by: texts.t("requip:highlights.by", { name: nameOf(playerId) }),
      picture: { kind: "sticker", address: () => faceOf(playerId) } as const,
    })),
    ...(nose === undefined
      ? []
      : [
          {
            playerIds: detectives,
            text: texts.t("requip:highlights.detective", {
              names: list(detectives.map(nameOf)),
              count: spotted,
            }),
            picture: { kind: "sticker", address: () => faceOf(nose) } as const,
          },
        ]),
  ];
};

export default moments;
