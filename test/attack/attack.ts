import type { Reply } from "./attacker.ts";

/** One attack; it answers what the attacker got, or undefined when it came to nothing. */
export interface Attack {
  readonly name: string;
  readonly play: (url: string) => Promise<string | undefined>;
}

/** The same thing so many times, one after the other. */
export async function repeated(
  times: number,
  doIt: (nth: number) => Promise<Reply>,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let nth = 0; nth < times; nth += 1) replies.push(await doIt(nth));
  return replies;
}

/** How many were answered with this status. */
export const count = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
