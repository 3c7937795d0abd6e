import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { initDeleteAccount } from "./deleteAccount.usecases.ts";
import { acceptInvite, fetchInvite } from "./invite.usecases.ts";
import { consumeLoginToken, sendLoginLink } from "./login.usecases.ts";
import { requireOpenReset, forgotPassword, resetPassword } from "./password.usecases.ts";
import { signUp, verifyEmail } from "./signUp.usecases.ts";
import { siteOf } from "../../config/env.ts";
import { respondWithEntrance, respondWithLogin } from "./user.routes.ts";
import { nameBrowser } from "../../http/knownBrowser.ts";
import { requireOwnPage, visitorOf } from "../../http/visitor.ts";

/** Registers the calls under /user that send a mail with a link, and those that handle such links. */
export function addMailLinkRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/signup",
    {
      id: "signUp",
      summary: "Sign up for an account",
      description:
        "Sends a mail with a link; the account exists once that link has been opened (`verifyEmail`). The response is the same for an address that already has an account: its owner is notified by mail, so that nobody can find out which addresses are registered.",
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
      summary: "Verify the address of a sign-up",
      description:
        "Opens the account, starts its trial and logs in: the session cookie is set. The newsletter is sent only if it was requested. The link in the mail leads to a page of this site, which makes this call with the token from its address. The token works once.",
      auth: "public",
      rate: "write",
      refusals: ["token_expired", "foreign_origin", "invalid_credentials"],
    },
    async ({ c, query: { vtoken, news } }) => {
      requireOwnPage(c);
      const link = { token: vtoken, wantsNews: news === "yes" };
      return respondWithLogin(c, deps, await verifyEmail(deps, link, await visitorOf(deps, c)));
    },
  );

  routes.add(
    "POST /user/forgotPassword",
    {
      id: "requestPasswordReset",
      summary: "Request a password reset link",
      description:
        "The response is the same whether or not the address has an account. The mailed link leads to a page that calls `checkPasswordReset` and `resetPassword` with its token.",
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
      summary: "Check a password reset link",
      description: "Call this before showing a form. Checking does not use up the token.",
      auth: "public",
      rate: "read",
      refusals: ["token_expired"],
    },
    async ({ query: { ftoken } }) => {
      await requireOpenReset(deps, ftoken);
      return { valid: true } as const;
    },
  );

  routes.add(
    "POST /user/resetPassword",
    {
      id: "resetPassword",
      summary: "Set a new password with a reset link",
      description:
        "Uses up the token and ends every session of the account. Users have to log in again with the new password on all devices.",
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
      summary: "Request a login link",
      description:
        "For users who have forgotten their password or never had one. The response is the same whether or not the address has an account.",
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
      summary: "Log in with a login link",
      description:
        "Sets the session cookie. For an account with a second factor, the response contains a `challenge` instead, to be passed to `finishLogin` with a code. The token works once.",
      auth: "public",
      rate: "write",
      refusals: ["token_expired", "account_blocked", "foreign_origin", "invalid_credentials"],
    },
    async ({ c, query: { ltoken } }) => {
      requireOwnPage(c);
      return respondWithEntrance(
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
      summary: "Get an invitation",
      description:
        "Returns what to show to a person who opened an invitation link: who sent it, and the address the account will have. This does not use up the token.",
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
        "Opens an account with the address the invitation was sent to, which needs no further verification. Logs in and sets the session cookie.",
      auth: "public",
      rate: "write",
      refusals: ["terms_not_accepted", "token_expired", "password_too_weak", "invalid_credentials"],
    },
    async ({ c, body }) =>
      respondWithLogin(c, deps, await acceptInvite(deps, body, await visitorOf(deps, c))),
  );

  routes.add(
    "POST /user/initDeleteAccount",
    {
      id: "requestAccountDeletion",
      summary: "Request an account deletion link",
      description:
        "Deletes nothing yet: the mailed link leads to a page that calls `deleteAccount` with its token.",
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
