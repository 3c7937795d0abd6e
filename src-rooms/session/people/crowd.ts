import { aliasError, tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { CROWD_MAX } from "../../../src-shared/catalog/limits.ts";
import { isRefusal, type Ballot, type Refusal } from "../../games/game.ts";
import type { StageId, PlayerId } from "../../../src-shared/protocol/ids.ts";
import { afterPeopleChanged } from "../allIn.ts";
import type { Input } from "../model/inputs.ts";
import { crowdSeat, isSeated, maxPlayers, seatedIds, usedAvatars } from "../model/people.ts";
import { tellGame } from "../play/play.ts";
import { sit } from "./seats.ts";
import type { CrowdSection, OpenBallot } from "../model/state.ts";
import { isSettled, ranked } from "../model/tally.ts";
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

/** The seat makes the move most of its people want; one that the game refuses by now gives way to the next. */
function count(turn: Turn, name: string): void {
  const seat = crowdSeat(turn.state);
  const { ballots } = turn.state.crowd;
  const { [name]: ballot, ...rest } = ballots;
  if (!ballot || seat === undefined) return;
  turn.set("crowd", { ballots: rest });
  for (const { move } of ranked(ballot)) {
    if (!tellGame(turn, { type: "move", playerId: seat, move })) return;
  }
}

function countWhere(turn: Turn, isDue: (ballot: OpenBallot) => boolean): void {
  const { clock, crowd } = turn.state;
  if (clock.paused || clock.held) return;
  for (const name of Object.keys(crowd.ballots)) {
    // What counted before may have ended the stage.
    if (!isStage(turn, crowd.stageId)) return;
    const ballot = turn.state.crowd.ballots[name];
    if (ballot && isDue(ballot)) count(turn, name);
  }
}

const isStage = (turn: Turn, stageId: StageId) => turn.state.clock.stage.stageId === stageId;

/** Count what is decided: everybody there has voted (SE53, SE54). */
export function countDecided(turn: Turn): void {
  const { here } = turn.state.crowd;
  countWhere(turn, (ballot) => isSettled(ballot, here));
}

/** Count what was to be counted by now (SE55). */
export function countDue(turn: Turn): void {
  countWhere(turn, ({ countsAt }) => countsAt !== undefined && countsAt <= turn.now);
}

/** The stage is about to end: whatever the crowd wants so far counts. Answers whether it is still on. */
export function countLast(turn: Turn): boolean {
  const { stageId } = turn.state.clock.stage;
  countWhere(turn, () => true);
  return isStage(turn, stageId);
}
