import { RefreshCw } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useJoinAddress } from "../../client/joinUrl.ts";
import type { LoginCode } from "../../../src-shared/api/televisions.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../src-shared/catalog/languages.ts";
import table from "../../assets/scenes/table.webp";
import { chooseLanguage, currentLanguage } from "../../i18n/language.ts";
import { useWakeLock } from "../../ui/hooks/useWakeLock.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { QrCode } from "../../ui/feedback/QrCode.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { BOLD, rich } from "../../ui/page/rich.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";
import { Wordmark } from "../../ui/page/Wordmark.tsx";
import styles from "./SmartTvHome.module.css";
import { followRemote } from "../../platform/television/spatialFocus.ts";
import { usePairing } from "./usePairing.ts";

const STEPS = [
  { key: "step1", guide: "robot1.webp" },
  { key: "step2", guide: "fries.webp" },
  { key: "step3", guide: "donut.webp" },
] as const;

/**
 * The screen of a television without a room: a code and what to do with it. Nothing is ever typed here;
 * `onRoom` is called once a phone has confirmed the code and the room is open.
 */
export function SmartTvHome({ onRoom }: { readonly onRoom: () => void }) {
  const { t } = useTranslation("tv");
  const { pairing, renew } = usePairing(onRoom);
  useTitle(t("home.heading"));
  useWakeLock();
  useEffect(followRemote, []);
  const isShowing = pairing.kind === "showing";

  return (
    <div className={styles["tv"]} style={{ backgroundImage: `url("${table}")` }}>
      <header className={styles["top"]}>
        <Wordmark className={styles["wordmark"]} />
        <h1 className={styles["heading"]}>{t("home.heading")}</h1>
      </header>
      <main className={styles["middle"]}>
        <section className={styles["card"]} aria-live="polite">
          {isShowing && <CodeCard code={pairing.code} isCut={pairing.isCut} />}
          {!isShowing && (
            <p className={styles["busy"]} role="status">
              <AvatarImage
                src={pairing.kind === "failed" ? "lemon.webp" : "popcorn.webp"}
                size="calc(var(--u) * 9)"
              />
              <span>{t(`home.${pairing.kind}`)}</span>
              <Spinner />
            </p>
          )}
        </section>
        <ol className={styles["steps"]}>
          {STEPS.map(({ key, guide }) => (
            <li key={key} className={styles["step"]}>
              <AvatarImage src={guide} size="calc(var(--u) * 6.4)" />
              <span>{t(`home.${key}`)}</span>
            </li>
          ))}
        </ol>
      </main>
      <footer className={styles["bottom"]}>
        <NewCode onClick={renew} />
        <Languages />
      </footer>
    </div>
  );
}

function CodeCard({ code, isCut }: { readonly code: LoginCode; readonly isCut: boolean }) {
  const { t } = useTranslation("tv");
  const address = useJoinAddress();
  const { loginCode } = code;
  return (
    <>
      <div className={styles["qr"]}>
        <Suspense>
          <QrCode
            text={address.at(`/loginCode/${loginCode}`)}
            label={t("home.qr", { code: loginCode })}
            size="calc(var(--u) * 19)"
          />
        </Suspense>
      </div>
      <div className={styles["words"]}>
        <p className={styles["how"]}>
          {rich(t("home.how", { address: `${address.typed}/loginCode` }), BOLD)}
        </p>
        <p
          className={styles["code"]}
          role="img"
          aria-label={t("home.codeLabel", { code: loginCode })}
        >
          {Array.from(loginCode).map((character, at) => (
            <span key={`${at}${character}`} aria-hidden="true">
              {character}
            </span>
          ))}
        </p>
        <p className={styles["waiting"]}>
          <Spinner small /> <span>{t(isCut ? "home.failed" : "home.waiting")}</span>
        </p>
      </div>
    </>
  );
}

/** Focused first for the remote control: the action most likely wanted on a waiting television. */
function NewCode({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation("tv");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" className={styles["chip"]} onClick={onClick}>
      <RefreshCw aria-hidden="true" /> <span>{t("home.newCode")}</span>
    </button>
  );
}

function Languages() {
  const { t, i18n } = useTranslation("tv");
  // Reading `language` makes this follow a change of the texts.
  const current = i18n.language ? currentLanguage() : undefined;
  return (
    <div className={styles["languages"]} role="group" aria-label={t("home.language")}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className={cx(styles["chip"], language === current && styles["current"])}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  );
}
