import type { SignUp } from "../../../src-shared/api/accounts.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { Provider } from "../../../src-shared/catalog/people.ts";
import { accessToken, refreshIfNeeded } from "../auth/account.ts";
import { request, type Credentials } from "../http/request.ts";
import { call } from "./call.ts";

/*
 * Calls about who somebody is. Those that prove an identity go past `call`: their 401 speaks of what
 * was typed, not of the token this tab holds.
 */

/** Log in. 400: not verified yet; 401 and 403: not with this password. */
export const logIn = (email: string, password: string) =>
  request("POST /user/login", { body: { email, password }, accessToken: accessToken() });

/** Who the server takes the bearer of these for, whoever this tab knows. */
export const checkCredentials = (credentials: Credentials) =>
  request("GET /user/checkSession", credentials);

/** Ask for an account; a mail brings the rest. A guest's token goes along, so that games are kept. */
export async function signUp(body: SignUp): Promise<void> {
  await request("POST /user/signup", { body, accessToken: accessToken() });
  refreshIfNeeded();
}

/** Have a link mailed with which to choose a new password. The answer never says who has an account. */
export const forgotPassword = (email: string) =>
  request("POST /user/forgotPassword", { body: { email }, accessToken: accessToken() });

/** Have a link mailed that logs in. The same silence. */
export const sendLoginLink = (email: string) =>
  request("POST /user/sendLoginLink", { body: { email }, accessToken: accessToken() });

/** Prove the address; the account begins, and news are sent if they are wanted here as well as on the form. */
export const verifyEmail = (vtoken: string, wantsNews: boolean) =>
  request("GET /user/verifyEmail", {
    query: { vtoken, news: wantsNews ? "yes" : "no" },
    accessToken: accessToken(),
  });

/** Log in with a mailed link. */
export const consumeLoginToken = (ltoken: string) =>
  request("GET /user/consumeLoginToken", { query: { ltoken }, accessToken: accessToken() });

/** Does the link still work? */
export const checkResetToken = (ftoken: string) =>
  request("GET /user/resetPassword", { query: { ftoken }, accessToken: accessToken() });

/** Choose a new password with a mailed link. */
export const resetPassword = (ftoken: string, password: string) =>
  request("POST /user/resetPassword", { body: { ftoken, password }, accessToken: accessToken() });

/** What an invitation says. */
export const fetchInvite = (itoken: string) =>
  request("GET /user/fetchInvite", { query: { itoken }, accessToken: accessToken() });

/** Take an invitation: what a sign-up says, the address being known from the invitation itself. */
export const acceptInvite = (itoken: string, { email: _known, ...details }: SignUp) =>
  request("POST /user/acceptInvite", {
    body: { ...details, itoken },
    accessToken: accessToken(),
  });

/** Have a link mailed with which to delete one's account. */
export const initDeleteAccount = () => call("POST /user/initDeleteAccount");

/** Delete it, with the token of that link. */
export const deleteAccount = (userId: string, dtoken: string) =>
  call("DELETE /userProfile/:userId/deleteAccount", { params: { userId }, query: { dtoken } });

/** The providers that this server is set up for. */
export const loginOptions = () => call("GET /user/loginOptions");

/** Where logging in with a provider begins; the browser goes there and comes back to `returnTo`. */
export function providerUrl(provider: Provider, returnTo: string, language: Language): string {
  return `/api/oauth2/authorization/${provider}?${new URLSearchParams({ language, returnTo })}`;
}
