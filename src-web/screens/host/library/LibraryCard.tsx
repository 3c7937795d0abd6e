import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Flag, Heart } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryPack } from "../../../../src-shared/api/packLibrary.ts";
import { intlTag, LANGUAGE_NAMES } from "../../../../src-shared/catalog/languages.ts";
import { likedPacks, likePack, unlikePack } from "../../../client/api/packLibrary.ts";
import { useAccount } from "../../../client/auth/account.ts";
import { errorCodeOf } from "../../../client/http/request.ts";
import { pictureUrl } from "../../../client/pictureUrl.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { toast } from "../../../ui/feedback/announcer.ts";
import { ReportPack } from "./ReportPack.tsx";
import styles from "./library.module.css";

interface LibraryCardProps {
  readonly pack: LibraryPack;
  /** The buttons of the pack. */
  readonly children: ReactNode;
}

/** A pack of the library: its contents, its likes, and the buttons for what can be done with it. */
export function LibraryCard({ pack, children }: LibraryCardProps) {
  const { t } = useTranslation("packs");
  const account = useAccount();
  const [isReporting, setReporting] = useState(false);
  const { id, name, kind, language, rating, entryCount, plays, preview } = pack;
  return (
    <li className={styles["pack"]}>
      <strong className={styles["name"]} lang={intlTag(language)}>
        {name}
      </strong>
      <span className={styles["facts"]}>
        {t(`kind.${kind}`)} · {LANGUAGE_NAMES[language]} · {t(`rating.${rating}`)} ·{" "}
        {t("list.entries", { count: entryCount })} · {t("library.plays", { number: plays })}
      </span>
      {kind === "picture" ? (
        <span className={styles["pictures"]}>
          {preview.map((picture, at) => (
            <img
              key={picture}
              src={pictureUrl(picture)}
              alt={t("pictures.one", { number: at + 1 })}
              loading="lazy"
            />
          ))}
        </span>
      ) : (
        <span className={styles["words"]} dir="auto" lang={intlTag(language)}>
          {preview.join(" · ")}
        </span>
      )}
      <span className={styles["actions"]}>
        {children}
        {"claims" in account && (
          <span className={styles["tools"]}>
            {account.kind === "user" && <Like pack={pack} />}
            <IconButton
              label={t("library.report", { name })}
              icon={<Flag />}
              variant="bare"
              onClick={() => setReporting(true)}
            />
          </span>
        )}
      </span>
      {isReporting && <ReportPack id={id} name={name} onClose={() => setReporting(false)} />}
    </li>
  );
}

function Like({ pack: { id, name, likes } }: Pick<LibraryCardProps, "pack">) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const client = useQueryClient();
  const liked = useQuery({ queryKey: ["likedPacks"], queryFn: likedPacks });
  const isLiked = liked.data?.includes(id) ?? false;
  const changing = useMutation({
    mutationFn: () => (isLiked ? unlikePack(id) : likePack(id)),
    onSuccess: () => client.invalidateQueries({ queryKey: ["likedPacks"] }),
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  const shown = changing.data?.likes ?? likes;
  return (
    <>
      <IconButton
        label={t("library.like", { name })}
        icon={<Heart fill={isLiked ? "currentColor" : "none"} />}
        variant="bare"
        aria-pressed={isLiked}
        onClick={() => changing.mutate()}
      />
      <span className="tabular" aria-label={t("library.likes", { number: shown })} role="img">
        {shown}
      </span>
    </>
  );
}
