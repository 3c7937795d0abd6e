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
  /** Called when the user has chosen another language. */
  readonly onChoose?: (language: Language) => void;
}

/** Chooses the language of everything on screen; each is named in its own language. */
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
