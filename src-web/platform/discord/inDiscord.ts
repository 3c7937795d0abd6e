/** Discord opens the page of an activity with these in its address. */
const MARKS = ["frame_id", "instance_id", "platform"] as const;

/** Does the page run as an activity inside Discord? Its address stays as it is while it does. */
export function isInDiscord(search: string = location.search): boolean {
  const query = new URLSearchParams(search);
  return MARKS.every((mark) => Boolean(query.get(mark)));
}
