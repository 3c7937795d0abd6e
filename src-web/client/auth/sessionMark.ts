import { SESSION_MARK } from "../../../src-shared/catalog/sessionMark.ts";

/**
 * Whether this browser may have a session. Only a browser that certainly has none need not ask the server.
 */
export function mayHaveSession(): boolean {
  try {
    return document.cookie.split("; ").some((cookie) => cookie.startsWith(`${SESSION_MARK}=`));
  } catch {
    // A page that may not read its cookies cannot tell.
    return true;
  }
}

/** Deletes the mark, since the server has no session for it: the next start need not ask again. */
export function dropSessionMark(): void {
  try {
    document.cookie = `${SESSION_MARK}=; Max-Age=0; Path=/`;
  } catch {
    // Without cookies there is nothing to drop.
  }
}
