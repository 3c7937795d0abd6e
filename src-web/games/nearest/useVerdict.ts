import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { usePeople } from "../../room/people.ts";
import { useNearest, useNumberText } from "./controller.ts";
import type { RevealStep } from "./timeline.ts";

/** Returns the sentence above a reveal at each moment, the same on televisions and phones. */
export function useVerdict(step: RevealStep): string {
  const { t } = useTranslation("nearest");
  const { list } = useFormats();
  const numberText = useNumberText();
  const personOf = usePeople();
  const reveal = useNearest()?.reveal;
  if (!reveal) return "";
  const { answer, isYear, landings } = reveal;
  if (!step.answered) return landings.length > 0 ? t("reveal.landing") : t("reveal.silence");
  const value = numberText(answer, isYear);
  if (!step.judged || landings.length === 0) return t("reveal.answer", { value });
  const best = landings.filter(({ place }) => place === 1);
  if (best.length === 0) return t("reveal.allOff", { value });
  const names = list(best.map(({ playerId }) => personOf(playerId).name));
  const isExact = best.some((landing) => landing.value === answer);
  return t(isExact ? "reveal.exact" : "reveal.nearest", { names, value });
}
