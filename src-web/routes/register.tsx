import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../account/Card.tsx";
import { loginQuery } from "../account/next.ts";
import { SignUp } from "../account/SignUp.tsx";
import { useTitle } from "../ui/useTitle.ts";

/** /register: an account of one's own. */
export default function RegisterScreen() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const [email, setEmail] = useState(() => loginQuery(location.search).email);
  useTitle(t("title.signUp"));
  return (
    <Card heading={t("title.signUp")} cast={["strawberry.webp", "burger.webp"]} wide>
      <SignUp
        email={email}
        onEmail={setEmail}
        onLogin={() => void navigate({ to: "/account/$", params: { _splat: "login" } })}
      />
    </Card>
  );
}
