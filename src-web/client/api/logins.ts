import { call } from "./call.ts";

/** Replace the password. All other logins of the account end. */
export const changePassword = (password: string, newPassword: string) =>
  call("POST /user/changePassword", { body: { password, newPassword } });

/**
 * Have a link mailed to a new address for one's account. The response never says whether that address already
 * has an account.
 */
export const changeEmail = (
  email: string,
  password: string | undefined,
  code: string | undefined,
) => call("POST /user/changeEmail", { body: { email, password, code } });

/** Switch to that address, with the token of its link. */
export const confirmEmail = (etoken: string) =>
  call("POST /user/confirmEmail", { body: { etoken } });

/** Fetch where the account is logged in. */
export const fetchLogins = async () => (await call("GET /user/logins")).items;

/** End this login; without `login` all except the user's own. */
export const endLogins = (login: string | undefined, password: string | undefined) =>
  call("POST /user/logins/end", { body: { login, password } });
