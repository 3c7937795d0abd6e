import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Report } from "../../../src-shared/api/admin.ts";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import { fetchAnyPicture, hidePack } from "../../client/api/admin.ts";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./admin.module.css";
import { useAdminMutation } from "./useAdminMutation.ts";

/**
 * The reported pack in its current state with all its entries, and a button to show it again if it is hidden.
 */
export function PackSeen({ pack }: { readonly pack: NonNullable<Report["pack"]> }) {
  const { t } = useTranslation(["admin", "packs"]);
  const showing = useAdminMutation(() => hidePack(pack.packId, false));
  return (
    <div className={styles["seen"]}>
      <p className={styles["facts"]}>
        <b dir="auto" lang={intlTag(pack.language)}>
          {pack.name}
        </b>{" "}
        · {t(`packs:kind.${pack.kind}`)} · {t("packs:list.entries", { count: pack.entries.length })}
        {pack.isHidden && ` · ${t("reports.isDown")}`}
      </p>
      <ul
        className={styles[pack.kind === "picture" ? "seenPictures" : "seenWords"]}
        lang={pack.kind === "picture" ? undefined : intlTag(pack.language)}
      >
        {pack.entries.map((entry, at) => (
          <li key={entry} dir="auto">
            {pack.kind === "picture" ? (
              <SeenPicture id={entry} name={t("packs:pictures.one", { number: at + 1 })} />
            ) : (
              entry
            )}
          </li>
        ))}
      </ul>
      {pack.isHidden && (
        <Button
          variant="quiet"
          aria-label={t("named", { action: t("judge.shown"), name: pack.name })}
          busy={showing.isPending}
          onClick={() => showing.mutate(undefined)}
        >
          {t("judge.shown")}
        </Button>
      )}
    </div>
  );
}

/** A picture that may be hidden from everybody else. */
function SeenPicture({ id, name }: { readonly id: string; readonly name: string }) {
  const { data } = useQuery({ queryKey: ["anyPicture", id], queryFn: () => fetchAnyPicture(id) });
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!data) return undefined;
      const address = URL.createObjectURL(data);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [data],
  );
  return <img ref={show} alt={name} width={96} height={96} />;
}
