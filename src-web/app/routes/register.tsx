import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/PageCard.tsx";
import { EmailSent } from "../../site/account/EmailSent.tsx";
import { loginPath, loginQuery } from "../../site/account/next.ts";
import { SignUp } from "../../site/account/SignUp.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

/** /register: creating an account, from the form to the notice that a mail was sent. */
export default function RegisterScreen() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const [email, setEmail] = useState(() => loginQuery(query).email);
  const [isSent, setSent] = useState(false);
  useTitle(t("title.signUp"));
  const toLogin = () => void navigate({ href: loginPath(query, email.trim()) });
  return isSent ? (
    <Card heading={t("title.sent")} cast={["strawberry.webp", "burger.webp"]}>
      <EmailSent email={email.trim()} onLogin={toLogin} />
    </Card>
  ) : (
    <Card heading={t("title.signUp")} cast={["strawberry.webp", "burger.webp"]} wide>
      <SignUp
        email={email}
        onEmail={setEmail}
        onLogin={toLogin}
        onSent={() => {
          setSent(true);
          window.scrollTo(0, 0);
        }}
      />
    </Card>
  );
}
