import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { avatarOf, PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { announce } from "../feedback/announcer.ts";
import { AvatarImage } from "./AvatarImage.tsx";
import styles from "./AvatarPicker.module.css";
import { AvatarTile } from "./AvatarTile.tsx";
import { freeCharacters } from "./avatarSteps.ts";
import { cx } from "../hooks/cx.ts";
import { IconButton } from "../controls/IconButton.tsx";

interface AvatarPickerProps {
  /** The picked character; empty if somebody else has taken it since. */
  readonly value: string;
  readonly onChange: (src: string) => void;
  /** Characters that others in the room have: crossed out and disabled. */
  readonly used: readonly string[];
}

/**
 * Picks a character: a big one to browse through, and all of them to tap. Renders two parts that the
 * surrounding screen places: its grid has the areas `stage` and `grid`.
 */
export function AvatarPicker({ value, onChange, used }: AvatarPickerProps) {
  const { t } = useTranslation("common");
  const name = useId();
  const grid = useRef<HTMLFieldSetElement>(null);
  const picked = avatarOf(value);

  const step = (by: number) => {
    const next = freeCharacters(value, by, used);
    if (next === undefined) return;
    onChange(next);
    announce(avatarOf(next)?.name ?? "");
    const tile = grid.current?.querySelector(`[data-src="${next}"]`);
    tile?.scrollIntoView({ block: "nearest" });
  };

  return (
    <>
      <div className={styles["stage"]}>
        <IconButton
          label={t("avatar.previous")}
          icon={<ChevronLeft />}
          lockMs={0}
          onClick={() => step(-1)}
        />
        <div className={styles["big"]} key={value}>
          <AvatarImage src={value || "unknown.webp"} size="var(--big-avatar)" />
          <span className={styles["name"]} aria-hidden="true">
            {picked?.name ?? "?"}
          </span>
        </div>
        <IconButton
          label={t("avatar.next")}
          icon={<ChevronRight />}
          lockMs={0}
          onClick={() => step(1)}
        />
      </div>
      <fieldset className={styles["grid"]} ref={grid}>
        <legend className="visually-hidden">{t("avatar.legend")}</legend>
        {PLAYER_AVATARS.map((avatar, at) => {
          const isMine = avatar.src === value;
          const isTaken = used.includes(avatar.src) && !isMine;
          return (
            <label
              key={avatar.src}
              data-src={avatar.src}
              className={cx(styles["tile"], isMine && styles["mine"], isTaken && styles["taken"])}
            >
              <input
                type="radio"
                name={name}
                className="tile-input"
                checked={isMine}
                disabled={isTaken}
                aria-label={isTaken ? t("avatar.taken", { name: avatar.name }) : avatar.name}
                onChange={() => onChange(avatar.src)}
              />
              <AvatarTile at={at} />
            </label>
          );
        })}
      </fieldset>
    </>
  );
}
