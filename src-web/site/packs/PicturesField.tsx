import { ImagePlus, X } from "lucide-react";
import { useId, type ChangeEvent, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { PICTURES_PER_PACK_MAX } from "../../../src-shared/catalog/packs.ts";
import { addPicture } from "../../client/api/packLibrary.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { pictureUrl } from "../../client/pictureUrl.ts";
import { shrink } from "../../client/shrink.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import styles from "./packs.module.css";

interface PicturesFieldProps {
  readonly ids: readonly string[];
  /** Whether uploads are still in progress. */
  readonly isBusy: boolean;
  /** Whether changes would be lost now. */
  readonly isFrozen: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Refusals that are about one file. */
const OF_ONE_FILE: readonly ErrorCode[] = ["photo_unusable", "body_too_large"];

/** Pictures of a pack. They are re-encoded at a smaller size and uploaded one after the other. */
export function PicturesField({ ids, isBusy, isFrozen, onBusy, onChange }: PicturesFieldProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const fileId = useId();
  const isFull = ids.length >= PICTURES_PER_PACK_MAX;
  const isClosed = isBusy || isFrozen || isFull;
  // A disabled input would lose the focus for good.
  const open = (event: MouseEvent) => {
    if (!isClosed) return;
    event.preventDefault();
    if (isFull && !isBusy) toast(errorText("too_many_pictures"), "bad");
  };
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = "";
    onBusy(true);
    let next = ids;
    const refusals = new Set<ErrorCode>();
    for (const file of files) {
      if (next.length >= PICTURES_PER_PACK_MAX) {
        refusals.add("too_many_pictures");
        break;
      }
      try {
        // Sequential on purpose: a phone then holds only one large picture at a time.
        // oxlint-disable-next-line no-await-in-loop
        const id = await addPicture(await shrink(file));
        next = next.includes(id) ? next : [...next, id];
        onChange(next);
      } catch (error) {
        const code = errorCodeOf(error);
        refusals.add(code);
        // One unusable file does not hold up the others.
        if (!OF_ONE_FILE.includes(code)) break;
      }
    }
    for (const code of refusals) toast(errorText(code), "bad");
    onBusy(false);
  };
  return (
    <div className={styles["entries"]}>
      <p className={styles["quiet"]}>{t("pictures.hint", { max: PICTURES_PER_PACK_MAX })}</p>
      <ul className={styles["pictures"]}>
        {ids.map((id, at) => (
          <li key={id}>
            <img src={pictureUrl(id)} alt={t("pictures.one", { number: at + 1 })} loading="lazy" />
            <IconButton
              label={t("pictures.remove", { number: at + 1 })}
              icon={<X />}
              disabled={isBusy}
              onClick={() => onChange(ids.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
      <div className={styles["below"]}>
        <p className={cx(styles["count"], "tabular")} role="status">
          {isBusy
            ? t("pictures.busy")
            : t("editor.count", { count: ids.length, max: PICTURES_PER_PACK_MAX })}
        </p>
        <label className={buttonClass({ variant: "quiet" })} htmlFor={fileId}>
          <ImagePlus aria-hidden="true" />
          {t("pictures.add")}
        </label>
        <input
          id={fileId}
          className={styles["file"]}
          type="file"
          multiple
          aria-disabled={isClosed || undefined}
          accept="image/jpeg,image/png,image/webp"
          onClick={open}
          onChange={(event) => void upload(event)}
        />
      </div>
    </div>
  );
}
