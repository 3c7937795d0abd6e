import type { Language } from "../../../src-shared/catalog/languages.ts";
import { accessToken, refreshIfNeeded, type SignedIn } from "../auth/account.ts";
import { call } from "./call.ts";
import { request } from "../http/request.ts";

/*
 * Calls about who somebody is. Those that prove an identity go past `call`: their 401 speaks of what
 * was typed, not of the token this tab holds.
 */

const post = <Answer>(path: string, body: unknown) =>
  request<Answer>(path, { method: "POST", body, accessToken: accessToken() });
const get = <Answer>(path: string, query: Readonly<Record<string, string>>) =>
  request<Answer>(`${path}?${new URLSearchParams(query)}`, { accessToken: accessToken() });

/** Log in. 400: not verified yet; 401 and 403: not with this password. */
export const logIn = (email: string, password: string) =>
  post<SignedIn>("/user/login", { email, password });

/** What a sign-up says (specification, section 3). */
export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  readonly marketingConsent: boolean;
  readonly acceptTerms: boolean;
  readonly favoriteAvatarSrc: string;
}

/** Ask for an account; a mail brings the rest. A guest's token goes along, so that games are kept. */
export async function signUp(wish: SignUp): Promise<void> {
  await post("/user/signup", wish);
  refreshIfNeeded();
}

/** Have a link mailed with which to choose a new password. The answer never says who has an account. */
export const forgotPassword = (email: string) => post<unknown>("/user/forgotPassword", { email });

/** Have a link mailed that logs in. The same silence. */
export const sendLoginLink = (email: string) => post<unknown>("/user/sendLoginLink", { email });

/** Prove the address; the account begins. */
export const verifyEmail = (vtoken: string) => get<SignedIn>("/user/verifyEmail", { vtoken });

export const consumeLoginToken = (ltoken: string) =>
  get<SignedIn>("/user/consumeLoginToken", { ltoken });

/** Does the link still work? */
export const checkResetToken = (ftoken: string) =>
  get<{ readonly valid: true }>("/user/resetPassword", { ftoken });

export const resetPassword = (ftoken: string, password: string) =>
  post<undefined>("/user/resetPassword", { ftoken, password });

export interface Invite {
  readonly email: string;
  readonly invitedBy: string;
  readonly language: Language;
}

export const fetchInvite = (itoken: string) => get<Invite>("/user/fetchInvite", { itoken });

/** Take an invitation: what a sign-up says, the address being known from the invitation itself. */
export const acceptInvite = (itoken: string, { email: _known, ...wish }: SignUp) =>
  post<SignedIn>("/user/acceptInvite", { ...wish, itoken });

export const unsubscribe = (utoken: string) => post<undefined>("/user/unsubscribe", { utoken });

export const confirmNewsletter = (ntoken: string) =>
  get<{ readonly confirmed: true }>("/email/confirm", { ntoken });

/** Have a link mailed with which to delete one's account. */
export const initDeleteAccount = () => call<unknown>("/user/initDeleteAccount", { method: "POST" });

/** Delete it, with the token of that link. */
export const deleteAccount = (userId: string, dtoken: string) =>
  call<undefined>(
    `/userProfile/${encodeURIComponent(userId)}/deleteAccount?${new URLSearchParams({ dtoken })}`,
    { method: "DELETE" },
  );

/** Other providers whose accounts may be used to log in. */
export type Provider = "discord" | "google";

/** Those that this server is set up for. */
export const loginOptions = () =>
  call<{ readonly providers: readonly Provider[] }>("/user/loginOptions");

/** Where logging in with a provider begins; the browser goes there and comes back to `returnTo`. */
export function providerUrl(provider: Provider, returnTo: string, language: Language): string {
  return `/api/oauth2/authorization/${provider}?${new URLSearchParams({ language, returnTo })}`;
}
