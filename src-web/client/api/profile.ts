import type { CountingConsent, ProfileChange } from "../../../src-shared/api/profile.ts";
import { call } from "./call.ts";

export const fetchProfile = (userId: string) =>
  call("GET /userProfile/:userId", { params: { userId } });

export const updateProfile = (userId: string, change: ProfileChange) =>
  call("PUT /userProfile/:userId/updateProfile", { params: { userId }, body: change });

/**
 * Send this browser's answer about analytics; resolves to the newer one of the browser's and the account's.
 */
export const agreeOnCounting = async (userId: string, said: CountingConsent) => {
  const options = { params: { userId }, body: { said } };
  return (await call("PUT /userProfile/:userId/countingConsent", options)).said;
};

export const fetchGames = (userId: string, page: number) =>
  call("GET /userProfile/:userId/games", { params: { userId }, query: { page } });

export const fetchGame = (userId: string, gameId: string) =>
  call("GET /userProfile/:userId/games/:gameId", { params: { userId, gameId } });

/** Fetch everything the service has stored about the user, unchanged. */
export const fetchExport = (userId: string) =>
  call("GET /userProfile/:userId/export", { params: { userId } });

/** Remove something the user made, for everybody. */
export const removeKeepsake = (userId: string, gameId: string, keepsakeId: string) =>
  call("DELETE /userProfile/:userId/games/:gameId/keepsakes/:keepsakeId", {
    params: { userId, gameId, keepsakeId },
  });
