import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  languageOfTag,
  type Language,
} from "../../../src-shared/catalog/languages.ts";
import fieldStyles from "./Field.module.css";
import styles from "./forms.module.css";

interface SelectFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** Chooses one of many options, with the browser's own list. */
export function SelectField({ label, name, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles["field"]}>
      <label className={fieldStyles["label"]} htmlFor={id}>
        {label}
      </label>
      <div className={styles["select"]}>
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </div>
  );
}

interface LanguageFieldProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Chooses one of the site's languages, each named in its own language. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { t } = useTranslation("common");
  return (
    <SelectField
      label={t("menu.language")}
      name="language"
      value={value}
      onChange={(tag) => {
        const language = languageOfTag(tag);
        if (language) onChange(language);
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </SelectField>
  );
}
