import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { isAliasError } from "../../../src-shared/catalog/alias.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { ALIAS_MAX_LENGTH } from "../../../src-shared/catalog/limits.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { AvatarPicker } from "../avatar/AvatarPicker.tsx";
import { Button } from "../controls/Button.tsx";
import { cx } from "../hooks/cx.ts";
import { Field } from "./Field.tsx";
import type { FieldHandle } from "./useFieldHandle.ts";
import styles from "./LookFields.module.css";

interface LookFieldsProps {
  readonly alias: string;
  /** The picked character; empty if somebody else has taken it since. */
  readonly avatarSrc: string;
  /** Characters that others in the room have. */
  readonly used: readonly string[];
  /** What is wrong: shown beside the name if it is about the name, otherwise above the button. */
  readonly error: ErrorCode | undefined;
  /** Label of the button, and whether its work is in progress. */
  readonly button: string;
  readonly isBusy: boolean;
  readonly placeholder?: string;
  readonly enterKeyHint: "go" | "done";
  /** Handle of the name's field, for the component that submits the form. */
  readonly field: Ref<FieldHandle>;
  readonly onAlias: (alias: string) => void;
  readonly onAvatar: (src: string) => void;
  /** Class of the block with the button. */
  readonly actionClass?: string | undefined;
  /** Shown above the name. */
  readonly children?: ReactNode;
}

/**
 * A player's look: name, character, and the button to confirm it. The surrounding form places the parts: its
 * grid has the areas `name`, `stage`, `grid` and `action`.
 */
export function LookFields({
  alias,
  avatarSrc,
  used,
  error,
  button,
  isBusy,
  placeholder,
  enterKeyHint,
  field,
  onAlias,
  onAvatar,
  actionClass,
  children,
}: LookFieldsProps) {
  const { t } = useTranslation("join");
  const errorText = useErrorText();
  const isAboutAlias = error !== undefined && isAliasError(error);
  return (
    <>
      <div className={styles["name"]}>
        {children}
        <Field
          ref={field}
          label={t("seat.alias")}
          placeholder={placeholder}
          value={alias}
          maxLength={ALIAS_MAX_LENGTH}
          capitals
          autoComplete="nickname"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          error={isAboutAlias ? errorText(error) : undefined}
          onChange={(event) => onAlias(event.target.value)}
        />
      </div>
      <AvatarPicker value={avatarSrc} used={used} onChange={onAvatar} />
      <div className={cx(styles["action"], actionClass)}>
        <p className={styles["error"]} role="alert">
          {error !== undefined && !isAboutAlias && errorText(error)}
        </p>
        <Button type="submit" size="big" wide busy={isBusy}>
          {button}
        </Button>
      </div>
    </>
  );
}
