import { faultOf, log } from "../../src-shared/log.ts";
import type { Deps } from "../shared/deps.ts";

/**
 * Caches a response that is the same for everybody, keyed by its URL, for `seconds` in the data centre that
 * received the request. So a popular library costs the database one query per period, not one per reader.
 * Development servers do not cache.
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
  // SAFETY: the entry under an address is what `make` returned for it.
  if (kept) return (await kept.json()) as Answer;
  const response = await make();
  const headers = { "cache-control": `public, max-age=${seconds}` };
  later(cache.put(address, Response.json(response, { headers })).catch(noted));
  return response;
}

/** Logs a failed cache access. Without the cache everything still works, only slower. */
function noted(error: unknown): undefined {
  log("warn", "edge.unread", faultOf(error));
  return undefined;
}
