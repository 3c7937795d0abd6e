import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { aliasError, isAliasError, tidyAlias } from "../../../src-shared/catalog/alias.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { changeLook } from "../../client/api/gameSession.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { keepLook } from "../../client/storage/device.ts";
import { keepSeatLook } from "../../client/storage/roomKeys.ts";
import { useSeats, useTopic } from "../../room/index.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import type { FieldHandle } from "../../ui/forms/useFieldHandle.ts";
import { LookFields } from "../../ui/forms/LookFields.tsx";
import styles from "./LookSheet.module.css";

interface LookSheetProps {
  readonly playerId: PlayerId;
  readonly onClose: () => void;
}

/** Lets players change their own name and character; every screen shows the new ones immediately. */
export default function LookSheet({ playerId, onClose }: LookSheetProps) {
  const { t } = useTranslation(["room", "join"]);
  const code = useTopic("gameSessionUpdated")?.gameCode;
  const seats = useSeats();
  const me = seats.find((seat) => seat.sessionPlayerId === playerId);
  const [alias, setAlias] = useState(me?.alias ?? "");
  const [choice, setChoice] = useState<string>();
  const [error, setError] = useState<ErrorCode>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<FieldHandle>(null);
  // The audience may use any character: only the seated players have to be told apart by theirs.
  const used = seats
    .filter((seat) => seat.sessionPlayerId !== playerId && !seat.audience)
    .map((seat) => seat.avatarSrc);
  const isTakenAway = choice !== undefined && used.includes(choice);
  const avatarSrc = isTakenAway ? "" : (choice ?? me?.avatarSrc ?? "");
  const shown = error ?? (isTakenAway ? "error.avatar_in_use" : undefined);

  const fail = (failed: ErrorCode) => {
    setError(failed);
    if (isAliasError(failed)) field.current?.fail();
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
      // Send only what changed: a member of the audience who shares a character can still change their name.
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
        <LookFields
          alias={alias}
          avatarSrc={avatarSrc}
          used={used}
          error={shown}
          button={t("me.save")}
          isBusy={isBusy}
          enterKeyHint="done"
          field={field}
          actionClass={styles["action"]}
          onAlias={(typed) => {
            setAlias(typed);
            setError(undefined);
          }}
          onAvatar={(src) => {
            setChoice(src);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
