/** What somebody without an account on this device may do about it. */
export type AccountMode = "login" | "signUp" | "forgot" | "link";
