import { SESSION_MARK } from "../../../src-shared/catalog/sessionMark.ts";

/** May this browser have a session? Only what is certain not to have one need not ask the server. */
export function mayHaveSession(): boolean {
  try {
    return document.cookie.split("; ").some((cookie) => cookie.startsWith(`${SESSION_MARK}=`));
  } catch {
    // A page that may not read its cookies does not know.
    return true;
  }
}

/** The server knows of no session: the next start need not ask again. */
export function dropSessionMark(): void {
  try {
    document.cookie = `${SESSION_MARK}=; Max-Age=0; Path=/`;
  } catch {
    // Without cookies there is nothing to drop.
  }
}
