import type { StageId } from "../../src-shared/protocol/ids.ts";
import type { AcceptedMove, SectionTally } from "./sectionTally.ts";

/**
 * Votes in stages that are over for the room but not yet for people behind a delay. Their own view shows
 * their vote as long as they see that stage; it has already been counted.
 */
export class PastVotes {
  readonly #byStage = new Map<StageId, ReadonlyMap<number, readonly AcceptedMove[]>>();

  /** Keeps the tally's votes if the room is now in another stage than the tally. */
  keep(tally: SectionTally, now: StageId): void {
    if (tally.stageId === undefined || tally.stageId === now) return;
    const votes = new Map<number, AcceptedMove[]>();
    for (const { member, judged } of tally.all()) {
      votes.set(member, [...(votes.get(member) ?? []), judged]);
    }
    if (votes.size > 0) this.#byStage.set(tally.stageId, votes);
  }

  of(stage: StageId, member: number): readonly AcceptedMove[] {
    return this.#byStage.get(stage)?.get(member) ?? [];
  }

  /** Forgets the votes of all stages before this one, which everybody sees by now. */
  forgetBefore(stage: StageId): void {
    for (const past of this.#byStage.keys()) if (past < stage) this.#byStage.delete(past);
  }
}
