import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHalfChanged } from "../../game-kit/useDraft.ts";
import { textLang, useGameLang } from "../../game-kit/useGameLang.ts";
import { useTakesOver } from "../../game-kit/useTakesOver.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { CaptionForm } from "./CaptionForm.tsx";
import { useHand } from "./controller.ts";
import { SnapPhoto } from "./SnapPhoto.tsx";
import { Watching } from "../../game-kit/Watching.tsx";
import styles from "./WriteTask.module.css";

/** One photo after the other, then the captions that were sent. */
export function WriteTask() {
  const { t } = useTranslation("snaption");
  const photos = useHand()?.photos ?? [];
  const lang = useGameLang();
  const isHalfChanged = useHalfChanged();
  const [chosen, setChosen] = useState(
    () => photos.find(({ photo, text }) => isHalfChanged(`photo-${photo}`, text))?.photo,
  );
  const open = photos.find(({ text }) => text === undefined);
  const current = photos.find(({ photo }) => photo === chosen) ?? open;
  const focus = useTakesOver(current?.photo ?? (photos.length > 0 ? "sent" : undefined));
  if (photos.length === 0) {
    return <Watching title={t("write.watchTitle")} text={t("write.watch")} />;
  }
  if (current) {
    // Not `photo`, which is the room's number: an earlier photo may have been hidden.
    const number = photos.indexOf(current) + 1;
    return (
      <div className={styles["task"]}>
        <StageTitle text={t("write.phoneTitle", { number, count: photos.length })} />
        <CaptionForm
          key={current.photo}
          own={current}
          focus={focus}
          onSend={() => setChosen(current.photo)}
          onSent={() => setChosen(undefined)}
        />
      </div>
    );
  }
  // What backstage hid counts as not sent.
  const count = photos.filter(({ hidden }) => !hidden).length;
  return (
    <div className={styles["done"]}>
      <StageTitle text={count > 0 ? t("write.doneTitle", { count }) : t("show.hidden")} />
      <ul className={styles["sent"]}>
        {photos.map(({ photo, source, text, language, hidden }) => (
          <li key={photo}>
            <SnapPhoto source={source} />
            <b dir="auto" lang={hidden ? undefined : textLang(language, lang)}>
              {hidden ? t("show.hidden") : text}
            </b>
            <Button variant="quiet" icon={<Pencil />} onClick={() => setChosen(photo)}>
              {t("write.change")}
            </Button>
          </li>
        ))}
      </ul>
      {count > 0 && <StillThinking title={t("write.done")} />}
    </div>
  );
}
