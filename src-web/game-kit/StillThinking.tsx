import { PartyPopper } from "lucide-react";
import { useTranslation } from "react-i18next";
import { playerIdsOf } from "../../src-shared/protocol/ids.ts";
import { useMyId, useTopic } from "../room/index.ts";
import { useFormats } from "../i18n/format.ts";
import { AvatarImage } from "../ui/avatar/AvatarImage.tsx";
import { useAnnouncement } from "../ui/feedback/useAnnouncement.ts";
import { usePeople } from "../room/people.ts";
import styles from "./StillThinking.module.css";

const NAMED = 3;

/** Shown once a player is done: a small celebration, and whom everybody is waiting for. */
export function StillThinking({ title }: { readonly title: string }) {
  const { t } = useTranslation("room");
  const { list } = useFormats();
  const personOf = usePeople();
  const myId = useMyId();
  const all = playerIdsOf(useTopic("stage")?.waitingFor);
  // The player has acted: on a slow line, the room only does not know yet.
  const waiting = all.filter((id) => id !== myId).map(personOf);
  const names = waiting.slice(0, NAMED).map(({ name }) => name);
  const more = waiting.length - names.length;
  if (more > 0) names.push(t("waiting.more", { count: more }));
  const allIn = all.length === 0 ? t("waiting.allIn") : "";
  const who = waiting.length > 0 ? t("waiting.for", { names: list(names) }) : allIn;
  useAnnouncement(title);
  useAnnouncement(who);
  return (
    <div className={styles["box"]}>
      <p className={styles["title"]}>
        <PartyPopper aria-hidden="true" />
        {title}
      </p>
      <p className={styles["who"]}>
        {waiting.slice(0, NAMED).map(({ id, avatarSrc }) => (
          <AvatarImage key={id} src={avatarSrc} size="30px" />
        ))}
        <span>{who}</span>
      </p>
    </div>
  );
}
