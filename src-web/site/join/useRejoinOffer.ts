import { useEffect, useState } from "react";
import { ApiError } from "../../client/http/request.ts";
import { findSession } from "../../client/api/gameSession.ts";
import { dropSeat, keptSeat } from "../../client/storage/roomKeys.ts";

/** The offer appears about this long after the screen (specification, section 9). */
const OFFER_MS = 1_000;

/** Seats somebody said no to since the page was loaded, or could not take again: asked once is enough. */
const answered = new Set<string>();
const nameOf = ({ seat }: KeptSeat) => `${seat.gameCode} ${seat.sessionPlayerId}`;

export type KeptSeat = NonNullable<ReturnType<typeof keptSeat>>;

/** A seat this device can go back to, once its room has said that it still plays. */
export function useRejoinOffer(isWanted: boolean): {
  readonly offer: KeptSeat | undefined;
  /** They said no, or it cannot be taken again: it is not offered any more. */
  readonly decline: () => void;
  /** They said yes: it is offered again when they come back. */
  readonly accept: () => void;
} {
  const [offer, setOffer] = useState<KeptSeat>();

  useEffect(() => {
    if (!isWanted) return undefined;
    // The seat of before: one taken on this very screen is nothing to offer.
    const kept = keptSeat();
    if (!kept || answered.has(nameOf(kept))) return undefined;
    let isOutdated = false;
    const timeout = setTimeout(async () => {
      try {
        const { active } = await findSession(kept.seat.gameCode);
        if (!active) dropSeat(kept.seat);
        else if (!isOutdated) setOffer(kept);
      } catch (error) {
        // Only a room that says it is gone is gone; a bad connection is not.
        if (error instanceof ApiError && error.status === 404) dropSeat(kept.seat);
      }
    }, OFFER_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timeout);
    };
  }, [isWanted]);

  const accept = () => setOffer(undefined);
  const decline = () => {
    if (offer) answered.add(nameOf(offer));
    accept();
  };
  return { offer: isWanted ? offer : undefined, decline, accept };
}
