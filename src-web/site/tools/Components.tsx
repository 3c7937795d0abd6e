import { Rocket } from "lucide-react";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  PLAYER_AVATARS,
  ROBOT_AVATARS,
  UNKNOWN_AVATAR_SRC,
} from "../../../src-shared/catalog/avatars.ts";
import { BADGES, seatLook } from "../../../src-shared/catalog/seats.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { AvatarPicker } from "../../ui/avatar/AvatarPicker.tsx";
import { BadgeShape } from "../../ui/avatar/BadgeShape.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import type { FieldHandle } from "../../ui/forms/useFieldHandle.ts";
import { FullScreenOverlay } from "../../ui/page/FullScreenOverlay.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { PlayerChip } from "../../ui/avatar/PlayerChip.tsx";
import { QrCode } from "../../ui/feedback/QrCode.tsx";
import { RoomCodeBox } from "../../ui/forms/RoomCodeBox.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import styles from "./playground.module.css";

/** How long the overlay, which nothing else closes, is shown, ms. */
const OVERLAY_MS = 2_500;
const VARIANTS = ["primary", "quiet", "danger"] as const;
const TAKEN = PLAYER_AVATARS.slice(3, 6).map(({ src }) => src);

/** One component under its name in the code. */
function Exhibit({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles["exhibit"]}>
      <h2 className={styles["code"]}>{name}</h2>
      <div className={styles["shelf"]}>{children}</div>
    </section>
  );
}

function Buttons() {
  const { t } = useTranslation("common");
  return (
    <>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} lockMs={300}>
          {t("button.join")}
        </Button>
      ))}
      <Button size="big" icon={<Rocket />} lockMs={300}>
        {t("button.join")}
      </Button>
      <Button busy>{t("loading")}</Button>
      <Button disabled>{t("button.join")}</Button>
    </>
  );
}

function Inputs() {
  const { t } = useTranslation("common");
  const field = useRef<FieldHandle>(null);
  const [text, setText] = useState("");
  const [code, setCode] = useState("");
  const [isBad, setBad] = useState(false);
  return (
    <div className={styles["inputs"]}>
      <Field
        ref={field}
        label={t("menu.title")}
        hint={t("codeBox.hint")}
        error={isBad ? t("error.alias_required") : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <RoomCodeBox value={code} onChange={setCode} />
      <Button
        variant="quiet"
        lockMs={300}
        onClick={() => {
          setBad(!isBad);
          if (!isBad) field.current?.fail();
        }}
      >
        fail()
      </Button>
    </div>
  );
}

function Openings() {
  const { t } = useTranslation("common");
  const [open, setOpen] = useState<"dialog" | "overlay">();
  useEffect(() => {
    if (open !== "overlay") return undefined;
    const timeout = setTimeout(() => setOpen(undefined), OVERLAY_MS);
    return () => clearTimeout(timeout);
  }, [open]);
  return (
    <>
      <Button variant="quiet" lockMs={300} onClick={() => setOpen("dialog")}>
        Dialog
      </Button>
      <Button variant="quiet" lockMs={300} onClick={() => setOpen("overlay")}>
        FullScreenOverlay
      </Button>
      <Button variant="quiet" lockMs={300} onClick={() => toast(t("button.copied"), "good")}>
        toast()
      </Button>
      <Dialog open={open === "dialog"} title={t("menu.title")} onClose={() => setOpen(undefined)}>
        <p>{t("footer.tagline")}</p>
      </Dialog>
      {open === "overlay" && <FullScreenOverlay title={t("loading")} text={t("footer.tagline")} />}
    </>
  );
}

function Picker() {
  const [src, setSrc] = useState(PLAYER_AVATARS[0]?.src ?? "");
  return (
    <div className={styles["picker"]}>
      <AvatarPicker value={src} onChange={setSrc} used={TAKEN} />
    </div>
  );
}

/** Everything in `src-web/ui`, in each of its states. */
export function Components() {
  const { t } = useTranslation("tools");
  const cast = [...PLAYER_AVATARS, ...ROBOT_AVATARS].map(({ src }) => src);
  return (
    <div className={styles["exhibits"]}>
      <Exhibit name="Button">
        <Buttons />
      </Exhibit>
      <Exhibit name="IconButton">
        {(["primary", "quiet", "bare"] as const).map((variant) => (
          <IconButton
            key={variant}
            label={variant}
            icon={<Rocket />}
            variant={variant}
            lockMs={0}
          />
        ))}
      </Exhibit>
      <Exhibit name="Field · RoomCodeBox">
        <Inputs />
      </Exhibit>
      <Exhibit name="Dialog · FullScreenOverlay · Announcer">
        <Openings />
      </Exhibit>
      <Exhibit name="PlayerChip">
        {PLAYER_AVATARS.slice(0, 6).map(({ src, name }, seat) => (
          <PlayerChip
            key={src}
            alias={name}
            avatarSrc={src}
            away={seat === 5}
            layout={seat > 2 ? "column" : "row"}
            {...seatLook(seat)}
          />
        ))}
      </Exhibit>
      <Exhibit name="BadgeShape">
        {BADGES.map((badge, seat) => (
          <BadgeShape key={badge} badge={badge} color={seatLook(seat).hexColor} size="3rem" named />
        ))}
      </Exhibit>
      <Exhibit name="QrCode · Spinner">
        <Suspense fallback={<Spinner />}>
          <QrCode text={location.origin} label={t("playground.qr")} />
        </Suspense>
        <Spinner />
        <Spinner small />
      </Exhibit>
      <Exhibit name="AvatarPicker">
        <Picker />
      </Exhibit>
      <Exhibit name="AvatarImage">
        {[...cast, UNKNOWN_AVATAR_SRC].map((src) => (
          <AvatarImage key={src} src={src} size="96px" named lazy />
        ))}
      </Exhibit>
    </div>
  );
}
