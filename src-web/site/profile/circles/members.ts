import type { Circle, CircleMember } from "../../../../src-shared/api/circles.ts";

/** Returns a function that finds members by their ids. People who have left are skipped. */
export function membersOf({ members }: Circle) {
  const byId = new Map(members.map((member) => [member.id, member]));
  return (ids: readonly string[]): CircleMember[] =>
    ids.flatMap((id) => {
      const member = byId.get(id);
      return member ? [member] : [];
    });
}

/** Query key of the list of the user's circles. */
export const CIRCLES_KEY = ["circles"];

/** Query key of one circle. */
export const circleKey = (circleId: string) => ["circle", circleId];
