import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useJoinAddress } from "../../client/joinUrl.ts";
import { LOGIN_CODE_LENGTH } from "../../../src-shared/protocol/pairing.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import type { FieldHandle } from "../../ui/forms/useFieldHandle.ts";
import styles from "./LoginCodePage.module.css";

/** Extracts a television's code from what was typed or pasted. */
export function loginCodeFrom(text: string): string {
  const code = /\/loginCode\/([a-z0-9]+)/iu.exec(text)?.[1] ?? text;
  return code
    .toUpperCase()
    .replace(/[^A-Z0-9]/gu, "")
    .slice(0, LOGIN_CODE_LENGTH);
}

/** Form for the code that a television shows, with instructions for getting one. */
export function CodeForm({ onCode }: { readonly onCode: (loginCode: string) => void }) {
  const { t } = useTranslation("tv");
  const address = useJoinAddress();
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  const field = useRef<FieldHandle>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === LOGIN_CODE_LENGTH) return onCode(code);
    setShort(true);
    field.current?.fail();
  };
  return (
    <form className={styles["card"]} onSubmit={submit} noValidate>
      <AvatarImage src="popcorn.webp" size="112px" />
      <h1 className={styles["heading"]}>{t("pair.heading")}</h1>
      <p>{t("pair.how")}</p>
      <p className={styles["address"]}>{address.typed}/smarttvhome</p>
      <Field
        ref={field}
        label={t("pair.codeLabel")}
        value={code}
        capitals
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        error={isShort ? t("pair.codeShort") : undefined}
        onChange={(event) => {
          setCode(loginCodeFrom(event.target.value));
          setShort(false);
        }}
      />
      <Button type="submit" size="big" wide>
        {t("pair.next")}
      </Button>
    </form>
  );
}
