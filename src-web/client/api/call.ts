import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../../src-shared/catalog/hostTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { GameSettingsPatch } from "../../../src-shared/catalog/settings.ts";
import { accessToken, refreshIfNeeded, refreshToken, startOver } from "../auth/account.ts";
import { ApiError, request, type Wish } from "../http/request.ts";
import type { StoredSeat, StoredSession } from "../storage/storage.ts";
import { userInfo } from "../storage/userInfo.ts";

export { ApiError } from "../http/request.ts";

/**
 * One call with this tab's credentials. An outdated access token is renewed once and the call
 * repeated; when that fails too, the tab starts over (specification, section 8).
 */
export async function call<Answer>(
  path: string,
  wish: Omit<Wish, "accessToken"> = {},
): Promise<Answer> {
  const token = accessToken();
  try {
    const answer = await request<Answer>(path, { ...wish, accessToken: token });
    refreshIfNeeded();
    return answer;
  } catch (error) {
    const isExpired =
      error instanceof ApiError && error.status === 401 && error.code !== "bad_room_token";
    if (!isExpired || token === undefined) throw error;
    try {
      await refreshToken();
    } catch {
      startOver();
      throw error;
    }
    return request<Answer>(path, { ...wish, accessToken: accessToken() });
  }
}

const post = <Answer>(path: string, body: unknown, roomToken?: string) =>
  call<Answer>(path, { method: "POST", body, roomToken });
const at = (code: string) => `/gameSession/${encodeURIComponent(code)}`;

/** A room as everybody may look it up. */
export interface FoundSession extends StoredSession {
  readonly active: boolean;
  readonly playerCount: number;
  readonly language: Language;
}

/** Look a room up by its code. */
export const findSession = (code: string) => call<FoundSession>(at(code));

/** Characters that are taken in a room. */
export const usedAvatars = (code: string) => call<readonly string[]>(`${at(code)}/usedAvatars`);

export interface SeatWish {
  readonly gameCode: string;
  readonly alias: string;
  readonly avatarSrc: string;
  /** Watch instead of play, where every seat is taken. */
  readonly audience?: boolean;
}

type SeatAnswer = StoredSeat & { readonly roomToken: string };

/** Take a seat. With the host's room token the seat also holds the host's rights. */
export function joinSession(wish: SeatWish, language: Language, hostToken?: string) {
  const body = { ...wish, userInfo: userInfo(language, false) };
  return post<SeatAnswer>("/gameSession/join", body, hostToken);
}

/** Take the same seat again. */
export const rejoinSession = (gameCode: string, sessionPlayerId: number, token: string) =>
  post<SeatAnswer>("/gameSession/rejoin", { gameCode, sessionPlayerId }, token);

export interface SessionWish {
  readonly isPublic: boolean;
  readonly language: Language;
  readonly hostType: HostType;
  readonly initialGameType: GameType;
}

/** Open a room. */
export function createSession(wish: SessionWish) {
  const body = { ...wish, userInfo: userInfo(wish.language, true) };
  return post<StoredSession & { readonly roomToken: string }>("/gameSession/create", body);
}

/** Choose game and settings of a room; it starts when there are players. */
export const createGame = (
  wish: { gameType: GameType; gameCode: string; settings: GameSettingsPatch },
  hostToken: string,
) => post<unknown>("/game/create", wish, hostToken);
