import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loginOptions, providerUrl } from "../../client/api/accounts.ts";
import type { Provider } from "../../../src-shared/catalog/people.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { ProviderMark } from "./ProviderMark.tsx";

const NAMES: Readonly<Record<Provider, string>> = { discord: "Discord", google: "Google" };

let asked: Promise<readonly Provider[]> | undefined;

/**
 * Fetches the configured providers once per page load, since they do not change in between. A failed request
 * counts as none and is tried again by the next call.
 */
function configured(): Promise<readonly Provider[]> {
  asked ??= loginOptions()
    .then((answer) => answer.providers)
    .catch((error: unknown) => {
      console.warn("login providers not loaded", error);
      asked = undefined;
      return [];
    });
  return asked;
}

/** Buttons to log in with an account of another service, one for each provider configured on this server. */
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
