import { Bot, UserX } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { SessionPlayer } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useMyId, useSeats, useTopic } from "../../room/index.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { PlayerChip } from "../../ui/avatar/PlayerChip.tsx";
import styles from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";

const HelperButton = lazy(() => import("./backstage/HelperButton.tsx"));
const MoveSeat = lazy(() => import("../devices/MoveSeat.tsx"));

interface PeopleListProps {
  readonly isLongAway: (id: PlayerId) => boolean;
  readonly onKick: (seat: SessionPlayer) => void;
}

/** Everybody in the room, with what a host can do about each: remove them, or let a robot play for them. */
export default function PeopleList({ isLongAway, onKick }: PeopleListProps) {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const seats = useSeats();
  const myId = useMyId();
  const presence = useTopic("websocketConnectionUpdated")?.players;
  if (seats.length === 0) return null;
  return (
    <div className={styles["group"]}>
      <h3>{t("host.people")}</h3>
      <ul className={styles["people"]}>
        {seats.map((seat) => {
          const id = seat.sessionPlayerId;
          const name = displayName(seat.alias);
          const isAway = !seat.robot && presence?.[id] !== "here";
          return (
            <li key={id} className={styles["person"]}>
              <PlayerChip {...seat} away={isAway} />
              {(seat.autopilot || isLongAway(id)) && (
                <IconButton
                  label={
                    seat.autopilot
                      ? t("host.autopilotOff", { name })
                      : t("host.autopilotOn", { name })
                  }
                  icon={<Bot />}
                  variant={seat.autopilot ? "primary" : "quiet"}
                  aria-pressed={seat.autopilot}
                  onClick={() => void send("autopilot", { playerId: id, on: !seat.autopilot })}
                />
              )}
              {!seat.robot && !seat.crowd && (
                <Suspense fallback={null}>
                  <MoveSeat seat={seat} />
                </Suspense>
              )}
              {id !== myId && !seat.robot && !seat.crowd && (
                <Suspense fallback={null}>
                  <HelperButton seat={seat} />
                </Suspense>
              )}
              {id !== myId && (
                <IconButton
                  label={t("kick.of", { name })}
                  icon={<UserX />}
                  onClick={() => onKick(seat)}
                  lockMs={300}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
