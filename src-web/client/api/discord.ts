import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { request } from "../http/request.ts";
import { userInfo } from "../storage/userInfo.ts";
import { call } from "./call.ts";

/** Fetch what the page needs to communicate with Discord's client. */
export const fetchActivity = () => request("GET /discord/activity");

/** Log in with the code that Discord's client gave. */
export const logInFromDiscord = (code: string, language: Language) =>
  request("POST /discord/login", { body: { code, language } });

/**
 * The room of an activity; the first participant opens it. `discordToken`: this participant's, from Discord.
 */
export const roomOfInstance = (
  instanceId: string,
  discordToken: string,
  language: Language,
  game: GameType | undefined,
) =>
  call("POST /gameSession/getOrCreateSessionForDiscord/:instanceId", {
    params: { instanceId },
    body: {
      accessToken: discordToken,
      language,
      initialGameType: game,
      userInfo: userInfo(language, true),
    },
  });
