/**
 * A cookie beside the session cookie that only marks that there is a session. Scripts can read it, so that
 * pages of people who never logged in need not ask the server who they are.
 */
export const SESSION_MARK = "hubbub_signed_in";
