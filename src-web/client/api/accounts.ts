import type { SignUp } from "../../../src-shared/api/accounts.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Provider } from "../../../src-shared/catalog/people.ts";
import { accessToken, refreshIfNeeded } from "../auth/account.ts";
import { request, type Credentials } from "../http/request.ts";
import { call } from "./call.ts";

/*
 * Calls about the user's identity. Those that prove one do not go through `call`: their 401 is about what was
 * typed, not about the token of this tab.
 */

/** Log in. 400: the address is not verified yet; 401: wrong credentials; 403: the account is blocked. */
export const logIn = (email: string, password: string) =>
  request("POST /user/login", { body: { email, password }, accessToken: accessToken() });

/** Ask the server whose these credentials are, whichever account this tab uses. */
export const checkCredentials = (credentials: Credentials) =>
  request("GET /user/checkSession", credentials);

/**
 * Request an account; a mailed link completes it. A guest's token is sent along, so that their games are
 * kept.
 */
export async function signUp(body: SignUp): Promise<void> {
  await request("POST /user/signup", { body, accessToken: accessToken() });
  refreshIfNeeded();
}

/** Have a link mailed for choosing a new password. The response never says who has an account. */
export const forgotPassword = (email: string) =>
  request("POST /user/forgotPassword", { body: { email }, accessToken: accessToken() });

/** Have a link mailed that logs in. This response does not say it either. */
export const sendLoginLink = (email: string) =>
  request("POST /user/sendLoginLink", { body: { email }, accessToken: accessToken() });

/**
 * Verify the address, which creates the account. News are sent only if wanted both here and in the sign-up
 * form.
 */
export const verifyEmail = (vtoken: string, wantsNews: boolean) =>
  request("GET /user/verifyEmail", {
    query: { vtoken, news: wantsNews ? "yes" : "no" },
    accessToken: accessToken(),
  });

/** Log in with a mailed link. */
export const consumeLoginToken = (ltoken: string) =>
  request("GET /user/consumeLoginToken", { query: { ltoken }, accessToken: accessToken() });

/** Check whether the link still works. */
export const checkResetToken = (ftoken: string) =>
  request("GET /user/resetPassword", { query: { ftoken }, accessToken: accessToken() });

/** Set a new password with a mailed link. */
export const resetPassword = (ftoken: string, password: string) =>
  request("POST /user/resetPassword", { body: { ftoken, password }, accessToken: accessToken() });

/** Fetch an invitation. */
export const fetchInvite = (itoken: string) =>
  request("GET /user/fetchInvite", { query: { itoken }, accessToken: accessToken() });

/** Accept an invitation with the details of a sign-up, without the address, which the invitation contains. */
export const acceptInvite = (itoken: string, { email: _known, ...details }: SignUp) =>
  request("POST /user/acceptInvite", {
    body: { ...details, itoken },
    accessToken: accessToken(),
  });

/** Have a link mailed for deleting one's account. */
export const initDeleteAccount = () => call("POST /user/initDeleteAccount");

/** Delete the account with the token of that link. */
export const deleteAccount = (userId: string, dtoken: string) =>
  call("DELETE /userProfile/:userId/deleteAccount", { params: { userId }, query: { dtoken } });

/** The providers that this server is set up for. */
export const loginOptions = () => call("GET /user/loginOptions");

/** Returns the address where logging in with a provider begins; the browser comes back to `returnTo`. */
export function providerUrl(provider: Provider, returnTo: string, language: Language): string {
  return `/api/oauth2/authorization/${provider}?${new URLSearchParams({ language, returnTo })}`;
}
