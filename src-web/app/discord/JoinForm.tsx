import { takeSeat, type Unseated, type SeatInRoom } from "../../platform/discord/enterRoom.ts";
import { withFreeCharacter } from "../../site/join/withFreeCharacter.ts";
import { SeatStep } from "../../site/join/SeatStep.tsx";
import { codeOfError } from "../../site/join/useLookup.ts";
import type { TakeSeat } from "../../site/join/useTakeSeat.ts";
import { awaitRoom, isEntering, cancelEntering } from "../../ui/page/entering.ts";
import styles from "./JoinForm.module.css";

interface JoinFormProps {
  readonly unseated: Unseated;
  readonly onSeat: (seat: SeatInRoom) => void;
  /** Called when the room no longer exists. */
  readonly onClosed: () => void;
}

/**
 * The form in front of an activity's room, as for any other room: a name, prefilled from Discord, and a
 * character.
 */
export function JoinForm({ unseated: { room, alias }, onSeat, onClosed }: JoinFormProps) {
  const join: TakeSeat["join"] = async (request, _session, another) => {
    if (isEntering()) return undefined;
    try {
      const seat = await withFreeCharacter(request, another, (wanted) => takeSeat(room, wanted));
      awaitRoom();
      onSeat(seat);
      return undefined;
    } catch (error) {
      cancelEntering();
      return codeOfError(error);
    }
  };
  return (
    <main className={styles["form"]}>
      <SeatStep
        session={room}
        entrance="activity"
        alias={alias}
        seat={{ join }}
        onClosed={onClosed}
      />
    </main>
  );
}
