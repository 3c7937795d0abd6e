import { call } from "./call.ts";

/** Another password in the place of the present one. Everybody else who is logged in to the account is not any more. */
export const changePassword = (password: string, newPassword: string) =>
  call("POST /user/changePassword", { body: { password, newPassword } });
