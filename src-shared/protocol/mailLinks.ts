/**
 * Pages that mails link to, each with the query parameter that carries its token: the Worker writes the
 * links, the web app has the pages.
 */
export const MAIL_LINKS = {
  verify: { path: "/account/verifyEmail", parameter: "vtoken" },
  reset: { path: "/account/resetPassword", parameter: "ftoken" },
  login: { path: "/account/loginLink", parameter: "ltoken" },
  invite: { path: "/account/acceptInvite", parameter: "itoken" },
  email: { path: "/account/confirmEmail", parameter: "etoken" },
  delete: { path: "/account/deleteAccount", parameter: "dtoken" },
  newsletter: { path: "/account/newsletter", parameter: "ntoken" },
  unsubscribe: { path: "/account/unsubscribe", parameter: "utoken" },
} as const;

/** Prefix of a challenge for the second factor in the fragment of the login page's address. */
export const CHALLENGE_MARK = "challenge=";

/** Parameter added to the link of a sign-up that wants news: its page asks for confirmation. */
export const ASKS_FOR_NEWS = { parameter: "news", value: "ask" } as const;

/** Pages that mails link to without a token. */
export const ACCOUNT_PAGES = {
  login: "/account/login",
  forgotPassword: "/account/forgotPassword",
} as const;

export type MailLink = keyof typeof MAIL_LINKS;

/** Returns the address of a page that a mail links to. `origin` has no slash at its end. */
export function mailLink(origin: string, link: MailLink, token: string): string {
  const { path, parameter } = MAIL_LINKS[link];
  return `${origin}${path}?${parameter}=${encodeURIComponent(token)}`;
}

/** Returns the link of a sign-up; with `asksForNews` its page also asks about news. */
export function signUpLink(origin: string, token: string, asksForNews: boolean): string {
  const { parameter, value } = ASKS_FOR_NEWS;
  return mailLink(origin, "verify", token) + (asksForNews ? `&${parameter}=${value}` : "");
}
