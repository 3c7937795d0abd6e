import { useEffect } from "react";
import type {
  RpsPrivate,
  RpsShared,
  SharedBattle,
} from "../../../src-rooms/games/rps-shoot/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { usePeople, type Person } from "../../room/people.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { SHOOT_MARKS, shootStep, type ShootStep } from "./timeline.ts";

/** The game's shared view, which every screen receives, and the private view of this phone. */
export const { useShared: useRps, useHand } = gameViews<RpsShared, RpsPrivate>();

/** A battle with its two fighters. */
export interface BattleCard extends SharedBattle {
  readonly left: Person;
  readonly right: Person;
}

/** Returns all battles of the round, in order. */
export function useBattles(): readonly BattleCard[] {
  const rps = useRps();
  const personOf = usePeople();
  return Object.values(rps?.battles ?? {})
    .sort((a, b) => a.battle - b.battle)
    .map((battle) => ({ ...battle, left: personOf(battle.first), right: personOf(battle.second) }));
}

/** Returns the battle that is being bet on or revealed. */
export function useCurrentBattle(): BattleCard | undefined {
  const rps = useRps();
  return useBattles().find(({ battle }) => battle === rps?.battle);
}

/** Returns this player's side of the battle; undefined if they do not fight in it. */
export function useMySide(battle: BattleCard | undefined): "first" | "second" | undefined {
  const myId = useMyId();
  if (!battle || myId === undefined) return undefined;
  if (battle.first === myId) return "first";
  return battle.second === myId ? "second" : undefined;
}

/** Returns the step of the reveal, by the room's clock. Releases the new scores when the bets are paid. */
export function useShoot(): ShootStep {
  const step = shootStep(useElapsedMarks(SHOOT_MARKS));
  const stage = useTopic("stage");
  const rps = useRps();
  const battle = useCurrentBattle();
  const { release } = useScores();
  const stageId = stage?.stageId;
  const { result } = battle ?? {};
  const { payouts } = rps ?? {};
  useEffect(() => {
    if (!step.paid || stageId === undefined || !result) return;
    const gains: Record<PlayerId, number> = { ...payouts };
    const add = (id: PlayerId, points: number) => {
      gains[id] = (gains[id] ?? 0) + points;
    };
    add(result.playerId, result.playerNetScore);
    add(result.opponentId, result.opponentNetScore);
    release(stageId, gains);
  }, [step.paid, stageId, result, payouts, release]);
  return step;
}
