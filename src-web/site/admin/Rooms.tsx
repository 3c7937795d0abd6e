import { Bot } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchRooms } from "../../client/api/admin.ts";
import type { AdminRoom } from "../../../src-shared/api/admin.ts";
import { LANGUAGE_NAMES } from "../../../src-shared/catalog/languages.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import styles from "./admin.module.css";
import { instantOf } from "../../../src-shared/text/dates.ts";
import { PagedList } from "./PagedList.tsx";
import { RoomActions } from "./RoomActions.tsx";

const EVERY_MS = 10_000;

/** Open rooms, with the stage of each. */
export default function Rooms() {
  const [page, setPage] = useState(1);
  return (
    <PagedList
      queryKey={["rooms"]}
      fetchPage={fetchRooms}
      page={page}
      onPage={setPage}
      everyMs={EVERY_MS}
      keyOf={({ roomId }) => roomId}
    >
      {(room) => (
        <>
          <Room room={room} />
          <RoomActions gameCode={room.gameCode} isPublic={room.isPublic} />
        </>
      )}
    </PagedList>
  );
}

function Room({ room }: { readonly room: AdminRoom }) {
  const { t } = useTranslation("admin");
  const name = useGameName();
  const { gameCode, gameType, hostType, hostEmail, language, createdAt, stage } = room;
  return (
    <div className={styles["main"]}>
      <p className={styles["name"]}>
        <span className={styles["code"]}>{gameCode}</span> {gameType && name(gameType)}
      </p>
      <ul className={styles["badges"]}>
        <li data-state={stage === undefined ? "expired" : "open"}>
          {stage === undefined ? t("rooms.silent") : t("rooms.stage", { stage })}
        </li>
        {room.roundCount !== undefined && <li>{t("rooms.round", { round: room.roundCount })}</li>}
        {room.isPublic && <li>{t("rooms.public")}</li>}
      </ul>
      <p className={styles["facts"]}>
        {instantOf(createdAt)} · {hostType} · {LANGUAGE_NAMES[language]} ·{" "}
        {hostEmail || t("users.guest")}
        {room.screens !== undefined && <> · {t("rooms.screens", { count: room.screens })}</>}
      </p>
      {room.players && room.players.length > 0 && (
        <ul className={styles["people"]}>
          {room.players.map(({ playerId, alias, robot, audience, presence }) => (
            <li key={playerId} data-presence={robot ? "here" : presence}>
              {robot && <Bot aria-hidden="true" />}
              {alias}
              <span className={styles["aside"]}>
                {robot
                  ? t("rooms.robot")
                  : t(audience ? "rooms.audience" : `rooms.presence.${presence}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
