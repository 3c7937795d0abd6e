import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  languageOfTag,
  type Language,
} from "../../../src-shared/catalog/languages.ts";
import { chooseLanguage, currentLanguage } from "../../i18n/language.ts";
import styles from "./LanguagePicker.module.css";

interface LanguagePickerProps {
  /** Somebody chose another one. */
  readonly onChoose?: (language: Language) => void;
}

/** The language of everything on screen, each named in its own words. */
export function LanguagePicker({ onChoose }: LanguagePickerProps) {
  const { t } = useTranslation("common");
  return (
    <label className={styles["picker"]}>
      <Globe aria-hidden="true" />
      <span className="visually-hidden">{t("menu.language")}</span>
      <select
        className={styles["select"]}
        value={currentLanguage()}
        onChange={(event) => {
          const language = languageOfTag(event.target.value);
          if (!language) return;
          onChoose?.(language);
          void chooseLanguage(language);
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
