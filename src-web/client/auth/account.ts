import { useSyncExternalStore } from "react";
import type { SignedIn } from "../../../src-shared/api/accounts.ts";
import { languageOfTag, type Language } from "../../../src-shared/catalog/languages.ts";
import { chooseLanguage } from "../../i18n/language.ts";
import { isInNativeApp, native, reloadPage } from "./nativeBridge.ts";
import { guestId } from "../storage/device.ts";
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

/** Take over what a login of any kind answered. Throws `ApiError` when its token is none. */
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

/** Does this person still use this browser, after something took its time? */
export function isStillHere(userId: string): boolean {
  return "claims" in account && account.claims.userId === userId;
}

const UNKNOWN: Account = { kind: "unknown" };
/** Nobody uses a page that is being written out, and a browser wakes it as nobody's. */
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

/** May this account host any game on a phone (specification, section 6)? */
export function isAdmin(who: Account): boolean {
  return "claims" in who && who.claims.roles.includes("role_admin");
}

/** The token calls carry; undefined for a visitor. */
export function accessToken(): string | undefined {
  return stored("accessToken");
}

/** Nobody is signed in any more: logged out, or the account is gone. */
export function signOut(): void {
  clearTab();
  native.logOut();
  become({ kind: "visitor" });
}

/** Everything this tab knew is outdated: forget it and start over. A seat in a room is kept. */
export function startOver(): void {
  clearTab();
  reloadPage();
}

/** Once, when the app starts: is somebody signed in? Asks nobody where nothing says that somebody was. */
export async function checkSession(): Promise<void> {
  const token = accessToken();
  // A native app may have a cookie of its own making.
  if (token === undefined && !mayHaveSession() && !isInNativeApp()) {
    return become({ kind: "visitor" });
  }
  const before = account;
  try {
    const login = await request("GET /user/checkSession", { accessToken: token });
    if (account === before) signIn(login);
  } catch (error) {
    // Somebody logged in meanwhile: that they were nobody before is no news.
    if (account !== before) return;
    const isNo = error instanceof ApiError && (error.status === 403 || error.status === 401);
    if (!isNo) console.error("session check failed", error);
    if (isNo) dropSessionMark();
    // A token the server no longer knows would make every later call fail.
    if (isNo && token !== undefined) return startOver();
    const claims = token === undefined ? undefined : claimsOf(token);
    become(claims ? { kind: claims.isGuest ? "guest" : "user", claims } : { kind: "visitor" });
    // A native app may know somebody whom the browser's cookies have forgotten.
    if (isNo) native.logIn();
  }
}

/** A new access token from the browser's session, one attempt at a time. */
export function refreshToken(): Promise<void> {
  const asked = account;
  refreshing ??= request("POST /user/refreshToken")
    .then(({ accessToken: renewed }) => {
      // Whoever logged out meanwhile stays out, and the page in the language that it has by now.
      if (account === asked) signIn({ accessToken: renewed });
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** After any answer: get a new token in time. Visitors have none and need none. */
export function refreshIfNeeded(): void {
  if (account.kind !== "guest" && account.kind !== "user") return;
  const token = accessToken();
  if (token !== undefined && secondsLeft(token, Date.now()) >= REFRESH_BELOW_S) return;
  refreshToken().catch((error: unknown) => console.warn("token refresh failed", error));
}

/** Become a guest; a server that stumbles is asked three times. Throws when it stays silent. */
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

/** Sign out here and on the server, and go back to the start. */
export async function logOut(): Promise<void> {
  try {
    await request("POST /user/logout", { accessToken: accessToken() });
  } catch (error) {
    console.warn("log-out did not reach the server", error);
    // The cookie that only the server can take away would log in the next page.
    dropSessionMark();
  }
  dropRooms();
  signOut();
}
