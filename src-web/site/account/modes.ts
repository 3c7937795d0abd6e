/** The forms for somebody without an account on this device; `sent`: a sign-up was accepted. */
export type AccountMode = "login" | "signUp" | "sent" | "forgot" | "link";
