import { faultOf, log } from "../../src-shared/log.ts";
import type { Deps } from "../shared/deps.ts";

/**
 * An answer that is the same for everybody, kept for `seconds` in the data centre that was asked, by its address:
 * a full library costs the database one look each time, not one for each reader. A developer's machine keeps none.
 */
export async function keptAtEdge<Answer>(
  { config, later }: Pick<Deps, "config" | "later">,
  address: string,
  seconds: number,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (config.isDev) return make();
  const { default: cache } = caches;
  const kept = await cache.match(address).catch(noted);
  // SAFETY: what is kept under an address is what `make` made for it.
  if (kept) return (await kept.json()) as Answer;
  const answer = await make();
  const headers = { "cache-control": `public, max-age=${seconds}` };
  later(cache.put(address, Response.json(answer, { headers })).catch(noted));
  return answer;
}

/** Without the cache everything works, only slower. */
function noted(error: unknown): undefined {
  log("warn", "edge.unread", faultOf(error));
  return undefined;
}
