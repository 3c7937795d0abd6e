import type { Reply } from "./attacker.ts";

/** One attack. `play` resolves with what the attacker achieved, or undefined when it failed. */
export interface Attack {
  readonly name: string;
  readonly play: (url: string) => Promise<string | undefined>;
}

/** Does the same thing `times` times, one after the other. */
export async function repeated(
  times: number,
  doIt: (nth: number) => Promise<Reply>,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let nth = 0; nth < times; nth += 1) replies.push(await doIt(nth));
  return replies;
}

/** Number of responses with this status. */
export const count = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
