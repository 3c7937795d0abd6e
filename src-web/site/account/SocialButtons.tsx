import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loginOptions, providerUrl } from "../../client/api/accounts.ts";
import type { Provider } from "../../../src-shared/catalog/people.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { ProviderMark } from "./ProviderMark.tsx";

const NAMES: Readonly<Record<Provider, string>> = { discord: "Discord", google: "Google" };

let asked: Promise<readonly Provider[]> | undefined;

/** Asked once a page: what is configured does not change meanwhile. Without an answer there are none. */
function configured(): Promise<readonly Provider[]> {
  asked ??= loginOptions()
    .then((answer) => answer.providers)
    .catch((error: unknown) => {
      console.warn("providers", error);
      asked = undefined;
      return [];
    });
  return asked;
}

/** Log in with an account somewhere else; a button each for what this server is set up for. */
export function SocialButtons({ next }: { readonly next: string }) {
  const { t } = useTranslation("account");
  const [offered, setOffered] = useState<readonly Provider[]>([]);
  useEffect(() => {
    let isOver = false;
    void configured().then((found) => {
      if (!isOver) setOffered(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return offered.map((provider) => (
    <a
      key={provider}
      className={buttonClass({ variant: "quiet", wide: true })}
      href={providerUrl(provider, next, currentLanguage())}
    >
      <ProviderMark provider={provider} />
      {t("login.with", { provider: NAMES[provider] })}
    </a>
  ));
}
