/** What somebody without an account on this device may do about it; `sent`: a sign-up was taken. */
export type AccountMode = "login" | "signUp" | "sent" | "forgot" | "link";
