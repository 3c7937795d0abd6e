import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { CodeStep } from "../../site/join/CodeStep.tsx";
import { JoiningOverlay } from "../../site/join/JoiningOverlay.tsx";
import { Rejoin } from "../../site/join/Rejoin.tsx";
import { SeatStep } from "../../site/join/SeatStep.tsx";
import { useLookup } from "../../site/join/useLookup.ts";
import { useTakeSeat } from "../../site/join/useTakeSeat.ts";
import { codeFrom, isWholeCode } from "../../ui/forms/roomCode.ts";
import { useTitle } from "../../ui/page/useTitle.ts";

const route = getRouteApi("/site/join/$gameCode");

/** Joining a room whose code is in the address. */
export default function JoinCodeScreen() {
  const { t } = useTranslation("join");
  const { quickStart } = route.useSearch();
  const gameCode = codeFrom(route.useParams().gameCode);
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { lookup, again } = useLookup(gameCode);
  const seat = useTakeSeat();
  const [rejoinError, setRejoinError] = useState<ErrorCode>();
  useTitle(t("code.heading"));

  const open = useCallback(
    (code: string, error?: ErrorCode) => {
      setRejoinError(error);
      if (code === gameCode) again();
      else void navigate({ to: "/join/$gameCode", params: { gameCode: code }, replace: true });
    },
    [again, gameCode, navigate],
  );

  const failed = lookup.state === "failed" ? lookup.code : undefined;
  return (
    <>
      {lookup.state === "found" && isWholeCode(gameCode) ? (
        <SeatStep
          key={`${gameCode} ${rejoinError ?? ""}`}
          session={lookup.session}
          entrance={quickStart === undefined ? "code" : "quickStart"}
          seat={seat}
          initialError={rejoinError}
          onClosed={again}
        />
      ) : (
        <CodeStep
          key={gameCode}
          heading={lookup.state === "looking" ? t("code.looking") : t("code.heading")}
          initialCode={gameCode}
          busy={lookup.state === "looking"}
          error={failed && errorText(failed)}
          onCode={open}
        />
      )}
      <Rejoin seat={seat} isWanted={quickStart === undefined} onFailed={open} />
      <JoiningOverlay seat={seat} />
    </>
  );
}
