import { tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { CROWD_AVATAR_SRC, PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
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
import { NO_CROWD, type CrowdSection } from "../model/crowdState.ts";
import type { Games, RoomState } from "../model/state.ts";
import { Transaction } from "../model/transaction.ts";

/** Opens a seat for everybody who has the link (SE51). */
export function openCrowd(tx: Transaction, wanted: string): Refusal | undefined {
  if (crowdSeat(tx.state) !== undefined) return { refused: "crowd_open" };
  const alias = tidyAlias(wanted);
  const refused = refusalOfAlias(tx.state, alias);
  if (refused) return refused;
  if (isFull(tx.state)) return { refused: "error.max_players_reached" };
  const used = usedAvatars(tx.state);
  const faces = [CROWD_AVATAR_SRC, ...PLAYER_AVATARS.map(({ src }) => src)];
  const avatarSrc = faces.find((src) => !used.includes(src)) ?? CROWD_AVATAR_SRC;
  sit(tx, { alias, avatarSrc, robot: false, audience: false, crowd: true });
  // The first section, which everybody who opens the link reaches first.
  tx.set("crowd", { ...NO_CROWD, sections: 1 });
  afterPeopleChanged(tx);
  return undefined;
}

/** The crowd in the current stage: votes of an earlier stage are dropped. */
function inStage(tx: Transaction): CrowdSection {
  const { crowd, clock } = tx.state;
  const { stageId } = clock.stage;
  if (crowd.stageId === stageId) return crowd;
  return { ...crowd, stageId, counted: {}, ballots: {}, ready: 0, said: [], carried: {} };
}

/**
 * Stores the sums of the crowd's sections. They are absolute, so receiving them twice does no harm. Votes in
 * another stage, or on a question that was counted since, are ignored.
 */
export function crowdSums(tx: Transaction, sums: CrowdSums): Refusal | undefined {
  const seat = crowdSeat(tx.state);
  if (seat === undefined) return { refused: "crowd_closed" };
  const { sections } = sums;
  const people = Math.min(sums.people, CROWD_MAX);
  tx.set("crowd", { sections: Math.max(sections, tx.state.crowd.sections), people });
  if (sums.stageId === tx.state.clock.stage.stageId) {
    const crowd = inStage(tx);
    // Time stands still during a pause: `resume` moves what was due when it began.
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

/** Marks the crowd as ready once half of it has tapped OK on the tutorial. */
function readyTogether(tx: Transaction, seat: PlayerId): void {
  const { clock, crowd } = tx.state;
  if (clock.stage.name !== "TUTORIAL" || clock.ready.includes(seat)) return;
  if (crowd.ready > 0 && 2 * crowd.ready >= crowd.people) {
    tx.set("clock", { ready: [...clock.ready, seat] });
  }
}

/** The room's verdict on a move that nobody in a section has wanted yet. */
export type Verdict =
  | Refusal
  | {
      readonly question: Ballot;
      /** The move as it is counted, if it differs from the one that was sent. */
      readonly move?: unknown;
      /** How the seat's own view would change if this were chosen: a merge patch (RFC 7396). */
      readonly hand?: unknown;
    };

/**
 * Whether the crowd may want this move (SE52). What the game would refuse is refused now; checking changes
 * nothing. A written text gets no view of its own: the crowd must not learn whether it is right before it
 * counts.
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
  // A crowd brings no photos, so any that it wanted to play would be somebody else's, or missing.
  if (rules.photos?.usedBy(move) !== undefined) return { refused: "not_yours" };
  const tried: object = rules.apply(game.state, { type: "move", playerId: seat, move }, tx.ctx());
  if (isRefusal(tried)) return tried;
  const { move: counted, ...question }: Ballot = rules.ballot?.(move) ?? { on: "move" };
  if (question.text !== undefined) {
    // The rest of the crowd reads it immediately, even if the game accepts a rude word and hides it later.
    const text = cleanText(question.text);
    const { language, filterLevel } = game.settings;
    if (!isAllowed(text, [language], filterLevel)) return { refused: "text_not_allowed" };
    return { question: { ...question, text } };
  }
  const vote = { question, ...(counted !== undefined && { move: counted }) };
  const stage = rules.stage(tried);
  if (stage.kind === "roundOver" || stage.key !== state.clock.stage.key) return vote;
  const hand = diff(rules.private(game.state, seat), rules.private(tried, seat));
  return { ...vote, ...(hand !== undefined && { hand }) };
}
