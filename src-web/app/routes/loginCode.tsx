import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { gameTypeOfPath } from "../../../src-shared/catalog/gameTypes.ts";
import { CodeForm, loginCodeFrom } from "../../site/televisions/CodeForm.tsx";
import { LoginCodePage } from "../../site/televisions/LoginCodePage.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

/** /loginCode/{loginCode}: starts a game from a phone on the television that shows this code. */
export default function LoginCodeScreen() {
  const { t } = useTranslation("tv");
  const navigate = useNavigate();
  const params = useParams({ strict: false });
  const search = useSearch({ strict: false });
  useTitle(t("pair.heading"));
  const goTo = (_splat: string) =>
    void navigate({ to: "/loginCode/$", params: { _splat }, search });
  const loginCode = loginCodeFrom(params._splat ?? "");
  if (loginCode === "") return <CodeForm onCode={goTo} />;
  return (
    <LoginCodePage
      key={loginCode}
      loginCode={loginCode}
      gameType={gameTypeOfPath(search.game ?? "")}
      onOther={() => goTo("")}
    />
  );
}
