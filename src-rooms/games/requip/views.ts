import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { BackstageItem } from "../../../src-shared/protocol/entities.ts";
import { keyOf } from "./deck.ts";
import { keptIn, keptResponseId, responseId } from "./duel.ts";
import { makersOf, shownDuels } from "./keep.ts";
import { isMachine, POT, shownText } from "./score.ts";
import type {
  Matchup,
  RequipHighlights,
  RequipPrivate,
  RequipShared,
  RequipState,
  SharedAnswer,
  SharedMatchup,
  WriterPrompt,
} from "./types.ts";
import { existingAnswerAt, placesOf, progressOf } from "./write.ts";

/** Most old answers that a reveal shows. */
const OTHERS_SHOWN = 3;
const BEST_SHOWN = 3;

function answerView(state: RequipState, matchup: Matchup, side: 0 | 1): SharedAnswer {
  const slot = matchup.slots[side];
  const text = shownText(slot, state.backstage);
  const base: SharedAnswer = {
    promptResponseId: responseId(state, state.current, side),
    responseText: text,
    ...(text === "" && slot.text !== "" && { hidden: true }),
  };
  const { outcome } = matchup;
  if (!outcome) return base;
  const whoChose = (of: Matchup["votes"]) => playerIdsOf(of).filter((id) => of[id] === side);
  return {
    ...base,
    ...(slot.author !== "quipbot" && { playerId: slot.author }),
    machine: isMachine(slot),
    requipped: slot.source === "requip",
    playerIdsWithChoice: whoChose(matchup.votes),
    playerIdsSpotAi: whoChose(matchup.tags),
    points: outcome.points[side],
  };
}

function matchupView(state: RequipState, matchup: Matchup): SharedMatchup {
  const { outcome, slots, existing, promptId, prompt, promptLanguage } = matchup;
  const base: SharedMatchup = {
    matchup: state.current + 1,
    promptText: prompt,
    ...(promptLanguage && { promptLanguage }),
    promptId,
    roundId: state.round.roundId,
    answer1: answerView(state, matchup, 0),
    answer2: answerView(state, matchup, 1),
  };
  if (!outcome) return base;
  const shown = new Set(slots.map(({ text }) => keyOf(text)));
  const others = existing.filter((text) => !shown.has(keyOf(text)));
  return {
    ...base,
    kind: outcome.kind,
    sweep: outcome.sweep,
    ...(outcome.winner !== undefined && { winner: outcome.winner === 0 ? 1 : 2 }),
    participantPlayerIds: slots.flatMap(({ author }) => (author === "quipbot" ? [] : [author])),
    existingAnswerCount: others.length,
    existingAnswers: others.slice(0, OTHERS_SHOWN),
    tagPoints: outcome.tagPoints,
  };
}

/** Theme of the round during WRITE, afterwards the theme of the prompt on screen (RQ23). */
export function themeOf({ at, matchups, current }: RequipState): string | undefined {
  if (at !== "WRITE") return matchups[current]?.theme;
  return matchups.find(({ theme }) => theme !== undefined)?.theme;
}

/** Allow list of what every screen may see; authors only once they were revealed (RQ13). */
export function sharedView(state: RequipState): RequipShared {
  const progress: Record<PlayerId, { done: number; of: number }> = {};
  if (state.at === "WRITE") {
    for (const id of playerIdsOf(state.writers)) {
      const own = progressOf(state, id);
      if (own.of > 0) progress[id] = own;
    }
  }
  const isShown = state.at === "DUEL" || state.at === "REVEAL";
  const matchup = isShown ? state.matchups[state.current] : undefined;
  const claps = Object.values(matchup?.claps ?? {}).reduce((sum, count) => sum + count, 0);
  return {
    pot: POT * state.round.scoreMultiplier,
    progress,
    ...(matchup && { matchup: matchupView(state, matchup) }),
    matchupCount: state.matchups.length,
    votesIn: Object.keys(matchup?.votes ?? {}).length,
    claps,
  };
}

function promptView(
  state: RequipState,
  id: PlayerId,
  place: ReturnType<typeof placesOf>[number],
): WriterPrompt | undefined {
  const matchup = state.matchups[place.at];
  if (!matchup) return undefined;
  const { text, source, status } = matchup.slots[place.side];
  const existingAnswer = existingAnswerAt(state, place);
  return {
    playerAndPromptId: `${id}-${state.round.roundId}-${place.at + 1}`,
    playerId: id,
    promptId: matchup.promptId,
    prompt: matchup.prompt,
    ...(matchup.promptLanguage && { promptLanguage: matchup.promptLanguage }),
    roundId: state.round.roundId,
    ...(existingAnswer !== undefined && { existingAnswer }),
    ...(text !== "" && { currentPromptResponse: text }),
    ...(status === "hidden" && { hidden: true }),
    requipped: source === "requip",
  };
}

/** Allow list of what one phone may see. */
export function privateView(state: RequipState, id: PlayerId): RequipPrivate {
  const prompts: Record<number, WriterPrompt> = {};
  if (state.at === "WRITE") {
    placesOf(state, id).forEach((place, at) => {
      const prompt = promptView(state, id, place);
      if (prompt) prompts[at + 1] = prompt;
    });
  }
  const isShown = state.at === "DUEL" || state.at === "REVEAL";
  const matchup = isShown ? state.matchups[state.current] : undefined;
  const idOf = (side: 0 | 1 | undefined) =>
    side === undefined ? undefined : responseId(state, state.current, side);
  const own = matchup?.slots.findIndex(({ author }) => author === id) ?? -1;
  const mine = own === -1 ? undefined : idOf(own === 0 ? 0 : 1);
  const vote = idOf(matchup?.votes[id]);
  const spotAi = idOf(matchup?.tags[id]);
  return {
    prompts,
    ...(mine !== undefined && { mine }),
    ...(vote !== undefined && { vote }),
    ...(spotAi !== undefined && { spotAi }),
  };
}

/** Both texts of each duel of earlier rounds that podium and profiles will keep (RQ16). */
function earlierItems(state: RequipState): BackstageItem[] {
  const earlier = state.duels.filter(
    (duel) => !duel.id.startsWith(keptIn(state)) && makersOf(duel).length > 0,
  );
  return earlier.flatMap((duel) =>
    duel.sides.map(({ text, playerId, hidden }, side) => ({
      id: keptResponseId(duel, side),
      ...(playerId !== undefined && { playerId }),
      kind: "text",
      text,
      status: hidden ? "hidden" : "approved",
    })),
  );
}

/**
 * Items for backstage: the kept texts of earlier rounds, then every text of this round. The hidden robot's
 * appear one by one among those of people, so that helpers who play cannot recognise it by its speed.
 */
export function backstageView(state: RequipState): readonly BackstageItem[] {
  const sent = state.matchups
    .flatMap(({ slots }) => slots)
    .filter(({ author, text }) => author !== "quipbot" && text !== "").length;
  let quipbots = 0;
  const now = state.matchups.flatMap(({ slots }, at) =>
    slots.flatMap(({ author, text, status }, side): BackstageItem[] => {
      if (text === "") return [];
      if (author === "quipbot") quipbots += 1;
      const isEarly = state.at === "WRITE" && sent < state.quipbotAfter + quipbots;
      if (author === "quipbot" && isEarly) return [];
      const id = responseId(state, at, side === 0 ? 0 : 1);
      const maker = author === "quipbot" ? {} : { playerId: author };
      const isOpen = state.at !== "WRITE" && at <= state.current;
      const unseen = isOpen ? {} : ({ unseen: true } as const);
      return [{ id, ...maker, kind: "text", text, status, ...unseen }];
    }),
  );
  return [...earlierItems(state), ...now];
}

/** What the podium and the profile keep. */
export function highlightsOf(state: RequipState): RequipHighlights {
  const best = shownDuels(state)
    .filter(({ kind }) => kind === "votes")
    .flatMap(({ prompt, sides }) =>
      sides.flatMap(({ text, playerId, votes, source }) =>
        playerId !== undefined && source === "typed" && votes > 0
          ? [{ prompt, text, playerId, votes }]
          : [],
      ),
    )
    .sort((a, b) => b.votes - a.votes)
    .slice(0, BEST_SHOWN);
  const most = Math.max(0, ...Object.values(state.spotted));
  return {
    best,
    detectives:
      most === 0 ? [] : playerIdsOf(state.spotted).filter((id) => state.spotted[id] === most),
    spotted: most,
  };
}
