import { lazy, Suspense } from "react";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { dropSeat } from "../../client/storage/roomKeys.ts";
import { useRejoinOffer, type KeptSeat } from "./useRejoinOffer.ts";
import { useEntering } from "../../ui/page/entering.ts";
import type { TakeSeat } from "./useTakeSeat.ts";

// Few users see it, and not within the first second.
const RejoinDialog = lazy(() => import("./RejoinDialog.tsx"));

/** After these errors the kept seat is gone for good. */
const SEAT_LOST: readonly ErrorCode[] = ["bad_room_token", "kicked", "game_over", "game_not_found"];

interface RejoinProps {
  readonly seat: TakeSeat;
  /** False for a user who has just created a room. */
  readonly isWanted: boolean;
  /** The seat could not be taken again: continue with its room's code, which is looked up again. */
  readonly onFailed: (gameCode: string, code: ErrorCode) => void;
}

/** Offers the seat this device had before, about a second after the page was rendered. */
export function Rejoin({ seat, isWanted, onFailed }: RejoinProps) {
  const isHere = useEntering().kind === "none";
  const { offer, accept, decline } = useRejoinOffer(isWanted && isHere);
  const rejoin = async (kept: KeptSeat) => {
    accept();
    const failed = await seat.rejoin(kept.seat, kept.session, kept.token);
    if (!failed) return;
    decline();
    if (SEAT_LOST.includes(failed)) dropSeat(kept.seat);
    onFailed(kept.seat.gameCode, failed);
  };
  return (
    <Suspense fallback={null}>
      {offer && (
        <RejoinDialog offer={offer} onRejoin={(kept) => void rejoin(kept)} onClose={decline} />
      )}
    </Suspense>
  );
}
