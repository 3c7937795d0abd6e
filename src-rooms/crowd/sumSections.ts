import type { StageId } from "../../src-shared/protocol/ids.ts";
import type { BallotSums, CrowdSums } from "../session/model/inputs.ts";
import type { WantedMove } from "../session/model/crowdState.ts";
import { mostWanted } from "./sectionTally.ts";
import type { SectionSums } from "./wire.ts";

/** Most different moves that a room keeps for one question; of more, those with the most votes. */
const MOST_WANTED = 60;

function added(one: BallotSums, other: BallotSums): BallotSums {
  const wanted = new Map<string, WantedMove>();
  for (const each of [...one.wanted, ...other.wanted]) {
    const key = JSON.stringify(each.move);
    wanted.set(key, { ...each, votes: each.votes + (wanted.get(key)?.votes ?? 0) });
  }
  return { ...one, voted: one.voted + other.voted, wanted: [...wanted.values()] };
}

/**
 * Adds up the counts of all sections for the room. The counts of a section that still has another stage, or a
 * question that was counted since, are left out as outdated.
 */
export function sumSections(
  bySection: ReadonlyMap<number, SectionSums>,
  now: { readonly stageId: StageId; readonly counted: Readonly<Record<string, number>> },
): CrowdSums {
  const ballots = new Map<string, BallotSums>();
  let people = 0;
  let ready = 0;
  let sections = 1;
  for (const [section, sums] of bySection) {
    sections = Math.max(sections, section + 1);
    people += sums.people;
    if (sums.stageId !== now.stageId) continue;
    ready += sums.ready;
    for (const [on, ballot] of Object.entries(sums.ballots)) {
      if (ballot.turn !== (now.counted[on] ?? 0)) continue;
      const before = ballots.get(on);
      ballots.set(on, before ? added(before, ballot) : ballot);
    }
  }
  const most = [...ballots].map(
    ([on, ballot]) => [on, { ...ballot, wanted: mostWanted(ballot.wanted, MOST_WANTED) }] as const,
  );
  return { sections, people, stageId: now.stageId, ready, ballots: Object.fromEntries(most) };
}
