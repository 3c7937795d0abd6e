import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Choice } from "../../ui/controls/Choice.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import styles from "../../ui/controls/panel.module.css";

interface LanguageDialogProps {
  /** `icon` where there is only room for an icon. */
  readonly look: "icon" | "wide";
  readonly icon: ReactNode;
  /** Label of the button. It names the current language, for people who cannot read anything else here. */
  readonly label: string;
  readonly title: string;
  /** Explains what the choice changes and what it does not. */
  readonly note: string;
  readonly value: Language;
  readonly onChoose: (language: Language) => void;
}

/** A button that opens a list of the nine languages, each by its own name. */
export function LanguageDialog(props: LanguageDialogProps) {
  const { look, icon, label, title, note, value, onChoose } = props;
  const { t } = useTranslation("common");
  const [isOpen, setOpen] = useState(false);
  const shared = { icon, lockMs: 300, "aria-haspopup": "dialog" } as const;
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      {look === "icon" ? (
        <IconButton {...shared} label={label} variant="bare" onClick={open} />
      ) : (
        <Button {...shared} variant="quiet" wide onClick={open}>
          {label}
        </Button>
      )}
      <Dialog open={isOpen} title={title} onClose={close}>
        <div className={styles["panel"]}>
          <p>{note}</p>
          <Choice
            label={t("menu.language")}
            options={LANGUAGES}
            value={value}
            nameOf={(language) => LANGUAGE_NAMES[language]}
            onChoose={(language) => {
              if (language !== value) onChoose(language);
              close();
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
