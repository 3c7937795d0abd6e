/** Query parameters with which Discord opens the page of an activity. */
const MARKS = ["frame_id", "instance_id", "platform"] as const;

/** Whether the page runs as an activity inside Discord. Its address does not change while it does. */
export function isInDiscord(search: string = location.search): boolean {
  const query = new URLSearchParams(search);
  return MARKS.every((mark) => Boolean(query.get(mark)));
}
