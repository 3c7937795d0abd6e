import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { CodeStep } from "./CodeStep.tsx";
import { Rejoin } from "./Rejoin.tsx";
import { SeatStep } from "./SeatStep.tsx";
import { useLookup } from "./useLookup.ts";
import { useTakeSeat } from "./useTakeSeat.ts";
import { codeFrom, isWholeCode } from "../../ui/forms/roomCode.ts";
import { useTitle } from "../../ui/page/useTitle.ts";
import { usePageNavigation } from "../../ui/page/navigation.tsx";

interface JoinByCodeProps {
  /** The code as written in the address. */
  readonly written: string;
  /** Whether this user has just created the room. */
  readonly quickStart: boolean;
  /** Why taking the previous seat again failed on the page that led here. */
  readonly rejoinFailed?: ErrorCode;
}

/** Joins a room whose code is in the address. */
export function JoinByCode({ written, quickStart, rejoinFailed }: JoinByCodeProps) {
  const { t } = useTranslation(["join", "common"]);
  const gameCode = codeFrom(written);
  const isWhole = isWholeCode(gameCode);
  const { go } = usePageNavigation();
  const errorText = useErrorText();
  const { lookup, again } = useLookup(gameCode);
  const seat = useTakeSeat();
  const [rejoinError, setRejoinError] = useState(rejoinFailed);
  useTitle(t("code.heading"));

  const open = useCallback(
    (code: string, error?: ErrorCode) => {
      setRejoinError(error);
      if (code === gameCode) again();
      else go(`/join/${encodeURIComponent(code)}`, { replace: true });
    },
    [again, gameCode, go],
  );

  const failed = lookup.state === "failed" ? lookup.code : undefined;
  return (
    <>
      {lookup.state === "found" && isWhole ? (
        <SeatStep
          key={`${gameCode} ${rejoinError ?? ""}`}
          session={lookup.session}
          entrance={quickStart ? "quickStart" : "code"}
          seat={seat}
          initialError={rejoinError}
          onClosed={again}
        />
      ) : (
        <CodeStep
          key={gameCode}
          heading={t(
            !isWhole ? "code.prompt" : lookup.state === "looking" ? "code.looking" : "code.heading",
          )}
          initialCode={gameCode}
          busy={lookup.state === "looking"}
          error={failed && (isWhole ? errorText(failed) : t("common:codeBox.short"))}
          onCode={open}
        />
      )}
      <Rejoin seat={seat} isWanted={!quickStart} onFailed={open} />
    </>
  );
}
