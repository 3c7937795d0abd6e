import { Send } from "lucide-react";
import { useId, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { subscribe } from "../../client/api/site.ts";
import { ApiError } from "../../client/http/request.ts";
import { isEmail } from "../../ui/forms/rules.ts";
import { useEarlyWriting } from "../../ui/forms/useEarlyWriting.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { shake } from "../../ui/effects/motion.ts";
import styles from "./Newsletter.module.css";

type Progress = "idle" | "invalid" | "sending" | "sent" | "tooMany" | "failed";

/** The newsletter form: the visitor enters an address, which a mail then asks them to confirm. */
export function Newsletter() {
  const { t } = useTranslation("site");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEarlyWriting(form);
  const [email, setEmail] = useState("");
  const [progress, setProgress] = useState<Progress>("idle");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (progress === "sending") return;
    if (!isEmail(email)) {
      setProgress("invalid");
      shake(input.current);
      input.current?.focus();
      return;
    }
    setProgress("sending");
    try {
      await subscribe(email.trim(), currentLanguage());
      setEmail("");
      setProgress("sent");
    } catch (error) {
      console.error("newsletter sign-up failed", error);
      setProgress(error instanceof ApiError && error.status === 429 ? "tooMany" : "failed");
    }
  };

  const isBad = progress === "invalid" || progress === "tooMany" || progress === "failed";
  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
      <label className={styles["label"]} htmlFor={id}>
        {t("newsletter.label")}
      </label>
      <div className={styles["row"]} aria-busy={progress === "sending"}>
        <input
          ref={input}
          id={id}
          className={styles["input"]}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          placeholder={t("newsletter.placeholder")}
          value={email}
          readOnly={progress === "sending"}
          aria-invalid={progress === "invalid"}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setEmail(event.target.value);
            setProgress("idle");
          }}
        />
        <IconButton type="submit" label={t("newsletter.submit")} icon={<Send />} />
      </div>
      <p id={`${id}-note`} className={isBad ? styles["bad"] : styles["note"]} aria-live="polite">
        {t(`newsletter.note.${progress}`)}
      </p>
    </form>
  );
}
