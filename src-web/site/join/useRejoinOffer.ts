import { useEffect, useState } from "react";
import { ApiError } from "../../client/http/request.ts";
import { findSession } from "../../client/api/gameSession.ts";
import { dropSeat, keptSeat } from "../../client/storage/roomKeys.ts";

/** The offer appears about this long after the page was rendered, ms (specification, section 9). */
const OFFER_MS = 1_000;

/**
 * Seats that were declined or could not be taken again since the page was loaded: each is offered only once.
 */
const answered = new Set<string>();
const nameOf = ({ seat }: KeptSeat) => `${seat.gameCode} ${seat.sessionPlayerId}`;

export type KeptSeat = NonNullable<ReturnType<typeof keptSeat>>;

/** The seat this device can return to, once its room has confirmed that it is still active. */
export function useRejoinOffer(isWanted: boolean): {
  readonly offer: KeptSeat | undefined;
  /** Declined, or it cannot be taken again: it is not offered any more. */
  readonly decline: () => void;
  /** Accepted: it is offered again when the user comes back to the page. */
  readonly accept: () => void;
} {
  const [offer, setOffer] = useState<KeptSeat>();

  useEffect(() => {
    if (!isWanted) return undefined;
    // The seat from before: one taken on this page is not offered.
    const kept = keptSeat();
    if (!kept) return undefined;
    let isOutdated = false;
    const timeout = setTimeout(async () => {
      // Checked only now: a failed attempt to take it uncovers the page before it is declined.
      if (answered.has(nameOf(kept))) return;
      try {
        const { active } = await findSession(kept.seat.gameCode);
        if (!active) dropSeat(kept.seat);
        else if (!isOutdated) setOffer(kept);
      } catch (error) {
        // Only a 404 means that the room is gone; a failed connection does not.
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
