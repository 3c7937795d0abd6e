import { signIn, type SignedIn } from "../../client/auth/account.ts";
import { request } from "../../client/http/request.ts";

/** Log in with a token that was kept outside the page. False when the server takes it no more. */
export async function logInWith(token: string): Promise<boolean> {
  try {
    const wish = { accessToken: token, withoutCookie: true };
    signIn(await request<SignedIn>("/user/checkSession", wish));
    return true;
  } catch (error) {
    console.warn("a token from outside was refused", error);
    return false;
  }
}
