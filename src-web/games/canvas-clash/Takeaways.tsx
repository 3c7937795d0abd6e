import { Images } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import { Replay } from "../../drawing/replay/Replay.tsx";
import { TakeHome } from "../../drawing/replay/TakeHome.tsx";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useSend } from "../../room/useSend.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { bodyOf } from "./drawings.ts";
import styles from "./Takeaways.module.css";
import { useDrawing } from "./useDrawing.ts";

/** A painter's own pictures after the game, on their phone, to save or to delete. */
export default function Takeaways() {
  const { t } = useTranslation("canvas-clash");
  const myId = useMyId();
  const [isOpen, setOpen] = useState(false);
  const kept = useTopic("gameEnd")?.keepsakes ?? [];
  const mine = kept.filter(({ playerIds }) => playerIds.some((id) => id === myId));
  if (mine.length === 0) return null;
  const title = t("highlights.yours", { count: mine.length });
  return (
    <>
      <Button variant="quiet" icon={<Images />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={isOpen} title={title} size="full" onClose={() => setOpen(false)}>
        <ul className={styles["list"]}>
          {mine.map((keepsake) => (
            <li key={keepsake.id}>
              <Mine keepsake={keepsake} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function Mine({ keepsake }: { readonly keepsake: Keepsake }) {
  const { t } = useTranslation(["canvas-clash", "drawing"]);
  const { send } = useSend();
  const lang = useGameLang();
  const drawing = useDrawing(keepsake.id);
  const [isRemoving, setRemoving] = useState(false);
  const word = bodyOf(keepsake)?.word ?? "";
  const remove = async () => {
    if (await send("removeKeepsake", { keepsakeId: keepsake.id })) toast(t("highlights.removed"));
  };
  return (
    <figure className={styles["mine"]}>
      <div className={styles["frame"]}>
        {drawing && (
          <Replay drawing={drawing} label={t("drawing:canvas.of", { word })} lastsMs={3_000} />
        )}
      </div>
      <figcaption lang={lang}>{word}</figcaption>
      {drawing && <TakeHome drawing={drawing} title={word} onRemove={() => setRemoving(true)} />}
      <ConfirmDialog
        open={isRemoving}
        title={t("drawing:take.removeTitle")}
        text={t("drawing:take.removeText")}
        action={t("drawing:take.remove")}
        onClose={() => setRemoving(false)}
        onConfirm={() => void remove()}
      />
    </figure>
  );
}
