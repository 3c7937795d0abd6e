import { HURRIED_ROBOT_MS, ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { Random } from "../random.ts";
import { exactKey } from "../../../src-shared/text/closeMatch.ts";
import type { BotMove, BotSeat } from "../game.ts";
import { graphOf, type Graph } from "./content.ts";
import { isSameWord } from "./matching.ts";
import type { SyncPrivate, SyncShared } from "./types.ts";
import type { SyncMove } from "./schemas.ts";

/** How often a robot says the most obvious word. */
const SAYS_THE_OBVIOUS = 0.6;
/** Otherwise it picks one of this many others. */
const OTHERS = 5;
/** Weight of a word's first association; each later one weighs one less, but at least 1 ... */
const PLACES = 6;
/** ... associations of an association get this share of its weight, less the later they come ... */
const SECOND_THOUGHT = 0.15;
/** ... and a word that has a cue word among its associations gets this weight. */
const ORIGIN = 1.5;

/** Associations of a word, or of a word that counts as the same when the graph does not have it. */
function thoughtsAt(word: string, graph: Graph, shared: SyncShared): readonly string[] {
  const known = graph.links.get(exactKey(word));
  if (known) return known;
  for (const [key, thoughts] of graph.links) {
    if (isSameWord(key, word, { language: shared.language, closeMatch: true })) return thoughts;
  }
  return [];
}

/** Words that link the cue, best first: those associated with both of its words lead. */
function thoughtsOf(shared: SyncShared, graph: Graph): readonly string[] {
  const weights = new Map<string, { readonly text: string; readonly weight: number }>();
  const add = (text: string, more: number) => {
    const key = exactKey(text);
    const { weight = 0 } = weights.get(key) ?? {};
    weights.set(key, { text, weight: weight + more });
  };
  for (const word of shared.cue) {
    thoughtsAt(word, graph, shared).forEach((thought, at) => {
      const weight = Math.max(1, PLACES - at);
      add(thought, weight);
      (graph.links.get(exactKey(thought)) ?? []).forEach((second, place) => {
        add(second, (SECOND_THOUGHT * weight * Math.max(1, PLACES - place)) / PLACES);
      });
    });
    for (const origin of graph.origins.get(exactKey(word)) ?? []) add(origin, ORIGIN);
  }
  return [...weights.values()].sort((a, b) => b.weight - a.weight).map(({ text }) => text);
}

/** Cache: all robots of a room receive the same view, so their thoughts are computed only once. */
const THOUGHT = new WeakMap<SyncShared, readonly string[]>();

/** The best few words for the cue that were not used in this round, best first. */
function freshThoughts(shared: SyncShared): readonly string[] {
  const known = THOUGHT.get(shared);
  if (known) return known;
  const graph = graphOf(shared.language);
  const fresh: string[] = [];
  // Unknown cue words have no associations; the frequent words fill in.
  for (const word of [...thoughtsOf(shared, graph), ...graph.frequent]) {
    if (fresh.length > OTHERS) break;
    if (!shared.forbidden.some((used) => isSameWord(used, word, shared))) fresh.push(word);
  }
  THOUGHT.set(shared, fresh);
  return fresh;
}

/** Robot: writes a word that comes to mind, but never one that the round has had (SY18). */
export function syncBot(
  { shared, privateView, hurry }: BotSeat<SyncShared, SyncPrivate>,
  random: Random,
): BotMove<SyncMove> | undefined {
  if (privateView?.word !== undefined) return undefined;
  const [obvious, ...others] = freshThoughts(shared);
  const other = random.pick(others);
  const word = other === undefined || random.chance(SAYS_THE_OBVIOUS) ? obvious : other;
  if (word === undefined) return undefined;
  const after = hurry ? HURRIED_ROBOT_MS : random.between(...ROBOT_THINKS_MS);
  return { move: { type: "word", word }, after };
}
