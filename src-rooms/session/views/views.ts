import type { StateTopic, StateTopics } from "../../../src-shared/protocol/topics.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type {
  GameEnd,
  Player,
  ReelLink,
  SessionPlayer,
  StageView,
} from "../../../src-shared/protocol/entities.ts";
import {
  crowdSeat,
  gameOwner,
  isActing,
  leftOutOf,
  maxPlayers,
  minPlayers,
  seatedIds,
  usedAvatars,
} from "../model/people.ts";
import type { AnyGame } from "../../games/game.ts";
import { eveningView } from "../model/eveningState.ts";
import { settingsInForce } from "../model/settings.ts";
import { streamDelay } from "../model/streams.ts";
import { heatOf } from "./crowdViews.ts";
import { ranksOf, scoresOf } from "../model/scores.ts";
import type { Games, GameSection, RoomState, Section } from "../model/state.ts";
import { stageOf, waitingFor } from "../model/waiting.ts";

type SharedTopic = Exclude<StateTopic, "hand" | "backstage" | "crowd">;

interface View<Topic extends SharedTopic> {
  /** Sections that the value depends on; while none of them changes, it is not computed again. */
  readonly from: readonly Section[];
  /** If `game` is one of them, the parts of it that matter; left out: all of it. */
  readonly ofGame?: (game: GameSection, rules: AnyGame) => readonly unknown[];
  /** Builds the topic's value from an allow list of fields; undefined when the topic has no value now. */
  readonly of: (state: RoomState, games: Games) => StateTopics[Topic] | undefined;
}

function set(ids: readonly PlayerId[]): Record<PlayerId, true> {
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}

function seatsView(state: RoomState): Record<PlayerId, SessionPlayer> {
  const players: Record<PlayerId, SessionPlayer> = {};
  for (const id of seatedIds(state, true)) {
    const seat = state.seats[id];
    if (!seat) continue;
    const { alias, avatarSrc, hexColor, badge, robot, audience, autopilot, coHost, crowd } = seat;
    const { outOfReel } = seat;
    players[id] = {
      sessionPlayerId: id,
      alias,
      avatarSrc,
      hexColor,
      badge,
      robot,
      audience,
      autopilot,
      ...(coHost && { coHost }),
      ...(crowd && { crowd }),
      ...(outOfReel && { outOfReel }),
    };
  }
  return players;
}

function gameEndView({ room: { lastGame }, seats }: RoomState): GameEnd | undefined {
  const leftOut = leftOutOf(seats);
  return lastGame && leftOut.length > 0 ? { ...lastGame, leftOut } : lastGame;
}

function playersView(state: RoomState, games: Games): Record<PlayerId, Player> | undefined {
  const { game } = state;
  const rules = game && games[game.gameType];
  if (!game || !rules) return undefined;
  const scores = scoresOf(rules, game);
  const ranks = ranksOf(scores);
  const owner = gameOwner(state);
  const players: Record<PlayerId, Player> = {};
  for (const id of game.players) {
    const seat = state.seats[id];
    if (!seat) continue;
    players[id] = {
      playerId: id,
      sessionPlayerId: id,
      gameId: game.gameId,
      alias: seat.alias,
      avatarSrc: seat.avatarSrc,
      hexColor: seat.hexColor,
      robot: seat.robot,
      active: isActing(state, id),
      gameOwner: owner === id,
      score: scores[id] ?? 0,
      rank: ranks[id] ?? 1,
    };
  }
  return players;
}

function stageView(state: RoomState, games: Games): StageView {
  const { clock, game } = state;
  const rules = game && games[game.gameType];
  const inside = stageOf(state, games);
  const isSecret = inside?.kind === "input" && inside.withoutTicks === true;
  const { waiting, done } = isSecret ? { waiting: [], done: [] } : waitingFor(state, games);
  const isOwn =
    inside !== undefined && inside.kind !== "roundOver" && inside.name === clock.stage.name;
  const theme = isOwn ? rules?.theme?.(game?.state) : undefined;
  const heat = isOwn ? heatOf(state, games) : [];
  const shows = game !== null && rules !== undefined && clock.stage.name !== "TUTORIAL";
  return {
    stageId: clock.stage.stageId,
    name: clock.stage.name,
    waitingFor: set(waiting),
    done: set(done),
    ...(clock.paused && { paused: clock.paused.reason }),
    ...((clock.held || clock.awaitsStream) && { held: true }),
    ...(clock.awaitsStream && { awaitsStream: true }),
    ...(theme !== undefined && { theme }),
    ...(heat.length > 0 && { heat }),
    ...(shows && { view: rules?.shared(game.state) as unknown }),
  };
}

/** The reel as every screen of the room sees it; absent where the room has none. */
function reelView({ room }: RoomState): ReelLink | undefined {
  if (room.reelId === undefined) return undefined;
  const isThere = !room.noReel && room.reelTold === true;
  return { on: !room.noReel, ...(isThere && { reelId: room.reelId }) };
}

const VIEWS: { readonly [Topic in SharedTopic]: View<Topic> } = {
  gameSessionUpdated: {
    from: ["room", "seats"],
    of: (state) => {
      const { room } = state;
      const owner = gameOwner(state);
      return {
        gameCode: room.gameCode,
        hostType: room.hostType,
        ...(room.chosen && { gameType: room.chosen.gameType }),
        language: room.language,
        isPublic: room.isPublic,
        active: room.active,
        hostSpectate: room.hostSpectate,
        ...(room.interrupted && { interrupted: room.interrupted }),
        ...(room.codeHidden && { codeHidden: true as const }),
        ...(streamDelay(state) > 0 && { streamDelay: streamDelay(state) }),
        ...(room.remotes && room.remotes.length > 0 && { remotes: room.remotes }),
        ...(owner !== undefined && { gameOwnerPlayerId: owner }),
        createdAt: room.createdAt,
        ...(room.unpaidSince !== undefined && { hostingEndedAt: room.unpaidSince }),
        minPlayers: minPlayers(state),
        maxPlayers: maxPlayers(state),
      };
    },
  },
  sessionPlayersUpdated: { from: ["seats"], of: seatsView },
  usedAvatars: { from: ["seats"], of: usedAvatars },
  playersUpdated: {
    from: ["game", "seats", "presence", "room"],
    ofGame: (game, rules) => [game.gameId, game.players, game.withheld, rules.scores(game.state)],
    of: playersView,
  },
  websocketConnectionUpdated: {
    from: ["presence", "seats", "crowd"],
    of: (state) => ({
      players: Object.fromEntries(
        seatedIds(state, true).map((id) => {
          const presence = state.presence.seats[id];
          if (!presence?.open) return [id, "gone"];
          return [id, presence.away ? "away" : "here"];
        }),
      ),
      screens: state.presence.screens,
      ...(crowdSeat(state) !== undefined && { crowd: state.crowd.people }),
      ...(state.presence.remotes && { remotes: state.presence.remotes }),
    }),
  },
  gameCreated: {
    from: ["room"],
    of: ({ room }) => room.chosen && { gameId: room.chosen.gameId, gameType: room.chosen.gameType },
  },
  gameSettingsUpdated: {
    from: ["room"],
    of: ({ room }) => room.chosen && settingsInForce(room, room.chosen.settings),
  },
  listenNewRound: {
    from: ["game"],
    ofGame: ({ round }) => [round],
    of: ({ game }) => (game && game.round.roundCount > 0 ? game.round : undefined),
  },
  timer: {
    from: ["clock", "game"],
    ofGame: () => [],
    of: ({ clock, game }) => {
      const { stage, paused } = clock;
      // Outside games only the stages of an evening have a timer: they are shows, which need to know how long
      // they have lasted.
      if (!game && stage.name !== "STANDING" && stage.name !== "EVENING_END") return undefined;
      return {
        stageId: stage.stageId,
        startedAt: stage.startedAt,
        ...(stage.endsAt !== undefined && { endsAt: stage.endsAt }),
        ...(paused &&
          stage.endsAt !== undefined && { pausedWithMs: Math.max(0, stage.endsAt - paused.since) }),
      };
    },
  },
  stage: { from: ["clock", "game", "presence", "seats", "crowd"], of: stageView },
  gameEnd: { from: ["room", "seats"], of: gameEndView },
  evening: { from: ["room", "seats"], of: eveningView },
  reel: { from: ["room"], of: reelView },
  circle: {
    from: ["room"],
    of: ({ room: { circleId } }) => (circleId === undefined ? undefined : { circleId }),
  },
  paymentStatus: { from: ["room"], of: ({ room }) => room.payment },
  isGameOver: {
    from: ["clock", "room"],
    of: ({ clock, room }) =>
      clock.stage.name === "GAME_END" ||
      (clock.stage.kind === "lobby" && room.lastGame !== undefined),
  },
};

// SAFETY: Object.keys of a constant object yields exactly its keys.
/** The topics of every screen, as opposed to what one seat receives. */
export const SHARED_TOPICS = Object.keys(VIEWS) as SharedTopic[];

/** The topic's value for people who watch a stream, without the room's code. */
export function underCover(topic: StateTopic, value: unknown): unknown {
  if (topic !== "gameSessionUpdated" || value === undefined) return value;
  // SAFETY: this topic's value was made by its view.
  return { ...(value as object), gameCode: "" };
}

/** Whether a topic's value may have changed. */
export function mayHaveChanged(
  topic: SharedTopic,
  before: RoomState,
  after: RoomState,
  games: Games,
): boolean {
  const { from, ofGame } = VIEWS[topic];
  return from.some((section) => {
    if (before[section] === after[section]) return false;
    const [was, is] = [before.game, after.game];
    const rules = is && games[is.gameType];
    if (section !== "game" || !ofGame || !was || !is || !rules) return true;
    // The rules do not know the shape that an earlier build stored.
    if (was.gameType !== is.gameType || was.version !== is.version) return true;
    const counted = ofGame(was, rules);
    return ofGame(is, rules).some((value, at) => value !== counted[at]);
  });
}

/** The value of one topic for every screen. */
export function sharedTopic(topic: SharedTopic, state: RoomState, games: Games): unknown {
  return VIEWS[topic].of(state, games);
}

/** What only this seat may see of the running game. */
export function privateViewOf(state: RoomState, id: PlayerId, games: Games): unknown {
  const { game } = state;
  const rules = game && games[game.gameType];
  if (!game || !rules || !state.seats[id]) return undefined;
  return rules.private(game.state, id) as unknown;
}

/** Every topic that has a value now, with `playerId` including that seat's private view. */
export function allTopics(
  state: RoomState,
  games: Games,
  playerId?: PlayerId,
): Partial<StateTopics> {
  const topics: Partial<Record<StateTopic, unknown>> = {};
  for (const topic of SHARED_TOPICS) {
    const value = sharedTopic(topic, state, games);
    if (value !== undefined) topics[topic] = value;
  }
  const privateView = playerId === undefined ? undefined : privateViewOf(state, playerId, games);
  if (privateView !== undefined) topics.hand = privateView;
  // SAFETY: each value was made by the view of its topic.
  return topics as Partial<StateTopics>;
}
