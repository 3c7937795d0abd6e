import { faultOf, log } from "../../../../src-shared/log.ts";
import { intlTag, type Language } from "../../../../src-shared/catalog/languages.ts";
import { isOn } from "../../../shared/flags.usecases.ts";
import type { Deps } from "../../../shared/deps.ts";
import { spend, type Spender } from "../../../shared/quota.ts";
import { hashToken } from "../../../shared/ids.ts";
import { Problem } from "../../../shared/problem.ts";

/** How many texts are translated at the same time. */
const AT_ONCE = 6;
/** How long a translation is cached, s. */
const KEPT_S = 30 * 24 * 60 * 60;

interface TranslationRequest {
  readonly texts: readonly string[];
  readonly source: Language;
  readonly target: Language;
}

/**
 * Returns the cache key of a translation: an address that nobody serves, made from everything the translation
 * depends on.
 */
async function cacheKey(text: string, source: Language, target: Language): Promise<string> {
  return `https://translations.invalid/${await hashToken(`${source} ${target} ${text}`)}`;
}

/**
 * Translates texts by machine. Each character that is not in the cache is billed, so those are counted against
 * a quota. Refuses with translation_unavailable if there is no translator or it fails, and with
 * too_many_requests.
 */
export async function translateTexts(
  deps: Deps,
  { texts, source, target }: TranslationRequest,
  spender: Spender,
): Promise<string[]> {
  const { translate } = deps.config;
  if (!translate || !(await isOn(await deps.replica(), "translation"))) {
    throw new Problem("translation_unavailable");
  }
  if (source === target) return [...texts];
  const cache = await caches.open("translations");
  const parts = await Promise.all(
    texts.map(async (text) => {
      const key = await cacheKey(text, source, target);
      return { text, key, kept: await (await cache.match(key))?.text() };
    }),
  );
  const characters = parts.reduce(
    (sum, { text, kept }) => sum + (kept === undefined ? text.length : 0),
    0,
  );
  if (characters > 0) await spend(deps, "translation", spender, characters);
  const answers: string[] = [];
  try {
    for (let from = 0; from < parts.length; from += AT_ONCE) {
      const some = parts.slice(from, from + AT_ONCE).map(async ({ text, key, kept }) => {
        if (kept !== undefined) return kept;
        const answer = await translate(text, intlTag(source), intlTag(target));
        const headers = { "cache-control": `max-age=${KEPT_S}`, "content-type": "text/plain" };
        deps.later(cache.put(key, new Response(answer, { headers })));
        return answer;
      });
      answers.push(...(await Promise.all(some)));
    }
  } catch (cause) {
    log("error", "translation", faultOf(cause));
    throw new Problem("translation_unavailable", { cause });
  }
  return answers;
}
