import { isRefusal } from "../../games/game.ts";
import type { CrowdBallot, CrowdView } from "../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { randomFrom } from "../../games/random.ts";
import type { CrowdSection, Games, OpenBallot, RoomState } from "../model/state.ts";
import { isWritten, ranked, votedOf } from "../model/tally.ts";

/** The crowd's open questions; none when they belong to a stage that is over. */
function openBallots({ crowd, clock }: RoomState): CrowdSection["ballots"] {
  return crowd.stageId === clock.stage.stageId ? crowd.ballots : {};
}

function ballotView(ballot: OpenBallot, here: readonly number[]): CrowdBallot {
  const voted = votedOf(ballot, here);
  if (!isWritten(ballot)) return { voted };
  const proposals = ranked(ballot).flatMap(({ text, votes, move }) =>
    text === undefined ? [] : [{ text, votes, move }],
  );
  return { voted, proposals };
}

/** What the phones of the crowd see of each other. */
export function crowdView(state: RoomState): CrowdView {
  const { here } = state.crowd;
  const ballots = Object.entries(openBallots(state)).map(
    ([name, ballot]) => [name, ballotView(ballot, here)] as const,
  );
  return { people: here.length, ballots: Object.fromEntries(ballots) };
}

/**
 * The seat's own view as one of its people has it: as if what they chose were chosen, so that their
 * thumb sees what it did. What they wrote is among the proposals instead: whether it is right is not
 * theirs to know before it counts.
 */
export function privateViewInCrowd(
  state: RoomState,
  id: PlayerId,
  member: number,
  games: Games,
): unknown {
  const { game, clock, random } = state;
  const rules = game && games[game.gameType];
  if (!game || !rules || !state.seats[id]) return undefined;
  const ctx = { now: clock.stage.startedAt, random: randomFrom(random), elapsed: 0 };
  let imagined: unknown = game.state;
  for (const { votes } of Object.values(openBallots(state))) {
    const mine = votes.find(([who]) => who === member)?.[1];
    if (!mine || mine.text !== undefined) continue;
    const event = { type: "move", playerId: id, move: mine.move } as const;
    const next: object = rules.apply(imagined, event, ctx);
    if (!isRefusal(next)) imagined = next;
  }
  const stage = rules.stage(imagined);
  const isSame = stage.kind !== "roundOver" && stage.key === clock.stage.key;
  return rules.private(isSame ? imagined : game.state, id) as unknown;
}
