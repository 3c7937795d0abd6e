import { reserveRoom } from "../../client/api/televisions.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { track } from "../../client/telemetry/analytics.ts";
import { autoCreateUrl } from "./messages.ts";
import { startCasting, talkTo } from "./sender.ts";

/**
 * Casts a room and returns its code: the user picks a device, the device reports that it is ready, a room is
 * promised to it and it opens that room. Throws `CastCancelled` when the user picks no device, `ApiError`
 * when the server refuses.
 */
export async function castRoom(
  from: cast.framework.CastContext,
  gameType: GameType,
): Promise<string> {
  const session = await startCasting(from);
  const talk = talkTo(session);
  try {
    await talk.waitFor("READY");
    const language = currentLanguage();
    // Requested only now that a device is there to open the room. A promise that is never redeemed leaves no
    // room behind.
    const promise = await reserveRoom({ isPublic: false, language, initialGameType: gameType });
    talk.send({ type: "loc", url: autoCreateUrl(location.origin, promise.token, language) });
    const said = await talk.waitFor("OPENED", "FAILED");
    if (said.status !== "OPENED") throw new Error("the cast device could not open the room");
    track("game_created", { gameType, hostType: "CHROMECAST" });
    return said.gameCode;
  } finally {
    talk.close();
  }
}
