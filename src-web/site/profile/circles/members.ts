import type { Circle, CircleMember } from "../../../../src-shared/api/circles.ts";

/** Members by id, as lists of ids are shown; who left since is not among them. */
export function membersOf({ members }: Circle) {
  const byId = new Map(members.map((member) => [member.id, member]));
  return (ids: readonly string[]): CircleMember[] =>
    ids.flatMap((id) => {
      const member = byId.get(id);
      return member ? [member] : [];
    });
}

/** What keeps the list of one's circles. */
export const CIRCLES_KEY = ["circles"];

/** What keeps a circle's answers apart from others. */
export const circleKey = (circleId: string) => ["circle", circleId];
