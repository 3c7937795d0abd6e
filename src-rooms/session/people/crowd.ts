import { aliasError, tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { CROWD_MAX } from "../../../src-shared/catalog/limits.ts";
import { isRefusal, type Ballot, type Refusal } from "../../games/game.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Input } from "../model/inputs.ts";
import { crowdSeat, isSeated, maxPlayers, seatedIds, usedAvatars } from "../model/people.ts";
import { afterPeopleChanged } from "../play/play.ts";
import { wasKicked } from "./devices.ts";
import { sit } from "./seats.ts";
import type { CrowdSection, OpenBallot } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

/** What a crowd looks like, if nobody else does. */
const FACE = "popcorn.webp";

/** Browsers that a crowd remembers: twice as many as it has places. */
const REMEMBERED_DEVICES = 2 * CROWD_MAX;

/** A seat for everybody who has the link (SE51). */
export function openCrowd(tx: Transaction, wanted: string): Refusal | undefined {
  if (crowdSeat(tx.state) !== undefined) return { refused: "crowd_open" };
  const alias = tidyAlias(wanted);
  const refused = aliasError(alias);
  if (refused) return { refused };
  if (seatedIds(tx.state).length >= maxPlayers(tx.state)) {
    return { refused: "error.max_players_reached" };
  }
  const used = usedAvatars(tx.state);
  const faces = [FACE, ...PLAYER_AVATARS.map(({ src }) => src)];
  const avatarSrc = faces.find((src) => !used.includes(src)) ?? FACE;
  sit(tx, { alias, avatarSrc, robot: false, audience: false, crowd: true });
  afterPeopleChanged(tx);
  return undefined;
}

/** Somebody opened the crowd's link. */
export function joinCrowd(
  tx: Transaction,
  input: Extract<Input, { type: "joinCrowd" }>,
): Refusal | undefined {
  const { playerId, cameFrom: from } = input;
  const { crowd, seats } = tx.state;
  if (!seats[playerId]?.crowd || !isSeated(tx.state, playerId)) {
    return { refused: "crowd_closed" };
  }
  if (wasKicked(tx, input)) return { refused: "kicked" };
  tx.playerId = playerId;
  const { devices = [] } = crowd;
  const known = devices.find(([device]) => device === from?.device)?.[1];
  tx.number = known ?? crowd.nextMember;
  // Whoever opens the link again, in however many tabs, is one and has one vote.
  if (known !== undefined) return undefined;
  if (crowd.here.length >= CROWD_MAX) return { refused: "error.max_players_reached" };
  const all = from ? [...devices, [from.device, tx.number] as const] : devices;
  const newest = all.slice(-REMEMBERED_DEVICES);
  tx.set("crowd", {
    nextMember: crowd.nextMember + 1,
    ...(newest.length > 0 && { devices: newest }),
  });
  return undefined;
}

/** The crowd as it is in this stage: what it wanted in an earlier one is forgotten. */
function inStage(tx: Transaction): CrowdSection {
  const { crowd, clock } = tx.state;
  const { stageId } = clock.stage;
  return crowd.stageId === stageId ? crowd : { ...crowd, stageId, ballots: {}, ready: [] };
}

/** One of the crowd wants this move (SE52). A game that would refuse it refuses it now. */
export function castVote(
  tx: Transaction,
  seat: PlayerId,
  member: number,
  move: unknown,
): Refusal | undefined {
  const running = tx.running();
  if (!running) return { refused: "no_game_running" };
  const { rules, game } = running;
  const event = { type: "move", playerId: seat, move } as const;
  const tried: object = rules.apply(game.state, event, tx.ctx());
  if (isRefusal(tried)) return tried;
  const question: Ballot = rules.ballot?.(move) ?? { on: "move" };
  const { on, text, unfinished, within } = question;
  const crowd = inStage(tx);
  const before: OpenBallot | undefined = crowd.ballots[on];
  const votes = (before?.votes ?? []).filter(([who]) => who !== member);
  const vote = { move, ...(text !== undefined && { text }), ...(unfinished && { unfinished }) };
  const countsAt = before?.countsAt ?? (within === undefined ? undefined : tx.now + within);
  const ballot: OpenBallot = {
    ...(countsAt !== undefined && { countsAt }),
    votes: [...votes, [member, vote]],
  };
  tx.set("crowd", { ...crowd, ballots: { ...crowd.ballots, [on]: ballot } });
  afterPeopleChanged(tx);
  return undefined;
}

/** One of the crowd has read the tutorial; half of them are enough. */
export function readyInCrowd(tx: Transaction, member: number): boolean {
  const crowd = inStage(tx);
  const ready = crowd.ready.includes(member) ? crowd.ready : [...crowd.ready, member];
  tx.set("crowd", { ...crowd, ready });
  return 2 * ready.length >= crowd.here.length;
}
