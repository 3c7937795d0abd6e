import type { StateTopics } from "../../../src-shared/protocol/topics.ts";

const isNobody = (people: object) => Object.keys(people).length === 0;

/** Did everybody act whom this stage waited for? Then nobody needs to hurry, nor is late. */
export function isAllDone({ waitingFor, done }: StateTopics["stage"]): boolean {
  return isNobody(waitingFor) && !isNobody(done);
}
