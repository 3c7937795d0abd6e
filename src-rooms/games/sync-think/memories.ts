import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Climb, LadderKeepsake, SyncHighlights, SyncState } from "./types.ts";
import { entriesOf, sharedGroup } from "./views.ts";

/** Finished rounds, and the one that was running when the host ended the game. */
function climbsOf(state: SyncState): readonly Climb[] {
  if (state.at === "OVER" || state.rungs.length === 0) return state.climbs;
  return [...state.climbs, { roundCount: state.round.roundCount, rungs: state.rungs }];
}

/** What the podium shows of the game. */
export function highlightsOf(state: SyncState): SyncHighlights {
  const climbs = climbsOf(state);
  return {
    entries: climbs.flatMap(({ roundCount, rungs }) =>
      rungs.flatMap(entriesOf).map((entry) => ({ ...entry, roundCount })),
    ),
    misses: climbs.flatMap(({ roundCount, closest }) => {
      if (!closest?.one.shown || !closest.other.shown) return [];
      const { one, other } = closest;
      const playerIds = [one.playerId, other.playerId];
      return [{ roundCount, texts: [one.text, other.text] as const, playerIds }];
    }),
  };
}

const idOf = (roundCount: number): string => `ladder-${roundCount}`;

/** Returns the highlights without the words of a round that was removed; they still show who matched. */
export function withoutWords(
  { entries, ...rest }: SyncHighlights,
  { id }: Keepsake,
): SyncHighlights {
  return {
    ...rest,
    entries: entries.map((entry) =>
      idOf(entry.roundCount) === id ? { ...entry, text: "" } : entry,
    ),
  };
}

function saidAnything({ rungs }: Climb): PlayerId[] {
  const words = rungs.flatMap(({ groups }) => groups.flatMap((group) => group.words));
  return playerIdsOf(Object.fromEntries(words.map(({ playerId }) => [playerId, true])));
}

/** Each round with a match, level by level (SY19). */
export function keepsakesOf(state: SyncState): readonly Keepsake[] {
  return climbsOf(state)
    .filter(({ rungs }) => rungs.some((rung) => entriesOf(rung).length > 0))
    .map((climb) => {
      const body: LadderKeepsake = {
        roundCount: climb.roundCount,
        language: state.language,
        rungs: climb.rungs
          .filter(({ groups }) => groups.length > 0)
          .map(({ level, cue, cueLanguages, groups }) => ({
            level,
            cue,
            ...(cueLanguages && { cueLanguages }),
            groups: groups.map(sharedGroup),
          })),
      };
      const playerIds = saidAnything(climb).filter((id) => !state.minds[id]?.robot);
      return { id: idOf(climb.roundCount), kind: "ladder", playerIds, body };
    });
}
