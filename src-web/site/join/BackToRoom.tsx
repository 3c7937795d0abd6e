import { ArrowRight, Tv } from "lucide-react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import type { KeptRoom } from "../../client/storage/roomKeys.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { PageLink } from "../../ui/page/navigation.tsx";
import styles from "./BackToRoom.module.css";

/** The page on which this device continues in the room it was in. */
function wayTo(room: KeptRoom): string {
  if (room.place === "seat") return "/player/session";
  const { gameCode, hostType } = room.session;
  // A host who plays and has no seat yet was about to take one.
  return hostPlays(hostType) ? `/join/${gameCode}` : "/host/session";
}

/** Link back into the room of a tab that was closed; `useKeptRoom` finds the room. */
export function BackToRoom({ room }: { readonly room: KeptRoom }) {
  const { t } = useTranslation("join");
  return (
    <PageLink to={wayTo(room)} className={styles["back"]}>
      {room.place === "seat" ? (
        <AvatarImage src={room.seat.avatarSrc} size="56px" />
      ) : (
        <Tv aria-hidden="true" className={styles["screen"]} />
      )}
      <span className={styles["text"]}>
        <b className={styles["room"]}>{room.session.gameCode}</b>{" "}
        {room.place === "seat"
          ? t("rejoin.text", { name: displayName(room.seat.alias) })
          : t("rejoin.host")}
      </span>
      <ArrowRight aria-hidden="true" />
    </PageLink>
  );
}
