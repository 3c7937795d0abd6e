import { call } from "./call.ts";

/** Another password in the place of the present one. Everybody else who is logged in to the account is not any more. */
export const changePassword = (password: string, newPassword: string) =>
  call("POST /user/changePassword", { body: { password, newPassword } });

/** Have a link mailed to another address for one's account. The answer never says whether that has an account. */
export const changeEmail = (
  email: string,
  password: string | undefined,
  code: string | undefined,
) => call("POST /user/changeEmail", { body: { email, password, code } });

/** Take that address, with the token of its link. */
export const confirmEmail = (etoken: string) =>
  call("POST /user/confirmEmail", { body: { etoken } });

/** Where one's account is logged in to. */
export const fetchLogins = async () => (await call("GET /user/logins")).items;

/** End this login; without one all but one's own. */
export const endLogins = (login: string | undefined, password: string | undefined) =>
  call("POST /user/logins/end", { body: { login, password } });
