import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { StoredSession } from "../../client/storage/storage.ts";
import { aliasError, tidyAlias } from "../../../src-shared/catalog/alias.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { useAccount } from "../../client/auth/account.ts";
import { lastLook } from "../../client/storage/device.ts";
import { anyFree, proposedOf } from "../../ui/avatar/avatarSteps.ts";
import type { FieldHandle } from "../../ui/forms/useFieldHandle.ts";
import { LookFields } from "../../ui/forms/LookFields.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { useEntering } from "../../ui/page/entering.ts";
import { usePageNavigation } from "../../ui/page/navigation.tsx";
import { prepareRoom } from "./prepareRoom.ts";
import styles from "./SeatStep.module.css";
import type { TakeSeat } from "./useTakeSeat.ts";
import { useUsedAvatars } from "./useUsedAvatars.ts";

const RoomFull = lazy(() => import("./RoomFull.tsx"));
const LiveRoom = lazy(() => import("./LiveRoom.tsx"));

/** Delay until the name field gets the focus, ms (specification, section 4). */
const FOCUS_MS = 300;

type Entrance = "code" | "quickStart" | "activity";

interface SeatStepProps {
  readonly session: StoredSession;
  /** How the user came here: with the room's code, as its creator, or from Discord. */
  readonly entrance: Entrance;
  readonly seat: Pick<TakeSeat, "join"> & Partial<Pick<TakeSeat, "watch">>;
  /** Initial name when this device has no name from last time. */
  readonly alias?: string;
  /** Error to show first: why the previous seat could not be taken again. */
  readonly initialError?: ErrorCode | undefined;
  readonly onClosed: () => void;
}

/** Second step of joining: a name and a character. */
export function SeatStep(props: SeatStepProps) {
  const { session, entrance, seat, initialError, onClosed } = props;
  const { t } = useTranslation(["join", "common"]);
  const { go, prepare } = usePageNavigation();
  const [last] = useState(lastLook);
  const [alias, setAlias] = useState(last.alias || (props.alias ?? ""));
  const [choice, setChoice] = useState<string>();
  const [error, setError] = useState(initialError);
  const [isFull, setFull] = useState(false);
  const field = useRef<FieldHandle>(null);
  const { used: heardOf, heard } = useUsedAvatars(session.gameCode);
  const isBusy = useEntering().kind !== "none";
  // While a join is in progress, the user's own character counts as taken too. Ignoring that keeps the form
  // unchanged.
  const [used, setUsed] = useState(heardOf);
  if (!isBusy && used !== heardOf) setUsed(heardOf);

  // A character is proposed until the user picks one. If it is taken by someone else, another is proposed, or
  // the pick is cleared.
  const account = useAccount();
  const favourite = "claims" in account ? account.claims.favoriteAvatarSrc : undefined;
  const [chance] = useState(() => anyFree([]));
  const proposed = proposedOf([favourite, last.avatarSrc, chance], used) ?? "";
  const chosen = choice !== undefined && used.includes(choice) ? "" : choice;
  const avatarSrc = chosen ?? proposed;
  const isTakenAway = choice !== undefined && avatarSrc === "";
  const shown = error ?? (isTakenAway ? "error.avatar_in_use" : undefined);

  useEffect(() => {
    const timeout = setTimeout(() => field.current?.focus(), FOCUS_MS);
    return () => clearTimeout(timeout);
  }, []);
  const { gameType } = session;
  useEffect(() => {
    // Preload the next screen while the user is typing.
    prepare("/player/session");
    prepareRoom(gameType);
  }, [prepare, gameType]);

  const join = async (audience: boolean) => {
    const name = tidyAlias(alias);
    const wrongAlias = aliasError(name);
    if (wrongAlias) {
      setError(wrongAlias);
      field.current?.fail();
      return;
    }
    if (avatarSrc === "") return setError("error.avatar_in_use");
    setFull(false);
    const refused: string[] = [];
    // A user who did not pick a character gets another one if it is taken.
    const another = (src: string) => {
      refused.push(src);
      return choice === undefined ? anyFree([...used, ...refused]) : undefined;
    };
    const request = { gameCode: session.gameCode, alias: name, avatarSrc };
    const failed = await seat.join(audience ? { ...request, audience } : request, session, another);
    if (failed === "error.max_players_reached" && !audience) return setFull(true);
    if (failed === "error.avatar_in_use") {
      setChoice(refused.at(-1));
      heard([...used, ...refused]);
    }
    if (failed === "game_over" || failed === "game_not_found") return onClosed();
    setError(failed);
  };
  /** Joins without a seat: as part of the crowd if the room has one, else in the audience. */
  const watch = async () => {
    setFull(false);
    const failed = seat.watch ? await seat.watch(session) : "crowd_closed";
    if (failed === "crowd_closed") return join(true);
    setError(failed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    void join(false);
  };

  return (
    <form className={styles["step"]} onSubmit={submit} noValidate>
      <header className={styles["head"]}>
        {entrance === "code" && (
          <IconButton
            label={t("common:button.back")}
            icon={<ArrowLeft />}
            variant="bare"
            onClick={() => go("/joinGame")}
          />
        )}
        <h1 className={styles["heading"]}>{t("seat.heading")}</h1>
        <p className={styles["code"]}>
          <span className={styles["codeLabel"]}>{t("seat.room")}</span> {session.gameCode}
        </p>
      </header>
      <LookFields
        alias={alias}
        avatarSrc={avatarSrc}
        used={used}
        error={shown}
        button={t("seat.join")}
        isBusy={isBusy}
        placeholder={t("seat.aliasPlaceholder")}
        enterKeyHint="go"
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
      >
        {entrance === "quickStart" && (
          <output className={styles["quickStart"]}>{t("seat.quickStart")}</output>
        )}
      </LookFields>
      <Suspense fallback={null}>
        {isFull && <RoomFull onWatch={() => void watch()} onClose={() => setFull(false)} />}
        <LiveRoom gameCode={session.gameCode} onUsed={heard} onClosed={onClosed} />
      </Suspense>
    </form>
  );
}
