import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { findSession } from "../../client/api/gameSession.ts";
import { openLink } from "../../client/api/links.ts";
import type { OpenedLink } from "../../../src-shared/api/links.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { isCover } from "../../../src-shared/protocol/cover.ts";
import type { InvitationKind } from "../../../src-shared/protocol/invitation.ts";
import { Card } from "../../ui/page/PageCard.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import styles from "../../screens/devices/links.module.css";
import { keepCrowdSeat, keepPlace, keepSeat } from "../../client/storage/roomKeys.ts";
import { stored } from "../../client/storage/storage.ts";
import { Button, buttonClass } from "../../ui/controls/Button.tsx";
import { codeFrom } from "../../ui/forms/roomCode.ts";
import { useIsHere } from "../../ui/hooks/useIsHere.ts";
import { useTitle } from "../../ui/page/useTitle.ts";

const route = getRouteApi("/site/link/$kind/$gameCode");

/** The kinds of links that are opened by hand; an overlay's address opens by itself. */
type ShownKind = Exclude<InvitationKind, "overlay">;

const KINDS: readonly ShownKind[] = ["seat", "remote", "crowd", "screen"];
const CAST: Readonly<Record<ShownKind, readonly [string, string]>> = {
  seat: ["onigiri.webp", "donut.webp"],
  remote: ["robot1.webp", "popcorn.webp"],
  crowd: ["popcorn.webp", "fries.webp"],
  screen: ["popcorn.webp", "donut.webp"],
};

/** Stores what opening a link returned. Returns the path of the screen that uses it. */
function keep({ kind, roomToken, seat, ...session }: OpenedLink): string {
  if (seat) {
    if (kind === "crowd") keepCrowdSeat(seat, session, roomToken);
    else keepSeat(seat, session, roomToken);
    return "/player/session";
  }
  const place = kind === "remote" ? "remote" : "screen";
  keepPlace(place, session, roomToken);
  return `/host/${place}`;
}

/** /link/{kind}/{code}#{token}: another device for a room. Asks first: a link may work only once. */
export default function LinkScreen() {
  const { t } = useTranslation("links");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { kind: kindText, gameCode } = route.useParams();
  const kind = KINDS.find((one) => one === kindText) ?? "screen";
  const [isOpening, setOpening] = useState(false);
  const [failed, setFailed] = useState<ErrorCode>();
  useTitle(t(`open.${kind}.title`));
  // A link that works once is bound to one device, known by a cookie. This request makes the server set it,
  // so that the device is recognised even if the response to opening the link is lost.
  useEffect(() => {
    if (kind !== "seat" && kind !== "remote") return;
    findSession(codeFrom(gameCode)).catch((error: unknown) =>
      console.warn("room look-up failed", error),
    );
  }, [kind, gameCode]);
  const open = async () => {
    setOpening(true);
    setFailed(undefined);
    const seatBefore = stored("playerRoomToken");
    try {
      const opened = await openLink(
        isCover(gameCode) ? gameCode : codeFrom(gameCode),
        location.hash.slice(1) || "none",
      );
      // Somebody who has gone back and sat down elsewhere in the meantime keeps that seat.
      if (!isHere() && stored("playerRoomToken") !== seatBefore) return;
      const to = keep(opened);
      if (isHere()) await navigate({ to, replace: true });
    } catch (error) {
      setFailed(errorCodeOf(error));
      setOpening(false);
    }
  };
  return (
    <Card heading={t(`open.${kind}.title`)} cast={CAST[kind]}>
      <div className={styles["page"]}>
        <p>{t(`open.${kind}.text`)}</p>
        {failed !== undefined && (
          <p role="alert" className={styles["over"]}>
            {errorText(failed)}
          </p>
        )}
        <Button size="big" wide busy={isOpening} onClick={() => void open()}>
          {t(`open.${kind}.do`)}
        </Button>
        {failed !== undefined && (
          <Link to="/joinGame" className={buttonClass({ variant: "quiet", wide: true })}>
            {t("open.other")}
          </Link>
        )}
      </div>
    </Card>
  );
}
