import type { Verdict } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import type { Ctx, Game, GameEvent, GamePerson, GameSetup, GameStage, Refusal } from "../game.ts";
import { lotsOf } from "../packs.ts";
import { pictureKeys } from "../pictures.ts";
import { lowestScore, scoresIn } from "../scores.ts";
import { snaptionBot } from "./bot.ts";
import type { SnaptionContent } from "./content.ts";
import { ballot } from "./crowd.ts";
import { dealPhotos, photosOf, seated, startRound } from "./deal.ts";
import { keepsakesOf, shownOf } from "./keepsakes.ts";
import { votersOf } from "./score.ts";
import { updateKept, reveal, showFrom } from "./show.ts";
import {
  type Player,
  type Snapped,
  type SnaptionHighlights,
  type SnaptionPrivate,
  type SnaptionShared,
  type SnaptionState,
  type Status,
} from "./types.ts";
import { PHOTOGRAPHER } from "../../../src-shared/catalog/games/snaption.ts";
import {
  CAPTION_MS,
  CLAPS_EACH,
  LINES_MOST,
  REVEAL_MS,
  SHOW_MS,
  SNAP_MS,
  VOTE_MS,
} from "./facts.ts";
import { snaptionMoveSchema, type SnaptionMove } from "./schemas.ts";
import {
  backstageView,
  captionId,
  keptItemId,
  photoItemId,
  privateView,
  sharedView,
} from "./views.ts";
import { progressOf, write } from "./write.ts";

const newPlayer = ({ alias, robot }: GamePerson, score: number, waiting: boolean): Player => {
  return { alias, robot, score, waiting, left: false };
};

function start(setup: GameSetup, { random }: Ctx): SnaptionState {
  const { players, people, settings, used = [] } = setup;
  const seats: Record<PlayerId, Player> = {};
  for (const id of players) {
    const person = people[id];
    if (person) seats[id] = newPlayer(person, 0, false);
  }
  return {
    language: settings.language,
    filterLevel: settings.filterLevel,
    backstage: settings.backstage,
    bringOwn: settings.snaptionSettings?.photoSource === "players",
    players: seats,
    lots: lotsOf(setup, random, { plain: "caption", themeless: true, most: LINES_MOST }),
    pictures: pictureKeys(setup.packs),
    round: { roundId: 0, roundCount: 0, scoreMultiplier: 1 },
    at: "OVER",
    sent: {},
    photos: [],
    current: -1,
    seen: used,
    used: [],
    photographers: [],
    snapped: [],
  };
}

function snap(state: SnaptionState, id: PlayerId, photoId?: string): SnaptionState | Refusal {
  if (state.at !== "SNAP") return { refused: "stage_over" };
  if (!seated(state).includes(id)) return { refused: "not_your_turn" };
  const sent = { status: "waiting" as const, ...(photoId !== undefined && { photoId }) };
  return { ...state, sent: { ...state.sent, [id]: sent } };
}

function vote(state: SnaptionState, id: PlayerId, letter: string): SnaptionState | Refusal {
  const photo = state.photos[state.current];
  if (state.at !== "VOTE" || !photo) return { refused: "stage_over" };
  const card = photo.cards.find((one) => one.letter === letter);
  if (!card) return { refused: "not_shown" };
  if (card.authors.includes(id)) return { refused: "own_entry" };
  // This robot planned its vote while no person could vote, but somebody has come back since (SN7).
  const isLate = state.players[id]?.robot && !votersOf(state, photo).includes(id);
  if (isLate) return { refused: "not_your_turn" };
  if (photo.votes[id] === letter) return state;
  const votes = { ...photo.votes, [id]: letter };
  return { ...state, photos: state.photos.with(state.current, { ...photo, votes }) };
}

function clap(state: SnaptionState, id: PlayerId): SnaptionState | Refusal {
  const photo = state.photos[state.current];
  const isShown = state.at === "SHOW" || state.at === "VOTE";
  if (!isShown || !photo) return { refused: "stage_over" };
  if (photo.owner === id) return { refused: "own_entry" };
  const count = photo.claps[id] ?? 0;
  if (count >= CLAPS_EACH) return { refused: "invalid_move" };
  const claps = { ...photo.claps, [id]: count + 1 };
  return { ...state, photos: state.photos.with(state.current, { ...photo, claps }) };
}

function endStage(state: SnaptionState, content: SnaptionContent, random: Random): SnaptionState {
  switch (state.at) {
    case "SNAP":
      return dealPhotos(state, content, random);
    case "CAPTION":
      return showFrom(state, 0, random);
    case "SHOW": {
      const isAlone = (state.photos[state.current]?.cards.length ?? 0) < 2;
      return isAlone ? reveal(state) : { ...state, at: "VOTE" };
    }
    case "VOTE":
      return reveal(state);
    case "REVEAL":
      return showFrom(state, state.current + 1, random);
    case "OVER":
      return state;
  }
}

function moderated(state: SnaptionState, itemId: string, verdict: Verdict): SnaptionState {
  const status: Status = verdict === "approve" ? "approved" : "hidden";
  const owner = playerIdsOf(state.sent).find((id) => photoItemId(state, id) === itemId);
  const sent = owner === undefined ? undefined : state.sent[owner];
  if (owner !== undefined && sent) {
    const photos = state.photos.map((photo) =>
      photo.owner === owner ? { ...photo, status } : photo,
    );
    return updateKept({ ...state, photos, sent: { ...state.sent, [owner]: { ...sent, status } } });
  }
  const photos = state.photos.map((photo, at) => ({
    ...photo,
    captions: photo.captions.map((caption) =>
      captionId(state, at, caption.author) === itemId ? { ...caption, status } : caption,
    ),
  }));
  const snapped = state.snapped.map((one): Snapped => {
    if (!one.authors.some((id) => keptItemId(one, id) === itemId)) return one;
    const { hidden: _before, ...shown } = one;
    return verdict === "hide" ? { ...shown, hidden: true } : shown;
  });
  return updateKept({ ...state, photos, snapped });
}

function join(state: SnaptionState, id: PlayerId, person: GamePerson): SnaptionState {
  const before = state.players[id];
  const put = (player: Player) => ({ ...state, players: { ...state.players, [id]: player } });
  if (before) return before.left ? put({ ...before, left: false }) : state;
  return put(newPlayer(person, lowestScore(state.players), true));
}

function leave(state: SnaptionState, id: PlayerId): SnaptionState {
  const before = state.players[id];
  if (!before) return state;
  return { ...state, players: { ...state.players, [id]: { ...before, left: true } } };
}

function act(
  content: SnaptionContent,
  state: SnaptionState,
  id: PlayerId,
  move: SnaptionMove,
  random: Random,
): SnaptionState | Refusal {
  switch (move.type) {
    case "photo":
      return snap(state, id, move.photoId);
    case "pack":
      return snap(state, id);
    case "caption":
    case "line":
      return write(state, id, move, content, random);
    case "vote":
      return vote(state, id, move.letter);
    case "clap":
      return clap(state, id);
  }
}

function apply(
  content: SnaptionContent,
  state: SnaptionState,
  event: GameEvent<SnaptionMove>,
  { random }: Ctx,
): SnaptionState | Refusal {
  switch (event.type) {
    case "roundStarted":
      return startRound(state, event.round, content, random);
    case "stageEnded":
      return endStage(state, content, random);
    case "moderated":
      return moderated(state, event.itemId, event.verdict);
    case "playerJoined":
      return join(state, event.playerId, event.person);
    case "playerLeft":
      return leave(state, event.playerId);
    case "gameEnding":
      return state;
    case "move":
      return act(content, state, event.playerId, event.move, random);
  }
}

function stage(state: SnaptionState): GameStage {
  const key = `${state.round.roundId}.${state.at}.${state.current}`;
  const show = (name: string, ms: number): GameStage => {
    return { kind: "show", name, key, ms, waitingFor: [], done: [] };
  };
  const input = (
    name: string,
    ms: number,
    actors: readonly PlayerId[],
    isDone: (id: PlayerId) => boolean,
  ): GameStage => {
    const [waitingFor, done] = [actors.filter((id) => !isDone(id)), actors.filter(isDone)];
    return { kind: "input", name, key, ms, waitingFor, done };
  };
  const photo = state.photos[state.current];
  switch (state.at) {
    case "OVER":
      return { kind: "roundOver" };
    case "SNAP":
      return input("SNAP", SNAP_MS, seated(state), (id) => state.sent[id] !== undefined);
    case "CAPTION": {
      const writers = seated(state).filter((id) => photosOf(state, id).length > 0);
      const isDone = (id: PlayerId) => {
        const { done, of } = progressOf(state, id);
        return done === of;
      };
      return input("CAPTION", CAPTION_MS, writers, isDone);
    }
    case "SHOW":
      return show("SHOW", SHOW_MS);
    case "VOTE": {
      const voters = photo ? votersOf(state, photo) : [];
      return input("VOTE", VOTE_MS, voters, (id) => photo?.votes[id] !== undefined);
    }
    case "REVEAL":
      return show("REVEAL", REVEAL_MS);
  }
}

/** Builds SNAPTION with these pictures and lines. */
export function snaptionWith(
  content: SnaptionContent,
): Game<SnaptionState, SnaptionMove, SnaptionShared, SnaptionPrivate, SnaptionHighlights> {
  return {
    type: "SNAPTION",
    frame: { roundIntro: true, roundSummary: true },
    moveSchema: snaptionMoveSchema,
    isForRobots: ({ type }) => type === "line",
    ballot,
    start,
    apply: (state, event, ctx) => apply(content, state, event, ctx),
    stage,
    scores: ({ players }) => scoresIn(players),
    bonus: ({ photographers }) => Object.fromEntries(photographers.map((id) => [id, PHOTOGRAPHER])),
    shared: sharedView,
    private: privateView,
    bot: snaptionBot,
    summary: (state) => ({ snapped: shownOf(state) }),
    without: ({ snapped }, taken) => ({ snapped: snapped.filter(({ id }) => id !== taken.id) }),
    keepsakes: keepsakesOf,
    used: ({ used }) => used,
    fared: ({ fared = [] }) => fared,
    backstage: backstageView,
    photos: {
      mayBring: (state, id) => state.at === "SNAP" && seated(state).includes(id),
      usedBy: (move) => (move.type === "photo" ? move.photoId : undefined),
    },
  };
}
