/**
 * Pages that mails link to, each with the query parameter that carries its token: the Worker writes
 * the links, the web app answers them.
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

/** Before a challenge for the second factor, behind the # of the login page. */
export const CHALLENGE_MARK = "challenge=";

/** Added to the link of a sign-up that wants news: its page asks whether that was meant. */
export const ASKS_FOR_NEWS = { parameter: "news", value: "ask" } as const;

/** Pages that mails link to without a token. */
export const ACCOUNT_PAGES = {
  login: "/account/login",
  forgotPassword: "/account/forgotPassword",
} as const;

export type MailLink = keyof typeof MAIL_LINKS;

/** The address of such a page. `origin` without a slash at its end. */
export function mailLink(origin: string, link: MailLink, token: string): string {
  const { path, parameter } = MAIL_LINKS[link];
  return `${origin}${path}?${parameter}=${encodeURIComponent(token)}`;
}

/** The link of a sign-up, which asks about news where its box was ticked. */
export function signUpLink(origin: string, token: string, asksForNews: boolean): string {
  const { parameter, value } = ASKS_FOR_NEWS;
  return mailLink(origin, "verify", token) + (asksForNews ? `&${parameter}=${value}` : "");
}
