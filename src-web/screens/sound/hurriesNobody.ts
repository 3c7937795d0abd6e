import type { StateTopics } from "../../../src-shared/protocol/topics.ts";

const isNobody = (people: object) => Object.keys(people).length === 0;

/**
 * Did everybody act whom this stage waited for, or is it held, as their time was up before? Then nobody needs to
 * hurry, nor is late.
 */
export function hurriesNobody({ waitingFor, done, held }: StateTopics["stage"]): boolean {
  return held === true || (isNobody(waitingFor) && !isNobody(done));
}
