import { Eye } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import styles from "./links.module.css";

/**
 * One of the host's controls: shows the code, which no screen displays, for as long as the button is held.
 */
export function HeldCode() {
  const { t } = useTranslation("links");
  const code = useTopic("gameSessionUpdated")?.gameCode ?? "";
  const [isHeld, setHeld] = useState(false);
  const release = () => setHeld(false);
  const isKey = (key: string) => key === " " || key === "Enter";
  return (
    <button
      type="button"
      className={styles["hold"]}
      onPointerDown={() => setHeld(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onBlur={release}
      onKeyDown={({ key }) => isKey(key) && setHeld(true)}
      onKeyUp={release}
    >
      <Eye aria-hidden="true" />
      {isHeld ? <b className={styles["letters"]}>{code}</b> : t("hide.hold")}
    </button>
  );
}
