import { useTranslation } from "react-i18next";
import type { PhotoSource } from "../../../src-rooms/games/snaption/types.ts";
import type snapalts from "../../i18n/locales/en/snapalts.json";
import { builtInPhoto } from "./builtInPhotos.ts";
import { pictureUrl } from "../../client/pictureUrl.ts";
import { RoomPhoto } from "../../game-kit/RoomPhoto.tsx";
import styles from "./SnapPhoto.module.css";

interface SnapPhotoProps {
  /** Undefined if hidden backstage. */
  readonly source: PhotoSource | undefined;
}

/** A photo as a print with a white border: a built-in one, one from a pack or a player's own. */
export function SnapPhoto({ source }: SnapPhotoProps) {
  return (
    <span className={styles["print"]}>
      {source?.kind === "pack" && <BuiltInPhoto id={source.id} />}
      {source?.kind === "shared" && <SharedPhoto id={source.id} />}
      {source?.kind === "own" && <OwnPhoto id={source.id} />}
    </span>
  );
}

function BuiltInPhoto({ id }: { readonly id: string }) {
  const { t } = useTranslation("snapalts");
  // SAFETY: a test checks that each built-in photo has a text here.
  const alt = t(`snap.${id as keyof typeof snapalts.snap}`);
  return <img src={builtInPhoto(id)} alt={alt} />;
}

function SharedPhoto({ id }: { readonly id: string }) {
  const { t } = useTranslation("snaption");
  return <img className={styles["own"]} src={pictureUrl(id)} alt={t("show.ownPhoto")} />;
}

function OwnPhoto({ id }: { readonly id: string }) {
  const { t } = useTranslation("snaption");
  return <RoomPhoto className={styles["own"]} id={id} alt={t("show.ownPhoto")} />;
}
