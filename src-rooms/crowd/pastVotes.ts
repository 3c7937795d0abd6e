import type { StageId } from "../../src-shared/protocol/ids.ts";
import type { Judged, SectionTally } from "./sectionTally.ts";

/**
 * What people chose in stages that are over for the room and not yet for them: their own view shows it for as long
 * as they see that stage. Counted it was already.
 */
export class PastVotes {
  readonly #byStage = new Map<StageId, ReadonlyMap<number, readonly Judged[]>>();

  /** The room is in this stage: what the tally still has of another one is past. */
  keep(tally: SectionTally, now: StageId): void {
    if (tally.stageId === undefined || tally.stageId === now) return;
    const votes = new Map<number, Judged[]>();
    for (const { member, judged } of tally.all()) {
      votes.set(member, [...(votes.get(member) ?? []), judged]);
    }
    if (votes.size > 0) this.#byStage.set(tally.stageId, votes);
  }

  of(stage: StageId, member: number): readonly Judged[] {
    return this.#byStage.get(stage)?.get(member) ?? [];
  }

  /** Everybody sees this stage by now. */
  forgetBefore(stage: StageId): void {
    for (const past of this.#byStage.keys()) if (past < stage) this.#byStage.delete(past);
  }
}
