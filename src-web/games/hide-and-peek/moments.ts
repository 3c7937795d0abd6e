import type { HideHighlights } from "../../../src-rooms/games/hide-and-peek/types.ts";
import type { MomentsOf } from "../../game-kit/moment.ts";
import { texts } from "../../i18n/instance.ts";
import { bestOf } from "./awards.ts";

/** Who was hardest to find, then who found most. */
const moments: MomentsOf = ({ highlights }, { nameOf, faceOf }) => {
  // SAFETY: a podium of this game carries this game's highlights.
  const best = bestOf(highlights as HideHighlights);
  return (["hider", "finder"] as const).flatMap((part) => {
    const { id, count } = best[part] ?? {};
    if (id === undefined || count === undefined) return [];
    return [
      {
        playerIds: [id],
        text: texts.t(`hide-and-peek:highlights.${part}`, { name: nameOf(id), count }),
        picture: { kind: "sticker" as const, address: () => faceOf(id) },
      },
    ];
  });
};

export default moments;
