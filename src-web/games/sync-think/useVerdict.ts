import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { useGroups, useSync } from "./controller.ts";
import type { RevealStep } from "./timeline.ts";

const NAMED = 3;

/** Returns the sentence above a reveal at each moment, the same on televisions and phones. */
export function useVerdict(step: RevealStep): string {
  const { t } = useTranslation("sync-think");
  const { list } = useFormats();
  const sync = useSync();
  const groups = useGroups();
  const reveal = sync?.reveal;
  if (!reveal) return "";
  if (!step.answers) return t("reveal.drumroll");
  if (groups.length === 0) return t("reveal.silence");
  if (!step.judged) return t("reveal.answers");
  const synced = groups.filter(({ outcome }) => outcome === "sync");
  const [first] = synced;
  if (reveal.fullHouse) {
    return first?.text === undefined
      ? t("reveal.fullHouseHidden")
      : t("reveal.fullHouse", { word: first.text });
  }
  if (reveal.outcome === "synced") return t("reveal.allSynced");
  const names = synced.flatMap(({ people }) => people.map(({ name }) => name));
  if (names.length === 0) return reveal.outcome === "out" ? t("reveal.out") : t("reveal.none");
  if (names.length <= NAMED) return t("reveal.some", { names: list(names) });
  return t("reveal.many", { count: names.length });
}
