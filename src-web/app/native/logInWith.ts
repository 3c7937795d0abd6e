import { checkCredentials } from "../../client/api/accounts.ts";
import { signIn } from "../../client/auth/account.ts";

/** Log in with a token that was kept outside the page. False when the server takes it no more. */
export async function logInWith(token: string): Promise<boolean> {
  try {
    signIn(await checkCredentials({ accessToken: token, withoutCookie: true }));
    return true;
  } catch (error) {
    console.warn("a token from outside was refused", error);
    return false;
  }
}
