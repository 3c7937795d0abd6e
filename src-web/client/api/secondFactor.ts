import { accessToken } from "../auth/account.ts";
import { request } from "../http/request.ts";
import { call } from "./call.ts";

/** Finish a login with a code. Past `call`: nobody is logged in yet but perhaps a guest, whose games come along. */
export const passSecondFactor = (challenge: string, code: string) =>
  request("POST /user/login/secondFactor", {
    body: { challenge, code },
    accessToken: accessToken(),
  });

export const fetchSecondFactor = () => call("GET /user/secondFactor");

/** A key for an app. The password of accounts that have one. */
export const beginSecondFactor = (password: string | undefined) =>
  call("POST /user/secondFactor/begin", { body: { password } });

/** Turn it on. Whoever is logged in with the token of this tab is not any more: the answer has another. */
export const confirmSecondFactor = (code: string) =>
  call("POST /user/secondFactor/confirm", { body: { code } });

export const endSecondFactor = (password: string | undefined, code: string) =>
  call("POST /user/secondFactor/off", { body: { password, code } });

/** Recovery codes in the place of those before; a code of the app, or one of those. */
export const renewRecoveryCodes = async (code: string) =>
  (await call("POST /user/secondFactor/recoveryCodes", { body: { code } })).recoveryCodes;
