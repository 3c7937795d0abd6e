import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { sendMessage } from "../../client/api/site.ts";
import { MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH } from "../../../src-shared/catalog/formLimits.ts";
import { EmailField } from "../../ui/forms/EmailField.tsx";
import { TextAreaField } from "../../ui/forms/TextAreaField.tsx";
import { useEarlyWriting } from "../../ui/forms/useEarlyWriting.ts";
import { useFieldErrors } from "../../ui/forms/useFieldErrors.ts";
import { useAccount } from "../../client/auth/account.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import styles from "./contact.module.css";
import { contactFlow, type ContactView } from "./contactFlow.ts";
import { contactFault, type ContactDraft } from "./contactRules.ts";

const EMPTY: ContactDraft = { name: "", email: "", message: "" };

/** Form for a message to the team. */
export function ContactForm() {
  const { t } = useTranslation("account");
  const account = useAccount();
  const form = useRef<HTMLFormElement>(null);
  useEarlyWriting(form);
  const { bind, clear, fail } = useFieldErrors<"name" | "email">();
  const known: Partial<ContactDraft> =
    account.kind === "user"
      ? { name: account.claims.name ?? "", email: account.claims.sub ?? "" }
      : {};
  const [typed, setTyped] = useState<Partial<ContactDraft>>({});
  const [view, setView] = useState<ContactView>({ isSending: false, isThanked: false });
  const flow = useMemo(() => contactFlow(setView, () => setTyped({})), []);
  useEffect(() => flow.stop, [flow]);
  const draft = { ...EMPTY, ...known, ...typed };
  // Not inert, which would take the focus away from the button: nobody would get it back.
  const readOnly = view.isSending;
  const type = (change: Partial<ContactDraft>) => setTyped((before) => ({ ...before, ...change }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = contactFault(draft);
    if (fault) return fail([fault.field, t(`registration.${fault.reason}`)]);
    const body = {
      name: draft.name.trim(),
      email: draft.email.trim(),
      message: draft.message.trim(),
    };
    flow.send(() => sendMessage(body));
  };

  return (
    <div className={styles["frame"]}>
      <form
        ref={form}
        className={styles["form"]}
        noValidate
        aria-busy={view.isSending}
        onSubmit={submit}
      >
        <Field
          {...bind("name")}
          readOnly={readOnly}
          label={t("form.name")}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          required
          value={draft.name}
          onChange={(event) => {
            type({ name: event.target.value });
            clear("name");
          }}
        />
        <EmailField
          {...bind("email")}
          readOnly={readOnly}
          autoComplete="email"
          value={draft.email}
          onChange={(event) => {
            type({ email: event.target.value });
            clear("email");
          }}
        />
        <TextAreaField
          readOnly={readOnly}
          label={t("contact.message")}
          name="message"
          rows={6}
          maxLength={MESSAGE_MAX_LENGTH}
          required
          value={draft.message}
          onChange={(event) => type({ message: event.target.value })}
        />
        <Button type="submit" size="big" wide>
          {t("contact.submit")}
        </Button>
      </form>
      {view.isSending && (
        <div className={styles["sending"]} role="status">
          <Spinner />
          <span className="visually-hidden">{t("contact.sending")}</span>
        </div>
      )}
      <div role="status">
        {view.isThanked && <p className={styles["thanks"]}>{t("contact.thanks")}</p>}
      </div>
    </div>
  );
}
