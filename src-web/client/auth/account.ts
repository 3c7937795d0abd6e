import { useSyncExternalStore } from "react";
import type { SignedIn } from "../../../src-shared/api/accounts.ts";
import { languageOfTag, type Language } from "../../../src-shared/catalog/languages.ts";
import { chooseLanguage } from "../../i18n/language.ts";
import { isInNativeApp, native, reloadPage } from "./nativeBridge.ts";
import { forgetPerson, guestId } from "../storage/device.ts";
import { dropRooms } from "../storage/roomKeys.ts";
import { ApiError, request } from "../http/request.ts";
import { dropSessionMark, mayHaveSession } from "./sessionMark.ts";
import { clearTab, store, stored } from "../storage/storage.ts";
import { claimsOf, secondsLeft, type AccessClaims } from "./token.ts";

/** Who uses this browser. `unknown` until the start-up check has answered. */
export type Account =
  | { readonly kind: "unknown" | "visitor" }
  | { readonly kind: "guest" | "user"; readonly claims: AccessClaims };

const REFRESH_BELOW_S = 600;
const GUEST_TRIES = 3;
const GUEST_RETRY_MS = 500;

let account: Account = { kind: "unknown" };
let refreshing: Promise<void> | undefined;
const listeners = new Set<() => void>();

function become(next: Account): void {
  account = next;
  for (const listener of listeners) listener();
}

/** Signs in with the response of any login. Throws `ApiError` if its token is invalid. */
export function signIn({
  accessToken,
  locale,
}: Pick<SignedIn, "accessToken"> & Partial<SignedIn>): void {
  const claims = claimsOf(accessToken);
  if (!claims) throw new ApiError(500, "internal");
  store("accessToken", accessToken);
  native.storeAccessToken(accessToken);
  become({ kind: claims.isGuest ? "guest" : "user", claims });
  const language = locale && !stored("languageChosen") && languageOfTag(locale);
  if (language && account.kind === "user") void chooseLanguage(language);
}

/** Who uses this browser, at this moment. */
export function currentAccount(): Account {
  return account;
}

/** Whether this user still uses this browser after an asynchronous step. */
export function isStillHere(userId: string): boolean {
  return "claims" in account && account.claims.userId === userId;
}

const UNKNOWN: Account = { kind: "unknown" };
/** A prerendered page belongs to nobody, and hydrating it starts the same way. */
const atBuild = () => UNKNOWN;

/** Who uses this browser; follows signing in and out. */
export function useAccount(): Account {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    currentAccount,
    atBuild,
  );
}

/** Whether this account may host any game on a phone (specification, section 6). */
export function isAdmin(who: Account): boolean {
  return "claims" in who && who.claims.roles.includes("role_admin");
}

/** Returns the token that calls carry; undefined for a visitor. */
export function accessToken(): string | undefined {
  return stored("accessToken");
}

/** Signs out in this tab: after logging out, or when the account is gone. */
export function signOut(): void {
  clearTab();
  native.logOut();
  become({ kind: "visitor" });
}

/** Forgets everything this tab knew, since it is outdated, and reloads the page. A seat in a room is kept. */
export function startOver(): void {
  clearTab();
  reloadPage();
}

/**
 * Checks once, when the app starts, whether somebody is signed in. Sends no request if nothing suggests that.
 */
export async function checkSession(): Promise<void> {
  const token = accessToken();
  // A native app may have set a cookie of its own.
  if (token === undefined && !mayHaveSession() && !isInNativeApp()) {
    return become({ kind: "visitor" });
  }
  const before = account;
  try {
    const login = await request("GET /user/checkSession", { accessToken: token });
    if (account === before) signIn(login);
  } catch (error) {
    // Somebody logged in during the request, so it does not matter that nobody was before.
    if (account !== before) return;
    const isNo = error instanceof ApiError && (error.status === 403 || error.status === 401);
    if (!isNo) console.error("session check failed", error);
    if (isNo) dropSessionMark();
    // A token the server no longer accepts would make every later call fail.
    if (isNo && token !== undefined) return startOver();
    const claims = token === undefined ? undefined : claimsOf(token);
    become(claims ? { kind: claims.isGuest ? "guest" : "user", claims } : { kind: "visitor" });
    // A native app may have kept a login that the browser's cookies have lost.
    if (isNo) native.logIn();
  }
}

/** Gets a new access token from the browser's session. Simultaneous callers share one attempt. */
export function refreshToken(): Promise<void> {
  const asked = account;
  refreshing ??= request("POST /user/refreshToken")
    .then(({ accessToken: renewed }) => {
      // A user who logged out during the request stays logged out, and the page keeps its current language.
      if (account === asked) signIn({ accessToken: renewed });
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** Called after every response: renews the token before it expires. Visitors have none and need none. */
export function refreshIfNeeded(): void {
  if (account.kind !== "guest" && account.kind !== "user") return;
  const token = accessToken();
  if (token !== undefined && secondsLeft(token, Date.now()) >= REFRESH_BELOW_S) return;
  refreshToken().catch((error: unknown) => console.warn("token refresh failed", error));
}

/** Signs in as a guest, with up to three attempts. Throws when all of them fail. */
export async function continueAsGuest(language: Language): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const body = { guestId: guestId(), language };
      return signIn(await request("POST /user/guest", { body }));
    } catch (error) {
      if (attempt === GUEST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, GUEST_RETRY_MS));
    }
  }
}

/** Logs out on the server and in this browser, and forgets its rooms and what the person chose here. */
export async function logOut(): Promise<void> {
  // Not after the response, which may come late: the user may have taken another seat by then.
  dropRooms();
  forgetPerson();
  try {
    await request("POST /user/logout", { accessToken: accessToken() });
  } catch (error) {
    console.warn("log-out did not reach the server", error);
    // Only the server can delete the session cookie, and the next page would log in with it.
    dropSessionMark();
  }
  signOut();
}
