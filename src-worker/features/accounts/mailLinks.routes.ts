import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { initDeleteAccount } from "./deleteAccount.usecases.ts";
import { acceptInvite, fetchInvite } from "./invite.usecases.ts";
import { consumeLoginToken, sendLoginLink } from "./login.usecases.ts";
import { demandOpenReset, forgotPassword, resetPassword } from "./password.usecases.ts";
import { signUp, verifyEmail } from "./signUp.usecases.ts";
import { siteOf } from "../../config/env.ts";
import { answerEntrance, answerLogin } from "./user.routes.ts";
import { nameBrowser } from "../../http/knownBrowser.ts";
import { demandOwnPage, visitorOf } from "../../http/visitor.ts";

/** Registers the calls under /user that send a mail with a link, and those that handle such links. */
export function addMailLinkRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/signup",
    {
      id: "signUp",
      summary: "Sign up for an account",
      description:
        "The account is there once the mailed link was opened (`verifyEmail`). The answer is the same for an address that has an account: its owner is told by mail instead, so that nobody finds out who has one.",
      auth: "public",
      rate: "write",
      refusals: ["terms_not_accepted", "password_too_weak"],
    },
    async ({ c, body }) => {
      const browser = await nameBrowser(deps, c);
      await signUp(deps, body, { ...(await visitorOf(deps, c)), browser });
      return { emailSent: true } as const;
    },
  );

  routes.add(
    "GET /user/verifyEmail",
    {
      id: "verifyEmail",
      summary: "Confirm the address of a sign-up",
      description:
        "The account is open then, its trial begins, and news come if they are wanted. The link of the mail leads to a page of the site, which makes this call with the token from its address. It logs in, sets the session's cookie and works once.",
      auth: "public",
      rate: "write",
      refusals: ["token_expired", "foreign_origin", "invalid_credentials"],
    },
    async ({ c, query: { vtoken, news } }) => {
      demandOwnPage(c);
      const link = { token: vtoken, wantsNews: news === "yes" };
      return answerLogin(c, deps, await verifyEmail(deps, link, await visitorOf(deps, c)));
    },
  );

  routes.add(
    "POST /user/forgotPassword",
    {
      id: "requestPasswordReset",
      summary: "Ask for a link to set a new password",
      description:
        "The answer is the same whether the address has an account or not. The link leads to a page that calls `checkPasswordReset` and `resetPassword` with its token.",
      auth: "public",
      rate: "write",
      refusals: [],
    },
    async ({ c, body: { email } }) => {
      await forgotPassword(deps, email, await visitorOf(deps, c));
      return {};
    },
  );

  routes.add(
    "GET /user/resetPassword",
    {
      id: "checkPasswordReset",
      summary: "Whether a link for a new password still works",
      description: "Ask before showing a form: the token is not used up by asking.",
      auth: "public",
      rate: "read",
      refusals: ["token_expired"],
    },
    async ({ query: { ftoken } }) => {
      await demandOpenReset(deps, ftoken);
      return { valid: true } as const;
    },
  );

  routes.add(
    "POST /user/resetPassword",
    {
      id: "resetPassword",
      summary: "Set a new password by link",
      description:
        "Every session of the account ends. The token is used up by it. Whoever was logged in anywhere has to log in again with the new password.",
      auth: "public",
      rate: "write",
      refusals: ["token_expired", "account_blocked", "password_too_weak"],
    },
    ({ c, body: { ftoken: token, password } }) =>
      resetPassword(deps, { token, password, site: siteOf(deps.config, c.req.url) }),
  );

  routes.add(
    "POST /user/sendLoginLink",
    {
      id: "sendLoginLink",
      summary: "Ask for a link that logs in",
      description:
        "For people who do not remember their password, or never had one. The answer is the same whether the address has an account or not.",
      auth: "public",
      rate: "write",
      refusals: [],
    },
    async ({ c, body: { email } }) => {
      await sendLoginLink(deps, email, await visitorOf(deps, c));
      return {};
    },
  );

  routes.add(
    "GET /user/consumeLoginToken",
    {
      id: "consumeLoginToken",
      summary: "Log in with the token of such a link, once",
      description:
        "It logs in and sets the session's cookie. An account with a second factor answers a `challenge` instead, which `finishLogin` takes with a code.",
      auth: "public",
      rate: "write",
      refusals: ["token_expired", "account_blocked", "foreign_origin", "invalid_credentials"],
    },
    async ({ c, query: { ltoken } }) => {
      demandOwnPage(c);
      return answerEntrance(
        c,
        deps,
        await consumeLoginToken(deps, ltoken, await visitorOf(deps, c)),
      );
    },
  );

  routes.add(
    "GET /user/fetchInvite",
    {
      id: "getInvite",
      summary: "What an invitation says",
      description:
        "What to show somebody who opened the link of an invitation: who asks, and which address the account will have. Asking does not use the token up.",
      auth: "public",
      rate: "read",
      refusals: ["token_expired"],
    },
    ({ query: { itoken } }) => fetchInvite(deps, itoken),
  );

  routes.add(
    "POST /user/acceptInvite",
    {
      id: "acceptInvite",
      summary: "Accept an invitation",
      description:
        "The address is the one the invitation went to, so it needs no verifying. It logs in and sets the session's cookie.",
      auth: "public",
      rate: "write",
      refusals: ["terms_not_accepted", "token_expired", "password_too_weak", "invalid_credentials"],
    },
    async ({ c, body }) =>
      answerLogin(c, deps, await acceptInvite(deps, body, await visitorOf(deps, c))),
  );

  routes.add(
    "POST /user/initDeleteAccount",
    {
      id: "requestAccountDeletion",
      summary: "Mail a link that deletes the account",
      description:
        "Nothing is deleted yet: the mail's link leads to a page that calls `deleteAccount` with its token.",
      auth: "registered",
      rate: "write",
      refusals: [],
    },
    async ({ c, user }) => {
      await initDeleteAccount(deps, user.userId, await visitorOf(deps, c));
      return {};
    },
  );
}
