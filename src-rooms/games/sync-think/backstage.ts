import type { BackstageItem, Verdict } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { isExactMatch } from "../../../src-shared/text/closeMatch.ts";
import { textOf } from "./matching.ts";
import { withVerdicts } from "./nearMiss.ts";
import { isShown } from "./reveal.ts";
import type { Climb, CuePair, Rung, Said, SyncState, Word } from "./types.ts";

/** Status of a word after the filter and backstage. */
export function statusOf({ verdict, allowed }: Said): BackstageItem["status"] {
  if (verdict) return verdict === "approve" ? "approved" : "hidden";
  return allowed ? "waiting" : "hidden";
}

/** Finished levels of the running round, without the one that is being revealed. */
const levelsBefore = ({ at, rungs }: SyncState): readonly Rung[] =>
  at === "REVEAL" ? rungs.slice(0, -1) : rungs;

const wordsOf = ({ groups }: Rung): readonly Word[] => groups.flatMap(({ words }) => words);

/** Words that people wrote in the current level, for the people backstage (SY16). */
function presentItems(state: SyncState): readonly BackstageItem[] {
  return playerIdsOf(state.said).flatMap((playerId) => {
    const said = state.said[playerId];
    if (!said || state.minds[playerId]?.robot) return [];
    const { id, text } = said;
    const unseen = state.at === "THINK" ? ({ unseen: true } as const) : {};
    return [{ id, playerId, kind: "text", text, status: statusOf(said), ...unseen }];
  });
}

/**
 * Words of a finished round that the podium or a profile keeps: all of them when there was a match, else the
 * two that came closest.
 */
function keptOf({ rungs, closest }: Climb): readonly Word[] {
  const hasMet = rungs.some(({ groups }) => groups.some(({ outcome }) => outcome === "sync"));
  if (hasMet) return rungs.flatMap(wordsOf);
  return closest ? [closest.one, closest.other] : [];
}

/**
 * Words of people that are or were on screens as a cue, match or forbidden word in earlier levels, and those
 * kept from finished rounds.
 */
function earlierItems(state: SyncState): readonly BackstageItem[] {
  return [...state.climbs.flatMap(keptOf), ...levelsBefore(state).flatMap(wordsOf)]
    .filter(({ playerId, shown, verdict }) => {
      return (shown || verdict !== undefined) && !state.minds[playerId]?.robot;
    })
    .map(({ id, playerId, text, shown }) => {
      return { id, playerId, kind: "text", text, status: shown ? "approved" : "hidden" };
    });
}

/**
 * Items for backstage: words kept from finished rounds, then those of this round's earlier levels, then the
 * present ones (SY16).
 */
export function backstageItems(state: SyncState): readonly BackstageItem[] {
  return [...earlierItems(state), ...presentItems(state)];
}

function withWord(rung: Rung, id: string, change: (word: Word) => Word): Rung {
  return {
    ...rung,
    groups: rung.groups.map((group) => ({
      ...group,
      words: group.words.map((word) => (word.id === id ? change(word) : word)),
    })),
  };
}

/**
 * Takes a hidden word out of a cue. Another spelling of its match replaces it, else a word of the cue that it
 * answered.
 */
function withoutText(cue: CuePair, text: string, { cue: before, groups }: Rung): CuePair {
  const at = cue.indexOf(text);
  if (at < 0) return cue;
  const other = cue[1 - at] ?? "";
  const match = groups.find(({ words }) => words.some((word) => word.text === text));
  const instead =
    (match && textOf(match)) ?? before.find((word) => !isExactMatch(word, other)) ?? before[0];
  return at === 0 ? [instead, other] : [other, instead];
}

/** A round's levels after a new verdict on one of their words, and how it changes later cues. */
interface Judged {
  readonly rungs: readonly Rung[];
  readonly later: (cue: CuePair) => CuePair;
}

/**
 * Applies a verdict to a word of these levels, to its match and to later cues that contain it. Undefined when
 * no level has the word.
 */
function judgedIn(rungs: readonly Rung[], itemId: string, verdict: Verdict): Judged | undefined {
  const from = rungs.findIndex((rung) => wordsOf(rung).some(({ id }) => id === itemId));
  const word = rungs[from] && wordsOf(rungs[from]).find(({ id }) => id === itemId);
  if (!word) return undefined;
  const shown = verdict === "approve";
  const judged = rungs.map((rung) => withWord(rung, itemId, (one) => ({ ...one, verdict, shown })));
  const source = judged[from];
  const isThereStill = judged.flatMap(wordsOf).some((one) => one.shown && one.text === word.text);
  if (!source || isThereStill) return { rungs: judged, later: (cue) => cue };
  const later = (cue: CuePair) => withoutText(cue, word.text, source);
  return {
    later,
    rungs: judged.map((rung, at) => (at <= from ? rung : { ...rung, cue: later(rung.cue) })),
  };
}

/** Applies a verdict to a word of an earlier level or round. */
function moderateEarlier(state: SyncState, itemId: string, verdict: Verdict): SyncState {
  const now = judgedIn(state.rungs, itemId, verdict);
  if (now) return { ...state, cue: now.later(state.cue), rungs: now.rungs };
  const climbs = state.climbs.map((climb): Climb => {
    const { rungs } = judgedIn(climb.rungs, itemId, verdict) ?? climb;
    return {
      ...climb,
      rungs,
      ...(climb.closest && { closest: withVerdicts(climb.closest, rungs) }),
    };
  });
  return { ...state, climbs };
}

/** Applies backstage's verdict on a word, whether it has been shown yet or not. */
export function moderate(state: SyncState, itemId: string, verdict: Verdict): SyncState {
  const id = playerIdsOf(state.said).find((one) => state.said[one]?.id === itemId);
  const said = id === undefined ? undefined : state.said[id];
  if (id === undefined || !said) return moderateEarlier(state, itemId, verdict);
  const judged: Said = { ...said, verdict };
  const next = { ...state, said: { ...state.said, [id]: judged } };
  const last = state.rungs.at(-1);
  if (state.at !== "REVEAL" || !last) return next;
  const shown = isShown(judged, state.minds[id]?.robot ?? false, state);
  const rung = withWord(last, itemId, (word) => ({ ...word, ...judged, shown }));
  return { ...next, rungs: [...state.rungs.slice(0, -1), rung] };
}
