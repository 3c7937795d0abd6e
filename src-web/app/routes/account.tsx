import { getRouteApi, Navigate } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { MAIL_LINKS, type MailLink } from "../../../src-shared/protocol/mailLinks.ts";
import { AcceptInvite } from "../../site/account/mail-links/AcceptInvite.tsx";
import { ConfirmEmail } from "../../site/account/mail-links/ConfirmEmail.tsx";
import { DeleteAccount } from "../../site/account/mail-links/DeleteAccount.tsx";
import { LoginLink } from "../../site/account/mail-links/LoginLink.tsx";
import { Newsletter } from "../../site/account/mail-links/Newsletter.tsx";
import { ResetPassword } from "../../site/account/mail-links/ResetPassword.tsx";
import { Unsubscribe } from "../../site/account/mail-links/Unsubscribe.tsx";
import { VerifyEmail } from "../../site/account/mail-links/VerifyEmail.tsx";
import { LoginPage } from "../../site/account/LoginPage.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

const route = getRouteApi("/site/account/$");

/** The page that each link of a mail opens. */
const PAGES: Readonly<Record<MailLink, ComponentType<{ readonly token: string | undefined }>>> = {
  verify: VerifyEmail,
  reset: ResetPassword,
  login: LoginLink,
  invite: AcceptInvite,
  email: ConfirmEmail,
  delete: DeleteAccount,
  newsletter: Newsletter,
  unsubscribe: Unsubscribe,
};

// SAFETY: these are the keys of the constant above.
const LINKS = Object.keys(PAGES) as readonly MailLink[];

/** /account/…: logging in, and the pages that mails link to. */
export default function AccountScreen() {
  const { t } = useTranslation("account");
  const path = `/account/${route.useParams()._splat ?? ""}`.toLowerCase();
  useTitle(t("title.account"));
  if (path === "/account/login") return <LoginPage key={path} />;
  if (path === "/account/forgotpassword") return <LoginPage key={path} mode="forgot" />;
  const link = LINKS.find((one) => MAIL_LINKS[one].path.toLowerCase() === path);
  if (!link) return <Navigate to="/account/$" params={{ _splat: "login" }} replace />;
  const Page = PAGES[link];
  const token = new URLSearchParams(location.search).get(MAIL_LINKS[link].parameter);
  return <Page key={link} token={token ?? undefined} />;
}
