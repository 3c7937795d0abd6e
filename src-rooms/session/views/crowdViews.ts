import type { CrowdBallot, CrowdView } from "../../../src-shared/protocol/entities.ts";
import type { CrowdSection, OpenBallot, RoomState } from "../model/state.ts";
import { isWritten, ranked } from "../model/tally.ts";

/** Proposals that travel to every phone of the crowd: more than one has room for. */
const MOST_PROPOSALS = 8;

/** The crowd's open questions; none when they belong to a stage that is over. */
function openBallots({ crowd, clock }: RoomState): CrowdSection["ballots"] {
  return crowd.stageId === clock.stage.stageId ? crowd.ballots : {};
}

function ballotView(ballot: OpenBallot): CrowdBallot {
  const { voted } = ballot;
  if (!isWritten(ballot)) return { voted };
  const proposals = ranked(ballot).flatMap(({ text, votes, move }) =>
    text === undefined ? [] : [{ text, votes, move }],
  );
  return { voted, proposals: proposals.slice(0, MOST_PROPOSALS) };
}

/** What the phones of the crowd see of each other. */
export function crowdView(state: RoomState): CrowdView {
  const ballots = Object.entries(openBallots(state)).map(
    ([name, ballot]) => [name, ballotView(ballot)] as const,
  );
  return { people: state.crowd.people, ballots: Object.fromEntries(ballots) };
}

/** How often each question of this stage was counted: what a section has of earlier ones is over. */
export function countedInStage({ crowd, clock }: RoomState): CrowdSection["counted"] {
  return crowd.stageId === clock.stage.stageId ? crowd.counted : {};
}
