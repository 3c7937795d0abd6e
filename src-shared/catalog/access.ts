import { GAME_FACTS, type GameType } from "./gameTypes.ts";
import { ACCESS_LEVELS, type Access } from "./games/facts.ts";

/** Whether somebody with this access may open the game. */
export function isOffered(gameType: GameType, access: Access): boolean {
  return ACCESS_LEVELS.indexOf(GAME_FACTS[gameType].access) <= ACCESS_LEVELS.indexOf(access);
}

/** Returns the access of an account; test accounts count as alpha testers. */
export function accessOf(roles: readonly string[], isAlphaTester: boolean): Access {
  if (roles.includes("role_admin")) return "admin";
  return isAlphaTester || roles.includes("role_jest") ? "alpha" : "everyone";
}
