import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Moon, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EntryReport } from "../../../src-shared/api/packLibrary.ts";
import { intlTag, type Language } from "../../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import { fetchEntryResults, retireEntry, startEntryAnew } from "../../client/api/packLibrary.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { pictureUrl } from "../../client/pictureUrl.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { doingWorst } from "./doingWorst.ts";
import styles from "./packs.module.css";

interface EntryResultsProps {
  readonly kind: PackKind;
  readonly id: string;
  readonly language: Language;
}

/** Entries of the user's pack that fall flat or are switched off, with a button to switch each off or on. */
export function EntryResults({ kind, id, language }: EntryResultsProps) {
  const { t } = useTranslation("packs");
  const query = useQuery({ queryKey: ["entryResults", id], queryFn: () => fetchEntryResults(id) });
  return (
    <section className={styles["fared"]} aria-labelledby="fared">
      <h3 id="fared" className={styles["heading"]}>
        {t("fared.heading")}
      </h3>
      <p className={styles["quiet"]}>{t("fared.text")}</p>
      <QueryView query={query}>
        {(entries) => {
          const worst = doingWorst(entries);
          if (worst.length === 0) {
            const isPlayed = entries.some(({ shown }) => shown > 0);
            return <p>{t(isPlayed ? "fared.none" : "fared.unplayed")}</p>;
          }
          return (
            <ul className={styles["fares"]}>
              {worst.map((entry) => (
                <Fared
                  key={entry.entry}
                  id={id}
                  language={language}
                  entry={entry}
                  picture={
                    kind === "picture"
                      ? entries.findIndex((one) => one.entry === entry.entry) + 1
                      : undefined
                  }
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </section>
  );
}

interface FaredProps {
  readonly id: string;
  readonly language: Language;
  readonly entry: EntryReport;
  /** Number of the picture in the pack, from 1; undefined for a text. */
  readonly picture: number | undefined;
}

function Fared({ id, language, entry: { entry, shown, flat, isRetired }, picture }: FaredProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const client = useQueryClient();
  const name = picture === undefined ? entry : t("pictures.one", { number: picture });
  const changing = useMutation({
    mutationFn: () => (isRetired ? startEntryAnew(id, entry) : retireEntry(id, entry)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["entryResults", id] });
      toast(t(isRetired ? "fared.isBack" : "fared.isResting", { entry: name }), "good");
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  return (
    <li className={styles["fare"]}>
      {picture !== undefined && <img src={pictureUrl(entry)} alt="" loading="lazy" />}
      <span className={styles["fareName"]}>
        <b dir="auto" lang={picture === undefined ? intlTag(language) : undefined}>
          {name}
        </b>
        <span className={styles["quiet"]}>
          {t("fared.tally", { shown, flat })}
          {isRetired && ` · ${t("fared.rests")}`}
        </span>
      </span>
      <Button
        variant="quiet"
        icon={isRetired ? <RotateCcw aria-hidden="true" /> : <Moon aria-hidden="true" />}
        busy={changing.isPending}
        aria-label={t(isRetired ? "fared.anewOne" : "fared.restOne", { entry: name })}
        onClick={() => changing.mutate()}
      >
        {t(isRetired ? "fared.anew" : "fared.rest")}
      </Button>
    </li>
  );
}
