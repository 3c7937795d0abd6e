import { accessToken } from "../auth/account.ts";
import { request } from "../http/request.ts";
import { call } from "./call.ts";

/**
 * Finish a login with a code. Does not go through `call`: nobody is logged in yet, except perhaps a guest,
 * whose games are kept.
 */
export const passSecondFactor = (challenge: string, code: string) =>
  request("POST /user/login/secondFactor", {
    body: { challenge, code },
    accessToken: accessToken(),
  });

export const fetchSecondFactor = () => call("GET /user/secondFactor");

/** Get the key for an authenticator app. `password`: for accounts that have one. */
export const beginSecondFactor = (password: string | undefined) =>
  call("POST /user/secondFactor/begin", { body: { password } });

/** Turn it on. This ends the login of this tab's token; the response has a new token. */
export const confirmSecondFactor = (code: string) =>
  call("POST /user/secondFactor/confirm", { body: { code } });

export const endSecondFactor = (password: string | undefined, code: string) =>
  call("POST /user/secondFactor/off", { body: { password, code } });

/** Replace the recovery codes. `code`: from the app, or one of the recovery codes. */
export const renewRecoveryCodes = async (code: string) =>
  (await call("POST /user/secondFactor/recoveryCodes", { body: { code } })).recoveryCodes;
