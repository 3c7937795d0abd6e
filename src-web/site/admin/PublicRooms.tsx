import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fetchPublicGames } from "../../client/api/gameSession.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { useGameName } from "../../i18n/useGameName.ts";
import styles from "./admin.module.css";
import { instantOf } from "../../../src-shared/text/dates.ts";
import { EmptyList } from "./EmptyList.tsx";
import { RoomActions } from "./RoomActions.tsx";

const EVERY_MS = 10_000;

/** The public list as everybody sees it, with buttons to remove rooms from it. */
export default function PublicRooms() {
  const { t } = useTranslation(["admin", "room"]);
  const name = useGameName();
  const query = useQuery({
    queryKey: ["public"],
    queryFn: fetchPublicGames,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
  return (
    <QueryView query={query}>
      {(rooms) => (
        <>
          {rooms.length === 0 && <EmptyList of="rooms" />}
          <ul className={styles["rows"]}>
            {rooms.map(({ gameCode, gameType, createdAt, playerCount }) => (
              <li key={gameCode} className={styles["row"]}>
                <div className={styles["main"]}>
                  <p className={styles["name"]}>
                    <span className={styles["code"]}>{gameCode}</span>{" "}
                    {gameType ? name(gameType) : t("room:lobby.noGame")}
                  </p>
                  <p className={styles["facts"]}>
                    {instantOf(createdAt)} · {t("rooms.players", { count: playerCount })}
                  </p>
                </div>
                <RoomActions gameCode={gameCode} isPublic />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}
