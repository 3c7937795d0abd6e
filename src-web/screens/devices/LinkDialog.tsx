import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { useJoinAddress } from "../../client/joinUrl.ts";
import { makeLink } from "../../client/api/links.ts";
import type { MadeLink } from "../../../src-shared/api/links.ts";
import type { InvitationKind } from "../../../src-shared/protocol/invitation.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { usePurpose, useRoom, useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { QrCode } from "../../ui/feedback/QrCode.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { CopyLink } from "./CopyLink.tsx";
import styles from "./links.module.css";

interface LinkDialogProps {
  readonly kind: Exclude<InvitationKind, "overlay">;
  /** The seat to be moved, and the name of its player. */
  readonly playerId?: number;
  readonly name?: string;
  readonly onClose: () => void;
}

/**
 * A link for another device, to scan or to send. It is created when the dialog opens, so that no unused links
 * exist.
 */
export default function LinkDialog({ kind, playerId, name, onClose }: LinkDialogProps) {
  const { t } = useTranslation("links");
  const [attempt, setAttempt] = useState(0);
  const title = name === undefined ? t(`${kind}.title`) : t("seat.titleOf", { name });
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className={styles["share"]}>
        <p>{t(`${kind}.text`)}</p>
        <LinkState
          key={attempt}
          kind={kind}
          playerId={playerId}
          onAgain={() => setAttempt((count) => count + 1)}
        />
      </div>
    </Dialog>
  );
}

interface LinkStateProps {
  readonly kind: LinkDialogProps["kind"];
  readonly playerId: number | undefined;
  readonly onAgain: () => void;
}

function LinkState({ kind, playerId, onAgain }: LinkStateProps) {
  const { t } = useTranslation("links");
  const errorText = useErrorText();
  const link = useLink(kind, playerId);
  if (link.state === "making") return <Spinner />;
  if (link.state === "made") return <LinkReady kind={kind} made={link.made} />;
  return (
    <>
      <p role="alert" className={styles["over"]}>
        {link.state === "failed" ? errorText(link.code) : t("over")}
      </p>
      <Button wide onClick={onAgain}>
        {t("anew")}
      </Button>
    </>
  );
}

function LinkReady({ kind, made }: Pick<LinkStateProps, "kind"> & { readonly made: MadeLink }) {
  const { t } = useTranslation("links");
  const address = useJoinAddress();
  const session = useTopic("gameSessionUpdated");
  // On a streamed screen every viewer could use the link, and most of these links contain the code.
  const isSeen = usePurpose() === "host" && session?.codeHidden === true;
  const name = made.cover ?? session?.gameCode ?? "";
  // The token is in the fragment, so it never reaches a server's log.
  const url = address.at(`/link/${kind}/${name}#${made.token}`);
  return (
    <>
      {!isSeen && (
        <Suspense fallback={<Spinner />}>
          <QrCode
            text={url}
            label={t("qr", { what: t(`${kind}.title`) })}
            size="min(300px, 62vw)"
          />
        </Suspense>
      )}
      {(kind === "seat" || kind === "remote") && <p className={styles["once"]}>{t("once")}</p>}
      <CopyLink url={url} />
    </>
  );
}

type Link =
  | { readonly state: "making" }
  | { readonly state: "made"; readonly made: MadeLink }
  | { readonly state: "over" }
  | { readonly state: "failed"; readonly code: ErrorCode };

/** Longest delay a browser's timer supports, ms. */
const TIMER_MAX_MS = 2 ** 31 - 1;

function useLink(kind: InvitationKind, playerId: number | undefined): Link {
  const room = useRoom();
  const code = useTopic("gameSessionUpdated")?.gameCode;
  const [link, setLink] = useState<Link>({ state: "making" });
  useEffect(() => {
    if (code === undefined) return undefined;
    let isHere = true;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    makeLink(code, kind, playerId).then(
      (made) => {
        if (!isHere) return;
        setLink({ state: "made", made });
        const left = Math.max(0, made.expiresAt - room.now());
        timeout = setTimeout(() => setLink({ state: "over" }), Math.min(left, TIMER_MAX_MS));
      },
      (error: unknown) => {
        const failed = errorCodeOf(error);
        if (isHere) setLink({ state: "failed", code: failed });
      },
    );
    return () => {
      isHere = false;
      clearTimeout(timeout);
    };
  }, [code, kind, playerId, room]);
  return link;
}
