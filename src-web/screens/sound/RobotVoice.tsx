import { useEffect, useRef } from "react";
import { cue, say } from "../../audio/cue.ts";
import { robotLine, winnerOf, type LineFacts } from "../../audio/robotLines.ts";
import { winnersOf } from "../../game-kit/winners.ts";
import { useRoomEvent, useSeats, useTopic } from "../../room/index.ts";
import { useAtTheEnd } from "../../room/useAtTheEnd.ts";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { nobodyIsLate } from "./nobodyIsLate.ts";
import { useSmallTalk } from "./useSmallTalk.ts";

/**
 * When the robot may announce the winner, ms since the podium appeared: the winner has been on it for a
 * moment by then.
 */
const WINNER_TOLD_MS = [4_400];
/**
 * Warnings longer before the end than this, ms, are spoken: the robot counts ten seconds. A short stage warns
 * later, without words.
 */
const LONG_WARNING_MS = 5_000;

/** The robot that comments on the evening, on a screen that plays sound; captions show its words. */
export default function RobotVoice() {
  const stage = useTopic("stage");
  const seats = useSeats();
  const winners = winnersOf(useTopic("gameEnd")?.podium ?? []);
  const isTold = useElapsedMarks(WINNER_TOLD_MS) > 0;
  const name = stage?.name ?? "LOBBY";
  const people = seats.filter(({ robot }) => !robot).length;
  const isEnd = name === "GAME_END" && isTold && winners.length > 0;
  const winner = isEnd ? winnerOf(winners) : undefined;
  const before = useRef<LineFacts>(undefined);
  useEffect(() => {
    const now: LineFacts = { stage: name, people, winner };
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
  // Only where somebody is still waited for: nobody is late for a show, or when everybody has finished in
  // time.
  useAtTheEnd(() => {
    if (warned.current === undefined || warned.current.stageId !== stage?.stageId) return;
    if (nobodyIsLate(stage)) return;
    cue("timeUp");
    if (warned.current.isLong) say("timeUp");
  });
  useRoomEvent("startGame", () => say("go"));
  useSmallTalk();
  return null;
}
