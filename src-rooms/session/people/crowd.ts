import { tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { CROWD_MAX } from "../../../src-shared/catalog/limits.ts";
import { isRefusal, type Ballot, type Refusal } from "../../games/game.ts";
import type { PlayerId, StageId } from "../../../src-shared/protocol/ids.ts";
import { diff } from "../../../src-shared/protocol/mergePatch.ts";
import { cleanText } from "../../../src-shared/text/clean.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import type { CrowdSums } from "../model/inputs.ts";
import { crowdSeat, isFull, usedAvatars } from "../model/people.ts";
import { refusalOfAlias } from "../model/rights.ts";
import { afterPeopleChanged } from "../play/play.ts";
import { checkedMove } from "../play/moves.ts";
import { sit } from "./seats.ts";
import { NO_CROWD, type CrowdSection, type Games, type RoomState } from "../model/state.ts";
import { Transaction } from "../model/transaction.ts";

/** What a crowd looks like, if nobody else does. */
const FACE = "popcorn.webp";

/** A seat for everybody who has the link (SE51). */
export function openCrowd(tx: Transaction, wanted: string): Refusal | undefined {
  if (crowdSeat(tx.state) !== undefined) return { refused: "crowd_open" };
  const alias = tidyAlias(wanted);
  const refused = refusalOfAlias(tx.state, alias);
  if (refused) return refused;
  if (isFull(tx.state)) return { refused: "error.max_players_reached" };
  const used = usedAvatars(tx.state);
  const faces = [FACE, ...PLAYER_AVATARS.map(({ src }) => src)];
  const avatarSrc = faces.find((src) => !used.includes(src)) ?? FACE;
  sit(tx, { alias, avatarSrc, robot: false, audience: false, crowd: true });
  // The first section, to which everybody comes who opens the link.
  tx.set("crowd", { ...NO_CROWD, sections: 1 });
  afterPeopleChanged(tx);
  return undefined;
}

/** The crowd as it is in this stage: what it wanted in an earlier one is forgotten. */
function inStage(tx: Transaction): CrowdSection {
  const { crowd, clock } = tx.state;
  const { stageId } = clock.stage;
  if (crowd.stageId === stageId) return crowd;
  return { ...crowd, stageId, counted: {}, ballots: {}, ready: 0, said: [] };
}

/**
 * What the crowd's sections count, added up: absolute, so that hearing it twice does no harm. What they
 * say of another stage, or of a question that was counted since, is over.
 */
export function crowdSums(tx: Transaction, sums: CrowdSums): Refusal | undefined {
  const seat = crowdSeat(tx.state);
  if (seat === undefined) return { refused: "crowd_closed" };
  const { sections } = sums;
  const people = Math.min(sums.people, CROWD_MAX);
  tx.set("crowd", { sections: Math.max(sections, tx.state.crowd.sections), people });
  if (sums.stageId === tx.state.clock.stage.stageId) {
    const crowd = inStage(tx);
    // A pause moves what was due when it began.
    const now = tx.state.clock.paused?.since ?? tx.now;
    const ballots = Object.entries(sums.ballots).flatMap(([on, ballot]) => {
      if (ballot.turn !== (crowd.counted[on] ?? 0) || ballot.wanted.length === 0) return [];
      const { voted, wanted, within } = ballot;
      const since = crowd.ballots[on]?.countsAt;
      const countsAt = since ?? (within === undefined ? undefined : now + within);
      return [[on, { ...(countsAt !== undefined && { countsAt }), voted, wanted }] as const];
    });
    tx.set("crowd", { ...crowd, ready: sums.ready, ballots: Object.fromEntries(ballots) });
    readyTogether(tx, seat);
  }
  afterPeopleChanged(tx);
  return undefined;
}

/** The crowd has read the tutorial when half of it has. */
function readyTogether(tx: Transaction, seat: PlayerId): void {
  const { clock, crowd } = tx.state;
  if (clock.stage.name !== "TUTORIAL" || clock.ready.includes(seat)) return;
  if (crowd.ready > 0 && 2 * crowd.ready >= crowd.people) {
    tx.set("clock", { ready: [...clock.ready, seat] });
  }
}

/** What the room says of a move that nobody in a section has wanted yet. */
export type Verdict =
  | Refusal
  | {
      readonly question: Ballot;
      /** What the seat's own view becomes as if this were chosen: a merge patch (RFC 7396). */
      readonly hand?: unknown;
    };

/**
 * May the crowd want this move (SE52)? A game that would refuse it refuses it now. Nothing changes by asking.
 * What is written has no view of its own: whether it is right is not theirs to know before it counts.
 */
export function verdictOn(
  state: RoomState,
  wanted: { readonly stageId: StageId; readonly move: unknown },
  { now, games }: { readonly now: number; readonly games: Games },
): Verdict {
  const seat = crowdSeat(state);
  if (seat === undefined) return { refused: "crowd_closed" };
  const tx = new Transaction(state, games, now);
  const checked = checkedMove(tx, wanted);
  if (isRefusal(checked)) return checked;
  const { rules, game, move } = checked;
  const tried: object = rules.apply(game.state, { type: "move", playerId: seat, move }, tx.ctx());
  if (isRefusal(tried)) return tried;
  const question: Ballot = rules.ballot?.(move) ?? { on: "move" };
  if (question.text !== undefined) {
    // The others of the crowd read it at once, also where a game takes a rude word and hides it later.
    const text = cleanText(question.text);
    const { language, filterLevel } = game.settings;
    if (!isAllowed(text, [language], filterLevel)) return { refused: "text_not_allowed" };
    return { question: { ...question, text } };
  }
  const stage = rules.stage(tried);
  if (stage.kind === "roundOver" || stage.key !== state.clock.stage.key) return { question };
  const hand = diff(rules.private(game.state, seat), rules.private(tried, seat));
  return { question, ...(hand !== undefined && { hand }) };
}
