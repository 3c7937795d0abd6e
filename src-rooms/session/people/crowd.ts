import { aliasError, tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { CROWD_MAX } from "../../../src-shared/catalog/limits.ts";
import { isRefusal, type Ballot, type Refusal } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Input } from "../model/inputs.ts";
import { crowdSeat, isSeated, maxPlayers, seatedIds, usedAvatars } from "../model/people.ts";
import { afterPeopleChanged } from "../play/play.ts";
import { sit } from "./seats.ts";
import type { CrowdSection, OpenBallot } from "../model/state.ts";
import type { Turn } from "../model/turn.ts";

/** What a crowd looks like, if nobody else does. */
const FACE = "popcorn.webp";

/** A seat for everybody who has the link (SE51). */
export function openCrowd(turn: Turn, wanted: string): Refusal | undefined {
  if (crowdSeat(turn.state) !== undefined) return { refused: "crowd_open" };
  const alias = tidyAlias(wanted);
  const refused = aliasError(alias);
  if (refused) return { refused };
  if (seatedIds(turn.state).length >= maxPlayers(turn.state)) {
    return { refused: "error.max_players_reached" };
  }
  const used = usedAvatars(turn.state);
  const faces = [FACE, ...PLAYER_AVATARS.map(({ src }) => src)];
  const avatarSrc = faces.find((src) => !used.includes(src)) ?? FACE;
  sit(turn, { alias, avatarSrc, robot: false, audience: false, crowd: true });
  afterPeopleChanged(turn);
  return undefined;
}

/** Somebody opened the crowd's link. */
export function joinCrowd(
  turn: Turn,
  { playerId }: Extract<Input, { type: "joinCrowd" }>,
): Refusal | undefined {
  const { crowd, seats } = turn.state;
  if (!seats[playerId]?.crowd || !isSeated(turn.state, playerId)) {
    return { refused: "crowd_closed" };
  }
  if (crowd.here.length >= CROWD_MAX) return { refused: "error.max_players_reached" };
  turn.set("crowd", { nextMember: crowd.nextMember + 1 });
  turn.playerId = playerId;
  turn.number = crowd.nextMember;
  return undefined;
}

/** The crowd as it is in this stage: what it wanted in an earlier one is forgotten. */
function inStage(turn: Turn): CrowdSection {
  const { crowd, clock } = turn.state;
  const { stageId } = clock.stage;
  return crowd.stageId === stageId ? crowd : { ...crowd, stageId, ballots: {}, ready: [] };
}

/** One of the crowd wants this move (SE52). A game that would refuse it refuses it now. */
export function castVote(
  turn: Turn,
  seat: PlayerId,
  member: number,
  move: unknown,
): Refusal | undefined {
  const running = turn.running();
  if (!running) return { refused: "no_game_running" };
  const { rules, game } = running;
  const event = { type: "move", playerId: seat, move } as const;
  const tried: object = rules.apply(game.state, event, turn.ctx());
  if (isRefusal(tried)) return tried;
  const question: Ballot = rules.ballot?.(move) ?? { on: "move" };
  const { on, text, unfinished, within } = question;
  const crowd = inStage(turn);
  const before: OpenBallot | undefined = crowd.ballots[on];
  const votes = (before?.votes ?? []).filter(([who]) => who !== member);
  const vote = { move, ...(text !== undefined && { text }), ...(unfinished && { unfinished }) };
  const countsAt = before?.countsAt ?? (within === undefined ? undefined : turn.now + within);
  const ballot: OpenBallot = {
    ...(countsAt !== undefined && { countsAt }),
    votes: [...votes, [member, vote]],
  };
  turn.set("crowd", { ...crowd, ballots: { ...crowd.ballots, [on]: ballot } });
  afterPeopleChanged(turn);
  return undefined;
}

/** One of the crowd has read the tutorial; half of them are enough. */
export function readyInCrowd(turn: Turn, member: number): boolean {
  const crowd = inStage(turn);
  const ready = crowd.ready.includes(member) ? crowd.ready : [...crowd.ready, member];
  turn.set("crowd", { ...crowd, ready });
  return 2 * ready.length >= crowd.here.length;
}
