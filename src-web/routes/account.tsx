import { getRouteApi, Navigate } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { MAIL_LINKS, type MailLink } from "../../src-rooms/protocol/mailLinks.ts";
import { AcceptInvite } from "../account/links/AcceptInvite.tsx";
import { DeleteAccount } from "../account/links/DeleteAccount.tsx";
import { LoginLink } from "../account/links/LoginLink.tsx";
import { Newsletter } from "../account/links/Newsletter.tsx";
import { ResetPassword } from "../account/links/ResetPassword.tsx";
import { Unsubscribe } from "../account/links/Unsubscribe.tsx";
import { VerifyEmail } from "../account/links/VerifyEmail.tsx";
import { LoginPage } from "../account/LoginPage.tsx";
import { useTitle } from "../ui/useTitle.ts";

const route = getRouteApi("/site/account/$");

/** The page behind each link of a mail. */
const PAGES: Readonly<Record<MailLink, ComponentType<{ readonly token: string | undefined }>>> = {
  verify: VerifyEmail,
  reset: ResetPassword,
  login: LoginLink,
  invite: AcceptInvite,
  delete: DeleteAccount,
  newsletter: Newsletter,
  unsubscribe: Unsubscribe,
};

// SAFETY: the keys of the constant above.
const LINKS = Object.keys(PAGES) as readonly MailLink[];

/** /account/…: logging in, and what mails link to. */
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
