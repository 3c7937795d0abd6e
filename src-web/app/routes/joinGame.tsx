import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CodeStep } from "../../site/join/CodeStep.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

/** Room-code entry with a hint about where to find the code. */
export default function JoinGameScreen() {
  const { t } = useTranslation("join");
  const navigate = useNavigate();
  useTitle(t("code.heading"));
  return (
    <CodeStep
      heading={t("code.heading")}
      focus
      onCode={(gameCode) => void navigate({ to: "/join/$gameCode", params: { gameCode } })}
    >
      <p>{t("code.askHost")}</p>
    </CodeStep>
  );
}
