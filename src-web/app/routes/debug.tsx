import { Check, Copy } from "lucide-react";
import { lazy, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/PageCard.tsx";
import styles from "../../site/tools/debug.module.css";
import { browserFacts, serverFacts, type FactName, type Facts } from "../../site/tools/facts.ts";
import { useAccount } from "../../client/auth/account.ts";
import { Extra } from "../../game-kit/Extra.tsx";
import { useCopied } from "../../ui/feedback/useCopied.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

const NotCopied = lazy(() => import("../layout/NotCopied.tsx"));

/** /debug: the facts that support asks for first, to read out or copy. */
export default function DebugScreen() {
  const { t, i18n } = useTranslation(["tools", "common"]);
  const account = useAccount();
  const [server, setServer] = useState<Facts>({});
  const [isCopied, copy] = useCopied();
  const [isRefused, setRefused] = useState(false);
  useTitle(t("debug.heading"));
  useEffect(() => void serverFacts().then(setServer), []);

  const facts = { ...server, ...browserFacts(account.kind) };
  // SAFETY: both halves are `Facts`, so the keys are fact names.
  const lines = Object.entries(facts) as [FactName, string][];
  const text = lines.map(([name, value]) => `${name}: ${value}`).join("\n");
  return (
    <Card heading={t("debug.heading")} cast={["robot1.webp", "robot5.webp"]} wide>
      <p className={styles["intro"]}>{t("debug.intro")}</p>
      <dl className={styles["facts"]} key={i18n.language}>
        {lines.flatMap(([name, value]) => [
          <dt key={name}>{t(`debug.${name}`)}</dt>,
          <dd key={`${name} value`}>{value}</dd>,
        ])}
      </dl>
      <Button
        wide
        icon={isCopied ? <Check /> : <Copy />}
        onClick={() => void copy(text).then((worked) => setRefused(!worked))}
        lockMs={300}
      >
        {isCopied ? t("common:button.copied") : t("debug.copy")}
      </Button>
      {isRefused && (
        <Extra>
          <NotCopied label={t("debug.copy")} text={text.replaceAll("\n", "; ")} />
        </Extra>
      )}
    </Card>
  );
}
