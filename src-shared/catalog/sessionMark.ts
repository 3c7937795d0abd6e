/**
 * A cookie beside the session's own one that says nothing but that there is one. Scripts may read it:
 * a screen of somebody who never logged in need not ask the server who they are.
 */
export const SESSION_MARK = "hubbub_signed_in";
