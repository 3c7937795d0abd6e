import type { GameSettings } from "../../../src-shared/catalog/settings.ts";
import type { RoomState } from "./state.ts";

/**
 * The host's settings as the room applies them: in a public room everything written is filtered strictly
 * (SE71).
 */
export function settingsInForce(
  { isPublic }: Pick<RoomState["room"], "isPublic">,
  settings: GameSettings,
): GameSettings {
  return isPublic && settings.filterLevel !== "strict"
    ? { ...settings, filterLevel: "strict" }
    : settings;
}
