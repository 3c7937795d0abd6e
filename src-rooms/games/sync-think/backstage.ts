import type { BackstageItem, Verdict } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { isShown } from "./reveal.ts";
import type { Rung, Said, SyncState, Word } from "./types.ts";

/** How a word stands with filter and backstage. */
export function statusOf({ verdict, allowed }: Said): BackstageItem["status"] {
  if (verdict) return verdict === "approve" ? "approved" : "hidden";
  return allowed ? "waiting" : "hidden";
}

/** The words of the present level that people wrote, for whoever watches backstage (SY16). */
export function backstageItems(state: SyncState): readonly BackstageItem[] {
  if (state.at !== "THINK" && state.at !== "REVEAL") return [];
  return playerIdsOf(state.said).flatMap((playerId) => {
    const said = state.said[playerId];
    if (!said || state.minds[playerId]?.robot) return [];
    return [{ id: said.id, playerId, kind: "text", text: said.text, status: statusOf(said) }];
  });
}

function withWord(rung: Rung, id: PlayerId, change: (word: Word) => Word): Rung {
  return {
    ...rung,
    groups: rung.groups.map((group) => ({
      ...group,
      words: group.words.map((word) => (word.playerId === id ? change(word) : word)),
    })),
  };
}

/** Somebody backstage decided about a word, before or while it is shown. */
export function moderate(state: SyncState, itemId: string, verdict: Verdict): SyncState {
  const id = playerIdsOf(state.said).find((one) => state.said[one]?.id === itemId);
  const said = id === undefined ? undefined : state.said[id];
  if (id === undefined || !said || (state.at !== "THINK" && state.at !== "REVEAL")) return state;
  const judged: Said = { ...said, verdict };
  const next = { ...state, said: { ...state.said, [id]: judged } };
  const last = state.rungs.at(-1);
  if (state.at === "THINK" || !last) return next;
  const shown = isShown(judged, state.minds[id]?.robot ?? false, state);
  const rung = withWord(last, id, (word) => ({ ...word, ...judged, shown }));
  return { ...next, rungs: [...state.rungs.slice(0, -1), rung] };
}
