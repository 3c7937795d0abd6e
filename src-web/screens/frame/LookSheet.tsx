import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { aliasError, tidyAlias } from "../../../src-shared/catalog/alias.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { ALIAS_MAX_LENGTH } from "../../../src-shared/catalog/limits.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { changeLook } from "../../client/api/gameSession.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { keepLook } from "../../client/storage/device.ts";
import { keepSeatLook } from "../../client/storage/roomKeys.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { useSeats, useTopic } from "../../room/index.ts";
import { AvatarPicker } from "../../ui/avatar/AvatarPicker.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Field, type FieldHandle } from "../../ui/forms/Field.tsx";
import styles from "./LookSheet.module.css";

const ABOUT_ALIAS: readonly ErrorCode[] = ["alias_required", "alias_too_long", "alias_characters"];

interface LookSheetProps {
  readonly playerId: PlayerId;
  readonly onClose: () => void;
}

/** One's own name and character, to be put right: every screen shows the new ones at once. */
export default function LookSheet({ playerId, onClose }: LookSheetProps) {
  const { t } = useTranslation(["room", "join"]);
  const errorText = useErrorText();
  const code = useTopic("gameSessionUpdated")?.gameCode;
  const seats = useSeats();
  const me = seats.find((seat) => seat.sessionPlayerId === playerId);
  const [alias, setAlias] = useState(me?.alias ?? "");
  const [choice, setChoice] = useState<string>();
  const [error, setError] = useState<ErrorCode>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<FieldHandle>(null);
  // The audience may look like anybody: only the seated are told apart by their characters.
  const used = seats
    .filter((seat) => seat.sessionPlayerId !== playerId && !seat.audience)
    .map((seat) => seat.avatarSrc);
  const isTakenAway = choice !== undefined && used.includes(choice);
  const avatarSrc = isTakenAway ? "" : (choice ?? me?.avatarSrc ?? "");
  const shown = error ?? (isTakenAway ? "error.avatar_in_use" : undefined);
  const isAboutAlias = shown !== undefined && ABOUT_ALIAS.includes(shown);

  const fail = (failed: ErrorCode) => {
    setError(failed);
    if (ABOUT_ALIAS.includes(failed)) field.current?.fail();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!me || code === undefined || isBusy) return;
    const name = tidyAlias(alias);
    const wrong = aliasError(name) ?? (avatarSrc === "" ? "error.avatar_in_use" : undefined);
    if (wrong) return fail(wrong);
    if (name === me.alias && avatarSrc === me.avatarSrc) return onClose();
    setError(undefined);
    setBusy(true);
    try {
      // Only what is new: a watcher who shares a character may still mend their name.
      await changeLook(code, playerId, {
        ...(name !== me.alias && { alias: name }),
        ...(avatarSrc !== me.avatarSrc && { avatarSrc }),
      });
      keepLook(name, avatarSrc);
      keepSeatLook({ alias: name, avatarSrc });
      onClose();
    } catch (failed) {
      fail(errorCodeOf(failed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open title={t("join:seat.heading")} size="roomy" onClose={onClose}>
      <form className={styles["look"]} onSubmit={(event) => void save(event)} noValidate>
        <div className={styles["name"]}>
          <Field
            ref={field}
            label={t("join:seat.alias")}
            value={alias}
            maxLength={ALIAS_MAX_LENGTH}
            capitals
            autoComplete="nickname"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            error={isAboutAlias ? errorText(shown) : undefined}
            onChange={(event) => {
              setAlias(event.target.value);
              setError(undefined);
            }}
          />
        </div>
        <AvatarPicker
          value={avatarSrc}
          used={used}
          onChange={(src) => {
            setChoice(src);
            setError(undefined);
          }}
        />
        <div className={styles["action"]}>
          <p className={styles["error"]} role="alert">
            {shown !== undefined && !isAboutAlias && errorText(shown)}
          </p>
          <Button type="submit" size="big" wide busy={isBusy} lockMs={500}>
            {t("me.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
