import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { initDeleteAccount } from "./deleteAccount.usecases.ts";
import { acceptInvite, fetchInvite } from "./invite.usecases.ts";
import { consumeLoginToken, sendLoginLink } from "./login.usecases.ts";
import { demandOpenReset, forgotPassword, resetPassword } from "./password.usecases.ts";
import { signUp, verifyEmail } from "./signUp.usecases.ts";
import { answerLogin } from "./user.routes.ts";
import { nameBrowser } from "../../http/knownBrowser.ts";
import { demandOwnPage, visitorOf } from "../../http/visitor.ts";

/** Calls under /user that have a mail sent, and those that answer the links in these mails. */
export function addMailLinkRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/signup",
    {
      summary: "Sign up: a mail goes out, whether the address has an account or not",
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
      summary:
        "Open the account of a sign-up with its link's token; the trial begins, and news if they are wanted here too",
      auth: "public",
      rate: "write",
      refusals: ["token_expired", "foreign_origin"],
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
      summary: "Mail a link for a new password, if the address has an account",
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
      summary: "Whether a link for a new password still works",
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
      summary: "Set a new password; every session of the account ends",
      auth: "public",
      rate: "write",
      refusals: ["token_expired", "account_blocked", "password_too_weak"],
    },
    ({ body: { ftoken, password } }) => resetPassword(deps, ftoken, password),
  );

  routes.add(
    "POST /user/sendLoginLink",
    {
      summary: "Mail a link that logs in, if the address has an account",
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
      summary: "Log in with the token of such a link, once",
      auth: "public",
      rate: "write",
      refusals: ["token_expired", "account_blocked", "foreign_origin"],
    },
    async ({ c, query: { ltoken } }) => {
      demandOwnPage(c);
      return answerLogin(c, deps, await consumeLoginToken(deps, ltoken, await visitorOf(deps, c)));
    },
  );

  routes.add(
    "GET /user/fetchInvite",
    {
      summary: "What an invitation says",
      auth: "public",
      rate: "read",
      refusals: ["token_expired"],
    },
    ({ query: { itoken } }) => fetchInvite(deps, itoken),
  );

  routes.add(
    "POST /user/acceptInvite",
    {
      summary: "Take an invitation: the account is there, its owner logged in",
      auth: "public",
      rate: "write",
      refusals: ["terms_not_accepted", "token_expired", "password_too_weak"],
    },
    async ({ c, body }) =>
      answerLogin(c, deps, await acceptInvite(deps, body, await visitorOf(deps, c))),
  );

  routes.add(
    "POST /user/initDeleteAccount",
    {
      summary: "Mail a link that deletes the account",
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
