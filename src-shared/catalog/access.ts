import type { GameType } from "./gameTypes.ts";

/** What a host may open, from least to most: each level includes the ones before it. */
export const ACCESS_LEVELS = ["everyone", "alpha", "admin"] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** Who is offered a game (specification, sections 1 and 6). */
export const GAME_ACCESS: Readonly<Record<GameType, Access>> = {
  SNAPTION: "everyone",
  REQUIP: "everyone",
  CANVAS_CLASH: "everyone",
  AB_THINKING: "everyone",
  HIDE_AND_PEEK: "alpha",
  SYNC_THINK: "everyone",
  RPS_SHOOT: "everyone",
  EXPERIMENTS: "admin",
};

/** May somebody with this access open the game? */
export function isOffered(
  gameType: GameType,
  access: Access,
  games: Readonly<Record<GameType, Access>> = GAME_ACCESS,
): boolean {
  return ACCESS_LEVELS.indexOf(games[gameType]) <= ACCESS_LEVELS.indexOf(access);
}

/** Access of an account: test accounts and admins see what alpha testers see. */
export function accessOf(roles: readonly string[], isAlphaTester: boolean): Access {
  if (roles.includes("role_admin")) return "admin";
  return isAlphaTester || roles.includes("role_jest") ? "alpha" : "everyone";
}
