import { lazy, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { isInDiscord } from "../../platform/discord/inDiscord.ts";
import { LobbyControls } from "../host/LobbyControls.tsx";
import { useIsHost, useMyId, useTopic } from "../../room/index.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { isWholeCode } from "../../ui/forms/roomCode.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { useCrowd, usePeople } from "../../room/people.ts";
import { ReactionBubbles } from "../frame/ReactionBubbles.tsx";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import styles from "./PhoneLobby.module.css";
import { PhoneRoster } from "./PhoneRoster.tsx";
import { Extra } from "../../game-kit/Extra.tsx";

const EveningStrip = lazy(() => import("../evening/EveningStrip.tsx"));
const CallParticipants = lazy(() => import("./CallParticipants.tsx"));
const InviteLine = lazy(() => import("./InviteLine.tsx"));

/** The phone before a game: the player's own character, who else is here, and reactions to play with. */
export function PhoneLobby() {
  const { t } = useTranslation("room");
  const personOf = usePeople();
  const myId = useMyId();
  const isHost = useIsHost();
  const session = useTopic("gameSessionUpdated");
  const hasEvening = useTopic("evening") !== undefined;
  const { players, audience } = useCrowd();
  const [hops, setHops] = useState(0);
  const me = myId === undefined ? undefined : personOf(myId);
  const isWatching = audience.some((seat) => seat.sessionPlayerId === myId);
  const ownerId = session?.gameOwnerPlayerId;
  const missing = (session?.minPlayers ?? 0) - players.length;
  const owner = ownerId === undefined ? undefined : personOf(ownerId).name;
  return (
    <div className={styles["lobby"]} data-small>
      <StageTitle text={isWatching ? t("lobby.youWatch") : t("lobby.youAreIn")} />
      {me && (
        <div className={styles["me"]} style={{ "--seat": me.hexColor } as CSSProperties}>
          <span className={styles["spot"]} aria-hidden="true" />
          <ReactionBubbles playerId={me.id} onReaction={() => setHops((count) => count + 1)} />
          <span key={hops} className={cx(styles["figure"], hops > 0 && styles["hop"])}>
            <span className={styles["bob"]}>
              <AvatarImage src={me.avatarSrc} size="var(--fits)" />
            </span>
          </span>
        </div>
      )}
      <div className={styles["rest"]}>
        <PhoneRoster />
        {session?.hostType === "HOST_AND_PLAY" && isWholeCode(session.gameCode) && (
          <Extra>
            <InviteLine code={session.gameCode} />
          </Extra>
        )}
        {hasEvening && (
          <Extra>
            <EveningStrip />
          </Extra>
        )}
        {session?.hostType === "DISCORD" && isInDiscord() && (
          <Extra>
            <CallParticipants />
          </Extra>
        )}
        <ReactionButtons />
        {isHost ? (
          <LobbyControls phone />
        ) : (
          <p className={styles["wait"]} role="status">
            {missing > 0 && t("lobby.waitingMore", { count: missing })}
            {missing <= 0 && owner !== undefined && t("lobby.waitingFor", { name: owner })}
            {missing <= 0 && owner === undefined && t("lobby.waitingHost")}
          </p>
        )}
      </div>
    </div>
  );
}
