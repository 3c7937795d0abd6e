import type { CrowdBallot, CrowdView, HeatLine } from "../../../src-shared/protocol/entities.ts";
import type { CrowdSection, OpenBallot } from "../model/crowdState.ts";
import type { Games, RoomState } from "../model/state.ts";
import { isWritten, ranked, withSaid } from "../model/tally.ts";

/** How many proposals are sent to every phone of the crowd: more than one has room for. */
const MOST_PROPOSALS = 8;

/**
 * The crowd's open questions, by name, without those that nobody has to answer; none if they belong to an earlier
 * stage.
 */
function openBallots({ crowd, clock, game }: RoomState, games: Games): [string, OpenBallot][] {
  if (crowd.stageId !== clock.stage.stageId) return [];
  const rules = game && games[game.gameType];
  return Object.entries(crowd.ballots).filter(
    ([, { wanted }]) => !wanted.some(({ move }) => rules?.ballot?.(move).optional),
  );
}

function ballotView(ballot: OpenBallot): CrowdBallot {
  const { voted } = ballot;
  if (!isWritten(ballot)) return { voted };
  const proposals = ranked(ballot).flatMap(({ text, votes, move }) =>
    text === undefined ? [] : [{ text, votes, move }],
  );
  return { voted, proposals: proposals.slice(0, MOST_PROPOSALS) };
}

/** How many lines of heat screens get: no television has room for more. */
const MOST_HEAT = 6;

/**
 * What the crowd has written so far in this stage, if the game shows that: both what was counted and what is
 * still to be counted. Without what the game keeps back, such as the word to be found.
 */
export function heatOf(state: RoomState, games: Games): readonly HeatLine[] {
  const { game, crowd, clock } = state;
  const rules = game && games[game.gameType];
  if (!game || !rules?.heat || crowd.stageId !== clock.stage.stageId) return [];
  let said = crowd.said ?? [];
  for (const ballot of Object.values(crowd.ballots)) said = withSaid(said, ballot);
  return said.filter(({ text }) => rules.heat?.(game.state, text)).slice(0, MOST_HEAT);
}

/** The crowd's progress, for an overlay: what it proposes only the crowd sees (SE54). */
export function crowdCount(state: RoomState, games: Games): CrowdView {
  const ballots = openBallots(state, games).map(([name, { voted }]) => [name, { voted }] as const);
  return { people: state.crowd.people, ballots: Object.fromEntries(ballots) };
}

/** What the phones of the crowd see of each other. */
export function crowdView(state: RoomState, games: Games): CrowdView {
  const ballots = openBallots(state, games).map(
    ([name, ballot]) => [name, ballotView(ballot)] as const,
  );
  return { people: state.crowd.people, ballots: Object.fromEntries(ballots) };
}

/** How often each question of this stage was counted; a section's votes from before that no longer count. */
export function countedInStage({ crowd, clock }: RoomState): CrowdSection["counted"] {
  return crowd.stageId === clock.stage.stageId ? crowd.counted : {};
}
