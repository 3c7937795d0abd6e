import type { Answered, CallKey } from "../../../src-shared/api/calls.ts";
import { accessToken, refreshIfNeeded, refreshToken, startOver } from "../auth/account.ts";
import { ApiError, request, type OptionsOf, type RequestOptions } from "../http/request.ts";

type CallOptions<Key extends CallKey> = Omit<RequestOptions<Key>, "accessToken">;

/**
 * Sends one call of the contract with this tab's credentials. An outdated access token is renewed once and
 * the call repeated; if the server refuses to renew it, the tab starts over (specification, section 8).
 */
export async function call<Key extends CallKey>(
  key: Key,
  ...[options]: OptionsOf<Key, CallOptions<Key>>
): Promise<Answered<Key>> {
  // SAFETY: `options` has everything that `request` requires except the token, which is added here.
  const withToken = () =>
    [{ ...options, accessToken: accessToken() }] as unknown as OptionsOf<Key, RequestOptions<Key>>;
  const ask = () => request(key, ...withToken());
  const hasToken = accessToken() !== undefined;
  try {
    const answer = await ask();
    refreshIfNeeded();
    return answer;
  } catch (error) {
    const isExpired =
      error instanceof ApiError && error.status === 401 && error.code !== "bad_room_token";
    if (!isExpired || !hasToken) {
      refreshIfNeeded();
      throw error;
    }
    try {
      await refreshToken();
    } catch (failure) {
      // A server that is unreachable or overloaded has not said that the session is gone.
      const isNo =
        failure instanceof ApiError && (failure.status === 401 || failure.status === 403);
      if (isNo) startOver();
      throw error;
    }
    return ask();
  }
}
