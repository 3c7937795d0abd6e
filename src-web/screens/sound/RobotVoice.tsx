import { useEffect, useRef } from "react";
import { cue, say } from "../../audio/cue.ts";
import { robotLine, winnerOf, type Glimpse } from "../../audio/robotLines.ts";
import { winnersOf } from "../../game-kit/winners.ts";
import { useRoomEvent, useSeats, useTopic } from "../../room/index.ts";
import { useAtTheEnd } from "../../room/useAtTheEnd.ts";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { hurriesNobody } from "./hurriesNobody.ts";
import { useSmallTalk } from "./useSmallTalk.ts";

/** The winner has been on the podium for a moment, ms since it came. */
const WINNER_TOLD_MS = [4_400];
/** The robot counts ten seconds; a short stage warns later, and without words. */
const LONG_WARNING_MS = 5_000;

/** The robot who comments the evening, on a screen that sounds: captions come with its words. */
export default function RobotVoice() {
  const stage = useTopic("stage");
  const seats = useSeats();
  const winners = winnersOf(useTopic("gameEnd")?.podium ?? []);
  const isTold = useElapsedMarks(WINNER_TOLD_MS) > 0;
  const name = stage?.name ?? "LOBBY";
  const people = seats.filter(({ robot }) => !robot).length;
  const isEnd = name === "GAME_END" && isTold && winners.length > 0;
  const winner = isEnd ? winnerOf(winners) : undefined;
  const before = useRef<Glimpse>(undefined);
  useEffect(() => {
    const now: Glimpse = { stage: name, people, winner };
    const line = robotLine(before.current, now);
    before.current = now;
    if (line) say(line);
  }, [name, people, winner]);

  const warned = useRef<{ readonly stageId: number; readonly isLong: boolean }>(undefined);
  useRoomEvent("timeRunningOut", ({ stageId, msLeft }) => {
    const isLong = msLeft > LONG_WARNING_MS;
    warned.current = { stageId, isLong };
    if (isLong) say("hurry");
  });
  // Only where people are waited for: nobody is late for a show, nor where all are done in time.
  useAtTheEnd(() => {
    if (warned.current === undefined || warned.current.stageId !== stage?.stageId) return;
    if (hurriesNobody(stage)) return;
    cue("timeUp");
    if (warned.current.isLong) say("timeUp");
  });
  useRoomEvent("startGame", () => say("go"));
  useSmallTalk();
  return null;
}
