import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { findSession } from "../../client/api/gameSession.ts";
import { CodeStep } from "./CodeStep.tsx";
import { JoinByCode } from "./JoinByCode.tsx";
import { Rejoin } from "./Rejoin.tsx";
import { useTakeSeat } from "./useTakeSeat.ts";
import { stored } from "../../client/storage/storage.ts";
import { useTitle } from "../../ui/page/useTitle.ts";
import { usePageNavigation } from "../../ui/page/navigation.tsx";

/** Joining without a code in the address: opens the last room if it is still active, else asks for a code. */
export function JoinPrompt() {
  const { t } = useTranslation("join");
  const { go } = usePageNavigation();
  const seat = useTakeSeat();
  useTitle(t("code.heading"));
  const [known] = useState(() => stored("roomCode"));
  const [lost, setLost] = useState<{ readonly gameCode: string; readonly why: ErrorCode }>();
  const [isLooking, setLooking] = useState(known !== undefined);
  /** Whether the user has changed the code: from then on they are on their way to another room. */
  const [isWritten, setWritten] = useState(false);

  const open = useCallback(
    (gameCode: string, replace = false) => go(`/join/${encodeURIComponent(gameCode)}`, { replace }),
    [go],
  );
  useEffect(() => {
    if (known === undefined || isWritten) return undefined;
    let isOver = false;
    // The user did not ask for the last room: if it is gone, only the prompt stays.
    findSession(known)
      // Replaces this page in the history: otherwise going back would lead here and straight on again.
      .then(({ active }) => (active && !isOver ? open(known, true) : undefined))
      .catch((error: unknown) => console.warn("last room look-up failed", error))
      .finally(() => setLooking(false));
    return () => {
      isOver = true;
    };
  }, [known, open, isWritten]);

  // Rendered here instead of navigating, which would lose the error message.
  if (lost)
    return <JoinByCode written={lost.gameCode} quickStart={false} rejoinFailed={lost.why} />;
  return (
    <>
      <CodeStep
        heading={t("code.prompt")}
        initialCode={known}
        busy={isLooking && !isWritten}
        focus
        onWritten={() => setWritten(true)}
        onCode={(code) => open(code)}
      />
      <Rejoin
        seat={seat}
        isWanted={!isLooking}
        onFailed={(gameCode, why) => setLost({ gameCode, why })}
      />
    </>
  );
}
