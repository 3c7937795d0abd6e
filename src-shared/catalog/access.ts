import { GAME_FACTS, type GameType } from "./gameTypes.ts";
import { ACCESS_LEVELS, type Access } from "./games/facts.ts";

/** May somebody with this access open the game? */
export function isOffered(gameType: GameType, access: Access): boolean {
  return ACCESS_LEVELS.indexOf(GAME_FACTS[gameType].access) <= ACCESS_LEVELS.indexOf(access);
}

/** Access of an account: test accounts and admins see what alpha testers see. */
export function accessOf(roles: readonly string[], isAlphaTester: boolean): Access {
  if (roles.includes("role_admin")) return "admin";
  return isAlphaTester || roles.includes("role_jest") ? "alpha" : "everyone";
}
