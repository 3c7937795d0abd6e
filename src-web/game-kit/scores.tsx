import { createContext, use, useCallback, useMemo, useState, type ReactNode } from "react";
import type { StageId } from "../../src-shared/protocol/ids.ts";
import { useTopic } from "../room/index.ts";
import { pointsShown, type Points } from "./pointsShown.ts";

interface Scores {
  /** What screens may show now: a reveal that is under way is not given away by a number. */
  readonly shown: Points;
  /** Scores when the round began, for the bars that overtake each other. */
  readonly before: Points;
  /** Points on their way from the stage to the players. */
  readonly gains: Points;
  readonly release: (stageId: StageId, gains: Points) => void;
}

const NOTHING: Points = {};
const ScoresContext = createContext<Scores>({
  shown: NOTHING,
  before: NOTHING,
  gains: NOTHING,
  release: () => undefined,
});

interface Released {
  readonly stageId: StageId;
  readonly gains: Points;
}

/** Keeps what screens may know of the scores, for everything inside one room screen. */
export function ScoresProvider({ children }: { readonly children: ReactNode }) {
  const players = useTopic("playersUpdated");
  const stage = useTopic("stage");
  const [released, setReleased] = useState<Released>();
  const [shown, setShown] = useState<Points>(NOTHING);
  const roundId = useTopic("listenNewRound")?.roundId ?? 0;
  const [start, setStart] = useState({ roundId: 0, points: NOTHING });
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const isReleased = stage !== undefined && released?.stageId === stage.stageId;
  // Derived from what was shown last, so it cannot be computed from the topics alone.
  const next = pointsShown(shown, { players, stage, gameType, isReleased });
  if (!same(next, shown)) setShown(next);
  // Also for a screen that missed the round's first moment: what it saw first is its start.
  if (roundId !== start.roundId) setStart({ roundId, points: next });
  const before = start.points;

  const release = useCallback(
    (stageId: StageId, gains: Points) => setReleased({ stageId, gains }),
    [],
  );
  const gains = isReleased ? released.gains : NOTHING;
  const value = useMemo(() => ({ shown, before, gains, release }), [shown, before, gains, release]);
  return <ScoresContext value={value}>{children}</ScoresContext>;
}

/** The scores a screen may show, and how a game lets new ones out once its reveal is over. */
export function useScores(): Scores {
  return use(ScoresContext);
}

function same(one: Points, other: Points): boolean {
  const text = (points: Points) => JSON.stringify(Object.entries(points));
  return text(one) === text(other);
}
