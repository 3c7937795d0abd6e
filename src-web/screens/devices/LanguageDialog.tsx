import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Choice } from "../../ui/controls/Choice.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import styles from "../../ui/controls/panel.module.css";

interface LanguageDialogProps {
  /** `icon` where there is room for no more. */
  readonly look: "icon" | "wide";
  readonly icon: ReactNode;
  /** On the button: it names the present language, for who reads nothing else here. */
  readonly label: string;
  readonly title: string;
  /** What changes, and what does not. */
  readonly note: string;
  readonly value: Language;
  readonly onChoose: (language: Language) => void;
}

/** A button that opens the nine languages, each named in its own words. */
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
