import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { findSession } from "../../client/api/gameSession.ts";
import { CodeStep } from "../../site/join/CodeStep.tsx";
import { JoiningOverlay } from "../../site/join/JoiningOverlay.tsx";
import { Rejoin } from "../../site/join/Rejoin.tsx";
import { useTakeSeat } from "../../site/join/useTakeSeat.ts";
import { stored } from "../../client/storage/storage.ts";
import { useTitle } from "../../ui/page/useTitle.ts";

/** Joining without a code in the address: the room of last time, else a prompt for its code. */
export default function JoinScreen() {
  const { t } = useTranslation("join");
  const navigate = useNavigate();
  const seat = useTakeSeat();
  useTitle(t("code.heading"));
  const [known] = useState(() => stored("roomCode"));
  const [isLooking, setLooking] = useState(known !== undefined);

  const open = useCallback(
    (gameCode: string, replace = false) =>
      navigate({ to: "/join/$gameCode", params: { gameCode }, replace }),
    [navigate],
  );
  useEffect(() => {
    if (known === undefined) return;
    // A room that is gone is no news to somebody who did not ask for it: the prompt just stays.
    findSession(known)
      // In place of this page: whoever goes back must not be sent here again.
      .then(({ active }) => (active ? open(known, true) : undefined))
      .catch((error: unknown) => console.warn("last room", error))
      .finally(() => setLooking(false));
  }, [known, open]);

  return (
    <>
      <CodeStep
        heading={t("code.prompt")}
        initialCode={known}
        busy={isLooking}
        focus
        onCode={(code) => void open(code)}
      />
      <Rejoin seat={seat} isWanted={!isLooking} onFailed={(code) => void open(code)} />
      <JoiningOverlay seat={seat} />
    </>
  );
}
