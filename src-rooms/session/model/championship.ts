import { placementPoints as pointsOfPlaces } from "../../../src-shared/catalog/placement.ts";
import type { Award, GameEnd, StandingEntry } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { ranksOf } from "./scores.ts";
import type { EveningGame, EveningSection, RoomState } from "./state.ts";

/** Placement points by seat (SE63). */
export function placementPoints(
  ranks: Readonly<Record<PlayerId, number>>,
): Record<PlayerId, number> {
  const ids = playerIdsOf(ranks);
  const all = pointsOfPlaces(ids.map((id) => ranks[id] ?? ids.length));
  const points: Record<PlayerId, number> = {};
  for (const [at, id] of ids.entries()) points[id] = all[at] ?? 0;
  return points;
}

/** What the championship keeps of a game; without ranks and points if nobody scored in it. */
export function eveningGame(end: GameEnd): EveningGame {
  const [first, second] = end.podium;
  const isWon = first !== undefined && first.score > 0;
  const ranks: Record<PlayerId, number> = {};
  if (isWon) for (const { playerId, rank } of end.podium) ranks[playerId] = rank;
  const made: Record<PlayerId, number> = {};
  for (const { playerIds } of end.keepsakes) {
    for (const id of playerIds) made[id] = (made[id] ?? 0) + 1;
  }
  const leadPoints = isWon && second ? first.score - second.score : 0;
  return {
    gameId: end.gameId,
    gameType: end.gameType,
    ranks,
    points: placementPoints(ranks),
    ...(isWon &&
      leadPoints > 0 && { leadPoints, lead: Math.round((1_000 * leadPoints) / first.score) }),
    made,
  };
}

function totals(games: readonly EveningGame[]): Record<PlayerId, number> {
  const sum: Record<PlayerId, number> = {};
  for (const { points } of games) {
    for (const id of playerIdsOf(points)) sum[id] = (sum[id] ?? 0) + (points[id] ?? 0);
  }
  return sum;
}

/** The standing after these games, best first, without players who were kicked (SE64). */
export function standingOf(state: RoomState, games: readonly EveningGame[]): StandingEntry[] {
  const points = totals(games);
  const inIt: Record<PlayerId, number> = {};
  for (const id of playerIdsOf(points)) {
    const isIn = state.seats[id] && state.seats[id].status !== "kicked";
    if (isIn) inIt[id] = points[id] ?? 0;
  }
  const ranks = ranksOf(inIt);
  const last = games.at(-1);
  return playerIdsOf(inIt)
    .flatMap((id) => {
      const seat = state.seats[id];
      if (!seat) return [];
      const { alias, avatarSrc, hexColor, robot } = seat;
      const gained = last?.points[id];
      return {
        playerId: id,
        alias,
        avatarSrc,
        hexColor,
        robot,
        points: inIt[id] ?? 0,
        ...(gained !== undefined && { gained }),
        wins: games.filter(({ ranks: of }) => of[id] === 1).length,
        rank: ranks[id] ?? 1,
      };
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.wins - a.wins ||
        Number(a.robot) - Number(b.robot) ||
        a.playerId - b.playerId,
    );
}

/**
 * The players with the highest value, and that value; undefined when nobody has `least`, or all have the
 * same.
 */
function most(
  values: Readonly<Record<PlayerId, number>>,
  least: number,
): { playerIds: PlayerId[]; value: number } | undefined {
  const ids = playerIdsOf(values);
  const value = Math.max(...ids.map((id) => values[id] ?? 0));
  if (ids.length === 0 || value < least) return undefined;
  const playerIds = ids.filter((id) => values[id] === value);
  return playerIds.length === ids.length && ids.length > 1 ? undefined : { playerIds, value };
}

function each(
  ids: readonly PlayerId[],
  value: (id: PlayerId) => number | undefined,
): Record<PlayerId, number> {
  const values: Record<PlayerId, number> = {};
  for (const id of ids) {
    const mine = value(id);
    if (mine !== undefined) values[id] = mine;
  }
  return values;
}

/** The evening's honours besides the championship; they go to people, never to robots (SE66). */
export function awardsOf(state: RoomState, { played }: EveningSection): Award[] {
  const standing = standingOf(state, played);
  const people = standing.filter(({ robot }) => !robot).map(({ playerId }) => playerId);
  // A game in which nobody scored has no ranks.
  const ranked = played.filter(({ ranks }) => playerIdsOf(ranks).length > 0);
  const [opening] = ranked;
  const start = opening ? standingOf(state, [opening]) : [];
  const startRank = (id: PlayerId) => start.find(({ playerId }) => playerId === id)?.rank;
  const endRank = (id: PlayerId) => standing.find(({ playerId }) => playerId === id)?.rank;
  const ranksIn = (id: PlayerId) =>
    ranked.flatMap(({ ranks }) => (ranks[id] === undefined ? [] : [ranks[id]]));
  const awards: Award[] = [];
  const add = (kind: Award["kind"], found: ReturnType<typeof most>) => {
    if (found) awards.push({ kind, ...found });
  };
  add(
    "wins",
    most(
      each(people, (id) => standing.find((one) => one.playerId === id)?.wins),
      2,
    ),
  );
  const climbed = each(people, (id) => {
    const from = startRank(id);
    return from === undefined ? undefined : from - (endRank(id) ?? from);
  });
  add("climber", most(climbed, 2));
  // A player who is always second is steadier than one who wins once and comes last twice.
  const spread = each(people, (id) => {
    const ranks = ranksIn(id);
    const isAlways = ranks.length === ranked.length && ranked.length >= 3;
    return isAlways ? Math.min(...ranks) - Math.max(...ranks) : undefined;
  });
  const steady = most(spread, -1);
  if (steady) add("steady", { ...steady, value: -steady.value });
  const decided = played
    .filter(({ lead }) => lead !== undefined)
    .sort((a, b) => (a.lead ?? 0) - (b.lead ?? 0));
  const [closest] = decided;
  const widest = decided.at(-1);
  for (const [kind, game] of [
    ["landslide", widest],
    ["closest", closest],
  ] as const) {
    const winners = people.filter((id) => game?.ranks[id] === 1);
    if (!game || decided.length < 2 || winners.length === 0) continue;
    const { gameType, leadPoints = 0 } = game;
    awards.push({ kind, playerIds: winners, gameType, value: leadPoints });
  }
  const made = each(people, (id) => played.reduce((sum, game) => sum + (game.made[id] ?? 0), 0));
  add("maker", most(made, 2));
  return awards;
}
