import { useRef, useState } from "react";
import type { SeatRequest } from "../../../src-shared/api/gameSession.ts";
import { takeSeat, type AtTheDoor, type SeatInRoom } from "../../platform/discord/enterRoom.ts";
import { SeatStep } from "../../site/join/SeatStep.tsx";
import { codeOfError } from "../../site/join/useLookup.ts";
import styles from "./Door.module.css";

interface DoorProps {
  readonly door: AtTheDoor;
  readonly onSeat: (seat: SeatInRoom) => void;
  /** The room is gone. */
  readonly onClosed: () => void;
}

/** Before the room of an activity: a name, proposed from Discord, and a character, as at any other room. */
export function Door({ door: { room, alias }, onSeat, onClosed }: DoorProps) {
  const [progress, setProgress] = useState<"idle" | "joining">("idle");
  const isUnderWay = useRef(false);
  const join = async (request: SeatRequest) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setProgress("joining");
    try {
      onSeat(await takeSeat(room, request));
      return undefined;
    } catch (error) {
      setProgress("idle");
      return codeOfError(error);
    } finally {
      isUnderWay.current = false;
    }
  };
  return (
    <main className={styles["door"]}>
      <SeatStep
        session={room}
        entrance="activity"
        alias={alias}
        seat={{ progress, join }}
        onClosed={onClosed}
      />
    </main>
  );
}
