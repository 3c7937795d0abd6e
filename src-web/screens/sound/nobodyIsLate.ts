import type { StateTopics } from "../../../src-shared/protocol/topics.ts";

const isNobody = (people: object) => Object.keys(people).length === 0;

/**
 * Whether nobody has to hurry or is late: everybody the stage waited for has acted, or it is held because
 * their time is already up.
 */
export function nobodyIsLate({ waitingFor, done, held }: StateTopics["stage"]): boolean {
  return held === true || (isNobody(waitingFor) && !isNobody(done));
}
