import type { CastRequest, LoginCode } from "../../../src-shared/api/televisions.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { request } from "../http/request.ts";
import { userInfo } from "../storage/userInfo.ts";
import { call } from "./call.ts";

/** Get a new code for a television to show. */
export const newLoginCode = () => request("GET /smarttv/generateLoginCode");

/** Fetch the state of a code. */
export const lookAtCode = (loginCode: string) =>
  request("GET /smarttv/existingLoginCode/:loginCode", { params: { loginCode } });

/** Vouch for the television that shows this code, and choose what it plays. */
export const confirmCode = (loginCode: string, language: Language, game: GameType | undefined) =>
  call("POST /smarttv/confirmLoginCode/:loginCode", {
    params: { loginCode },
    body: { language, initialGameType: game },
  });

/** Open the room somebody chose for this television. */
export const openTvRoom = ({ loginCode, deviceToken }: LoginCode) =>
  request("POST /smarttv/createSession", { body: { loginCode, deviceToken } });

/** Fetch which receiver app casts a room from here. */
export const castConfig = () => request("GET /chromecast/config");

/** Promise a room to a cast device. */
export const reserveRoom = (room: CastRequest) =>
  call("POST /chromecast/createSession", { body: room });

/** Open the room that was promised, on the cast device. */
export const openReservedRoom = (token: string, language: Language) =>
  request("POST /chromecast/openRoom", { body: { token, userInfo: userInfo(language, true) } });
