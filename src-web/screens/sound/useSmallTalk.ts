import { useEffect, useRef } from "react";
import { say } from "../../audio/cue.ts";
import { nowLed, smallTalk, type SmallTalkFacts } from "../../audio/smallTalk.ts";
import { useRoomEvent, useTopic } from "../../room/index.ts";
import { useRounds } from "../../room/useRounds.ts";
import { waitsForOne } from "./waitsForOne.ts";

/** How long everybody waits for one person before the robot mentions it, ms; sooner nobody has noticed. */
const NOTICED_MS = 5_000;
/**
 * Lets the robot speak of its own accord: about who joins, who leads, whom everybody waits for, and what
 * everybody found.
 */
export function useSmallTalk(): void {
  const stage = useTopic("stage");
  const seats = useTopic("sessionPlayersUpdated") ?? {};
  const people = Object.values(seats).filter(({ robot }) => !robot).length;
  const players = useTopic("playersUpdated");
  const round = useTopic("listenNewRound")?.roundCount ?? 0;
  const rounds = useRounds();
  const name = stage?.name ?? "LOBBY";
  const before = useRef<SmallTalkFacts>(undefined);
  /** Who led after the previous round. */
  const led = useRef<string>(undefined);
  useEffect(() => {
    const table = Object.values(players ?? {}).map(({ playerId, robot, score }) => ({
      id: String(playerId),
      robot,
      score,
    }));
    const isLastRound = round > 1 && round === rounds;
    const now: SmallTalkFacts = { stage: name, people, isLastRound, table };
    const line = smallTalk(before.current, now, led.current);
    led.current = nowLed(led.current, before.current, now);
    before.current = now;
    if (line) say(line);
  }, [name, people, players, round, rounds]);

  const isWaiting = stage !== undefined && waitsForOne(stage, seats);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timeout = setTimeout(() => say("lastOne"), NOTICED_MS);
    return () => clearTimeout(timeout);
  }, [isWaiting]);

  useRoomEvent("allCorrect", () => say("allRight"));
}
