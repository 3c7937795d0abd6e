import { Handshake, UsersRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CircleTonight } from "../../../src-shared/api/circles.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { bringCircle, fetchTonight, joinTonight } from "../../client/api/circles.ts";
import { continueAsGuest, currentAccount, useAccount } from "../../client/auth/account.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { Button, buttonClass } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import panel from "../../ui/controls/panel.module.css";
import { toast } from "../../ui/feedback/announcer.ts";
import { useShowSheet } from "./PodiumSheet.tsx";

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Turns a visitor who joined with just the code into a guest, since a circle needs an account for each
 * member.
 */
async function beSomebody(): Promise<void> {
  if (currentAccount().kind === "visitor") await continueAsGuest(currentLanguage());
}

/**
 * Fetches what is known of this night's circle; again when the room reports that there is one, or when
 * somebody logs in. `first`: what is known already. `ask`: fetches it for a press that comes before the
 * response, or after one that was lost.
 */
function useTonight(gameCode: string | undefined, first?: CircleTonight) {
  const circleId = useTopic("circle")?.circleId;
  const { kind } = useAccount();
  const [known, setKnown] = useState(first && { of: circleId, tonight: first });
  // A visitor has no circles, and this night has none either: nothing to fetch.
  const isWorthIt = circleId !== undefined || kind === "guest" || kind === "user";
  const about = isWorthIt ? `${circleId ?? ""} ${kind}` : undefined;
  useEffect(() => {
    let isHere = true;
    if (gameCode === undefined || about === undefined) return undefined;
    fetchTonight(gameCode).then(
      (tonight) => isHere && setKnown({ of: circleId, tonight }),
      (error: unknown) => console.warn("circle not loaded", error),
    );
    return () => {
      isHere = false;
    };
  }, [gameCode, about, circleId]);
  // A visitor who becomes a guest by joining keeps seeing the previous result until the next response.
  const tonight = known?.of === circleId ? known?.tonight : undefined;
  const ask = async () => {
    if (tonight || gameCode === undefined || about === undefined) return tonight;
    const asked = await fetchTonight(gameCode);
    setKnown({ of: circleId, tonight: asked });
    return asked;
  };
  return { circleId, tonight, ask };
}

/** The ways into a circle; `onIn` receives its id. */
function useComingIn(gameCode: string | undefined, onIn: (circleId: string) => void) {
  const { t } = useTranslation("circles");
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const busyWith = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast(errorText(errorCodeOf(error)), "bad");
    } finally {
      setBusy(false);
    }
  };
  const act = async (work: () => Promise<{ circleId: string }>, done: string) => {
    await beSomebody();
    onIn((await work()).circleId);
    toast(done, "good");
  };
  const make = async () => {
    if (gameCode === undefined) return;
    const day = DAYS[new Date().getDay()] ?? 0;
    const name = t(`defaultName.${day}`);
    await act(() => bringCircle(gameCode, { name }), t("podium.made"));
  };
  return { isBusy, busyWith, act, make };
}

interface AskedProps {
  readonly gameCode: string;
  readonly first: CircleTonight;
  readonly onIn: (circleId: string) => void;
  readonly onClose: () => void;
}

/** Asks which circle to use. Stays open when the podium ends. */
function Asked({ gameCode, first, onIn, onClose }: AskedProps) {
  const { t } = useTranslation("circles");
  const { tonight = first } = useTonight(gameCode, first);
  const { isBusy, busyWith, act, make } = useComingIn(gameCode, onIn);
  const found = tonight.tonight;
  return (
    <Dialog
      open
      title={found ? t("podium.joinTitle", { name: found.name }) : t("podium.choose")}
      onClose={onClose}
    >
      <div className={panel["confirm"]}>
        <p>{t("whatItMeans")}</p>
        {found ? (
          <Button
            wide
            busy={isBusy}
            onClick={() =>
              void busyWith(() =>
                act(() => joinTonight(gameCode), t("podium.joined", { name: found.name })),
              )
            }
          >
            {t("podium.in")}
          </Button>
        ) : (
          <>
            {tonight.yours.map(({ circleId: id, name }) => (
              <Button
                key={id}
                wide
                busy={isBusy}
                onClick={() =>
                  void busyWith(() =>
                    act(
                      () => bringCircle(gameCode, { circleId: id }),
                      t("podium.brought", { name }),
                    ),
                  )
                }
              >
                {name}
              </Button>
            ))}
            <Button variant="quiet" wide busy={isBusy} onClick={() => void busyWith(make)}>
              {t("podium.anew")}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/**
 * On a phone's podium: one tap turns everybody who played into a circle. The others are asked on their own
 * phones: nobody becomes a member without saying so.
 */
export default function CircleCard() {
  const { t } = useTranslation("circles");
  const myId = useMyId();
  const gameCode = useTopic("gameSessionUpdated")?.gameCode;
  const seats = useTopic("sessionPlayersUpdated");
  const me = myId === undefined ? undefined : seats?.[myId];
  const end = useTopic("gameEnd");
  const evening = useTopic("evening");
  const { circleId, tonight, ask } = useTonight(gameCode);
  const [joined, setJoined] = useState<string>();
  const { isBusy, busyWith, make } = useComingIn(gameCode, setJoined);
  const show = useShowSheet();
  const isMine = ({ playerId }: { readonly playerId: PlayerId }) => playerId === myId;
  const played = end?.podium.some(isMine) || evening?.standing.some(isMine);
  if (gameCode === undefined || !played || !me || me.crowd || me.robot) return null;

  const close = () => show(undefined);
  const onIn = (id: string) => {
    setJoined(id);
    close();
  };
  const press = async () => {
    const now = await ask();
    if (!now || (!now.tonight && now.yours.length === 0)) return make();
    show(<Asked gameCode={gameCode} first={now} onIn={onIn} onClose={close} />);
  };
  const found = tonight?.tonight;
  const ours = joined ?? (found?.isMember ? found.circleId : undefined);
  if (ours !== undefined) {
    return (
      <a
        className={buttonClass({ variant: "quiet", wide: true })}
        href={`/circle/${ours}`}
        target="_blank"
        rel="noreferrer"
      >
        <UsersRound aria-hidden="true" />
        <span>{t("podium.open")}</span>
      </a>
    );
  }
  // Until it is known whether that circle still exists: it most likely does.
  const isThere = tonight ? tonight.tonight !== null : circleId !== undefined;
  return (
    <Button
      variant="quiet"
      wide
      icon={<Handshake aria-hidden="true" />}
      busy={isBusy}
      onClick={() => void busyWith(press)}
    >
      {isThere ? t("podium.join") : t("podium.make")}
    </Button>
  );
}
