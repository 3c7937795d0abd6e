import { createContext, use, useCallback, useMemo, useState, type ReactNode } from "react";
import type { StageId } from "../../src-shared/protocol/ids.ts";
import { useTopic } from "../room/index.ts";
import { pointsShown, type Points } from "./pointsShown.ts";

interface Scores {
  /** The scores screens may show now: unchanged during a reveal, so that no number gives it away. */
  readonly shown: Points;
  /** The scores when the round began, for the bars that overtake each other. */
  readonly before: Points;
  /** Points that fly from the stage to the players. */
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

/** Provides the scores that may be shown to everything inside one room screen. */
export function ScoresProvider({ children }: { readonly children: ReactNode }) {
  const players = useTopic("playersUpdated");
  const stage = useTopic("stage");
  const [released, setReleased] = useState<Released>();
  const [shown, setShown] = useState<Points>(NOTHING);
  const roundId = useTopic("listenNewRound")?.roundId ?? 0;
  const [start, setStart] = useState({ roundId: 0, points: NOTHING });
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const isReleased = stage !== undefined && released?.stageId === stage.stageId;
  // Depends on what was shown last, so it cannot be computed from the topics alone.
  const next = pointsShown(shown, { players, stage, gameType, isReleased });
  if (!same(next, shown)) setShown(next);
  // A screen that missed the start of the round takes the first scores it sees as the start.
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

/** Returns the scores a screen may show, and the function that releases new ones after a game's reveal. */
export function useScores(): Scores {
  return use(ScoresContext);
}

function same(one: Points, other: Points): boolean {
  const text = (points: Points) => JSON.stringify(Object.entries(points));
  return text(one) === text(other);
}
