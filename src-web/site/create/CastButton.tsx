import { useNavigate } from "@tanstack/react-router";
import { Cast } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../client/http/request.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { keepHostType } from "../../client/storage/hostChoices.ts";
import { clearGameSession } from "../../client/storage/storage.ts";
import type { HostingError } from "./useHosting.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useIsHere } from "../../ui/hooks/useIsHere.ts";
import { FullScreenOverlay } from "../../ui/page/FullScreenOverlay.tsx";
import { castRoom } from "../../platform/cast/castRoom.ts";
import { CastCancelled } from "../../platform/cast/sender.ts";

interface CastButtonProps {
  readonly context: cast.framework.CastContext;
  readonly gameType: GameType;
  readonly onError: (error: HostingError | undefined) => void;
}

/** Starts a cast session, opens a room on the device and takes this phone to the room's join page. */
export default function CastButton({ context, gameType, onError }: CastButtonProps) {
  const { t } = useTranslation("tv");
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [isBusy, setBusy] = useState(false);

  const start = async () => {
    setBusy(true);
    onError(undefined);
    try {
      const gameCode = await castRoom(context, gameType);
      // The user may be in another room by now.
      if (!isHere()) return;
      clearGameSession();
      keepHostType("CHROMECAST");
      await navigate({ to: "/join/$gameCode", params: { gameCode }, search: { quickStart: 1 } });
    } catch (error) {
      if (error instanceof CastCancelled) return;
      console.error("casting failed", error);
      onError(error instanceof ApiError ? error.code : "create_game_failed");
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {isBusy && <FullScreenOverlay title={t("cast.starting")} text={t("cast.startingText")} />}
      <Button size="big" icon={<Cast aria-hidden="true" />} onClick={() => void start()}>
        {t("cast.button")}
      </Button>
    </>
  );
}
