import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { openReservedRoom } from "../../client/api/televisions.ts";
import { languageOfTag } from "../../../src-shared/catalog/languages.ts";
import { chooseLanguage, currentLanguage } from "../../i18n/language.ts";
import { keepHost } from "../../client/storage/roomKeys.ts";
import { clearGameSession } from "../../client/storage/storage.ts";
import { useWakeLock } from "../../ui/hooks/useWakeLock.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import styles from "./AutoCreate.module.css";
import { autoCreateParamsOf, type AutoCreateParams } from "../../platform/cast/messages.ts";
import { isCastDevice } from "../../../src-shared/catalog/televisions.ts";
import { receive, tellSenders } from "../../platform/cast/receiver.ts";

const openings = new Map<string, Promise<string>>();

/** Opens the room promised to this device, once for each promise, and resolves to its code. */
function openOnce(params: AutoCreateParams): Promise<string> {
  const known = openings.get(params.token);
  if (known) return known;
  const opening = openRoom(params);
  openings.set(params.token, opening);
  // Failed attempts may be repeated.
  opening.catch(() => openings.delete(params.token));
  return opening;
}

async function openRoom({ token, language }: AutoCreateParams): Promise<string> {
  await chooseLanguage(languageOfTag(language) ?? currentLanguage());
  const room = await openReservedRoom(token, currentLanguage());
  const { gameCode, hostType, gameType, roomToken } = room;
  clearGameSession();
  keepHost({ gameCode, hostType, gameType }, roomToken);
  return gameCode;
}

/**
 * Lets casting pages send this device to a room, which the address then names. `onParams` is called with each
 * room; the latest caller replaces earlier ones.
 */
export function listenForSenders(onParams: (params: AutoCreateParams) => void): void {
  const goTo = (url: string) => {
    const next = autoCreateParamsOf(url, location.origin);
    if (!next) return console.warn("not a Hubbub address:", url);
    history.replaceState(null, "", url);
    onParams(next);
  };
  receive(goTo).catch((error: unknown) => console.error("cast framework failed", error));
}

/**
 * The page of a cast device. Opened without a token, it waits until the casting page sends an address; opened
 * with one, it opens that room immediately. `onRoom` is called when the room is open.
 */
export function AutoCreate({ onRoom }: { readonly onRoom: () => void }) {
  const { t } = useTranslation("tv");
  const [params, setParams] = useState(() => autoCreateParamsOf(location.href, location.origin));
  const [hasFailed, setFailed] = useState(false);
  useWakeLock();

  // Opened with its address on a plain television, the page has no casting page to listen to.
  const isReceiver = isCastDevice(navigator.userAgent);
  useEffect(() => {
    if (!isReceiver) return;
    listenForSenders((next) => {
      setFailed(false);
      setParams(next);
    });
  }, [isReceiver]);

  useEffect(() => {
    if (!params) return undefined;
    let isOver = false;
    openOnce(params).then(
      (gameCode) => {
        if (isOver) return;
        void tellSenders({ type: "status", status: "OPENED", gameCode });
        onRoom();
      },
      (error: unknown) => {
        console.error("could not open the room", error);
        if (isOver) return;
        void tellSenders({ type: "status", status: "FAILED" });
        setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [params, onRoom]);

  const text = hasFailed ? "cast.failed" : params ? "cast.opening" : "cast.ready";
  return (
    <main
      className={styles["screen"]}
      data-cast={hasFailed ? "failed" : params ? "opening" : "ready"}
    >
      <div className={styles["cast"]} aria-hidden="true">
        {["pear.webp", "fries.webp", "tomato.webp"].map((src) => (
          <AvatarImage key={src} src={src} size="calc(var(--u) * 13)" />
        ))}
      </div>
      <p className={styles["text"]} role="status">
        {t(text)}
      </p>
      {!hasFailed && <Spinner />}
    </main>
  );
}
