import { Bot, Gamepad2, Library, Play, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAME_FACTS } from "../../../src-shared/catalog/gameTypes.ts";
import { hostedRoom } from "../../client/storage/roomKeys.ts";
import { useIsHost, useTopic } from "../../room/index.ts";
import { useCrowd } from "../../room/people.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Optional } from "../../game-kit/Optional.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useOpenGames } from "./GameDialogs.tsx";
import styles from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";
import { Extra } from "../../game-kit/Extra.tsx";

// Only the host needs them.
const SettingsPanel = lazy(() => import("./SettingsPanel.tsx"));
// Only the device that opened the room keeps what was chosen.
const LastChoices = lazy(() => import("./LastChoices.tsx"));
const LobbyLibrary = lazy(() => import("./library/LobbyLibrary.tsx"));
const EveningButton = lazy(() => import("../evening/EveningButton.tsx"));

/** The host's controls in the lobby. `phone` puts the start button, full width, at the bottom. */
export function LobbyControls({ phone = false }: { readonly phone?: boolean }) {
  const { t } = useTranslation("room");
  const [open, setOpen] = useState<"settings" | "packs">();
  const openGames = useOpenGames();
  const { send } = useSend();
  const name = useGameName();
  const isHost = useIsHost();
  const session = useTopic("gameSessionUpdated");
  const gameId = useTopic("gameCreated")?.gameId;
  const { players } = useCrowd();
  if (!isHost || !session) return null;
  const close = () => setOpen(undefined);
  const missing = session.minPlayers - players.length;
  const isFull = players.length >= session.maxPlayers;
  const reason = startReason();
  function startReason(): string | undefined {
    if (!session?.gameType) return t("host.chooseFirst");
    return missing > 0 ? t("lobby.waitingMore", { count: missing }) : undefined;
  }
  const start = (
    <Button
      size="big"
      wide={phone}
      icon={<Play fill="currentColor" />}
      disabled={reason !== undefined}
      aria-describedby={reason === undefined ? undefined : "start-reason"}
      onClick={() => void send("startGame", { gameId })}
    >
      {phone && reason !== undefined ? reason : t("host.start")}
    </Button>
  );
  const hasPacks = session.gameType !== undefined && GAME_FACTS[session.gameType].packs.length > 0;
  return (
    <div className={phone ? styles["phoneControls"] : styles["controls"]}>
      {/* The last button loads later: `data-buttons` reserves its place, so that nothing moves away from a
          finger. */}
      <div className={styles["tray"]} data-buttons={hasPacks ? 5 : 4}>
        <Button
          variant="quiet"
          icon={<Gamepad2 />}
          onClick={openGames}
          aria-label={session.gameType && t("host.changeGame", { game: name(session.gameType) })}
          lockMs={300}
        >
          {t("host.game")}
        </Button>
        <Button
          variant="quiet"
          icon={<SlidersHorizontal />}
          onClick={() => setOpen("settings")}
          lockMs={300}
        >
          {t("host.settings")}
        </Button>
        {hasPacks && (
          <Button variant="quiet" icon={<Library />} onClick={() => setOpen("packs")} lockMs={300}>
            {t("host.packs")}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Bot />}
          disabled={isFull}
          onClick={() => void send("requestAddAiPlayer", {})}
          lockMs={250}
        >
          {t("host.addRobot")}
        </Button>
        <Extra>
          <EveningButton />
        </Extra>
      </div>
      {start}
      {reason !== undefined && (
        <span id="start-reason" className="visually-hidden">
          {reason}
        </span>
      )}
      <Optional open={open === "settings"} onClose={close}>
        <Dialog open={open === "settings"} title={t("host.settings")} onClose={close}>
          <Suspense fallback={<Spinner />}>
            <SettingsPanel />
          </Suspense>
        </Dialog>
      </Optional>
      {hostedRoom()?.gameCode === session.gameCode && (
        <Extra>
          <LastChoices />
        </Extra>
      )}
      <Optional open={open === "packs"} onClose={close}>
        <Dialog open={open === "packs"} title={t("host.packs")} size="roomy" onClose={close}>
          <Suspense fallback={<Spinner />}>
            <LobbyLibrary onChosen={close} />
          </Suspense>
        </Dialog>
      </Optional>
    </div>
  );
}
