import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../../src-shared/catalog/languages.ts";
import { store } from "../../client/storage/storage.ts";
import { chooseLanguage, currentLanguage } from "../../i18n/language.ts";
import { LanguageDialog } from "./LanguageDialog.tsx";

/**
 * The language of this one screen of a room: anybody can change it, immediately and without leaving their
 * seat.
 */
export default function ScreenLanguage({ look }: { readonly look: "icon" | "wide" }) {
  const { t } = useTranslation("display");
  const here = currentLanguage();
  return (
    <LanguageDialog
      look={look}
      icon={<Globe />}
      label={t("language.here", { language: LANGUAGE_NAMES[here] })}
      title={t("language.hereTitle")}
      note={t("language.hereNote")}
      value={here}
      onChoose={(language) => {
        store("languageChosen", true);
        void chooseLanguage(language);
      }}
    />
  );
}
