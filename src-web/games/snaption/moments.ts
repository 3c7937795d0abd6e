import type { PhotoSource, SnaptionHighlights } from "../../../src-rooms/games/snaption/types.ts";
import { photoAddress } from "../../client/api/snaption.ts";
import { builtInPhoto } from "./builtInPhotos.ts";
import { pictureUrl } from "../../client/pictureUrl.ts";
import type { MomentsOf } from "../../game-kit/moment.ts";
import { texts } from "../../i18n/instance.ts";
import { byLaughs } from "./byLaughs.ts";

/** The funniest captions, on their photos. */
const moments: MomentsOf = ({ highlights }, { gameCode, nameOf, list }) => {
  // SAFETY: a podium of this game carries this game's highlights.
  const { snapped } = highlights as SnaptionHighlights;
  const addressOf = ({ kind, id }: PhotoSource) => {
    if (kind === "shared") return pictureUrl(id);
    return kind === "pack" ? builtInPhoto(id) : photoAddress(gameCode, id);
  };
  return snapped.toSorted(byLaughs).map(({ source, owner, text, authors }) => ({
    playerIds: owner === undefined ? authors : [...authors, owner],
    text,
    by: texts.t("snaption:highlights.by", { names: list(authors.map(nameOf)) }),
    picture: { kind: "photo", address: () => addressOf(source) },
  }));
};

export default moments;
