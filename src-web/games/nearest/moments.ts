import type { NearestHighlights } from "../../../src-rooms/games/nearest/types.ts";
import type { Moment, MomentsOf } from "../../game-kit/moment.ts";
import { texts } from "../../i18n/instance.ts";
import { bullseye, sharpest, wildest } from "./remembered.ts";

/** The wildest number, then who was exact most often, then who was nearest most often. */
const moments: MomentsOf = ({ highlights }, { nameOf, faceOf, number }) => {
  // SAFETY: a podium of this game carries this game's highlights.
  const { answered } = highlights as NearestHighlights;
  const wild = wildest(answered);
  const found: Moment[] = [];
  if (wild) {
    const { landing, answer, isYear } = wild;
    const written = (value: number) => (isYear ? String(value) : number(value));
    found.push({
      playerIds: [landing.playerId],
      text: texts.t("nearest:highlights.wild", {
        name: nameOf(landing.playerId),
        value: written(landing.value),
        answer: written(answer),
      }),
      picture: { kind: "sticker", address: () => faceOf(landing.playerId) },
    });
  }
  const tallies = { exact: bullseye(answered), sharp: sharpest(answered) };
  for (const part of ["exact", "sharp"] as const) {
    const { id, count } = tallies[part] ?? {};
    if (id === undefined || count === undefined) continue;
    found.push({
      playerIds: [id],
      text: texts.t(`nearest:highlights.${part}`, { name: nameOf(id), count }),
      picture: { kind: "sticker", address: () => faceOf(id) },
    });
  }
  return found;
};

export default moments;
