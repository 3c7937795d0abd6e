import { checkCredentials } from "../../client/api/accounts.ts";
import { signIn } from "../../client/auth/account.ts";

/**
 * Logs in with a token that was stored outside the page. Returns false when the server no longer accepts it.
 */
export async function logInWith(token: string): Promise<boolean> {
  try {
    signIn(await checkCredentials({ accessToken: token, withoutCookie: true }));
    return true;
  } catch (error) {
    console.warn("login with a stored token failed", error);
    return false;
  }
}
