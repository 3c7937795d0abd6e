import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Numbers as Told } from "../../../src-shared/api/adminSite.ts";
import { COUNT_NAMES } from "../../../src-shared/catalog/events.ts";
import { GAME_TYPES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { LANGUAGE_NAMES, languageOfTag } from "../../../src-shared/catalog/languages.ts";
import { fetchNumbers, saveNumbers } from "../../client/api/admin.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { useGameName } from "../../i18n/useGameName.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { DayChart } from "./DayChart.tsx";
import { lastDays, sharesOf, totalOf } from "./dayNumbers.ts";
import styles from "./Numbers.module.css";
import page from "./admin.module.css";
import { Shares } from "./Shares.tsx";
import { useAdminMutation } from "./useAdminMutation.ts";

/** The selectable time ranges in days; the longest is a year in complete weeks. */
const RANGES = ["1", "7", "30", "90", "364"] as const;
type Range = (typeof RANGES)[number];
const FIRST_RANGE: Range = "30";

/** Charts by day, each with three lines. */
const CHARTS = [
  { key: "play", names: ["game_created", "game_started", "game_ended"] },
  { key: "people", names: ["player_joined", "logged_in", "signed_up"] },
  { key: "errors", names: ["server_failed", "rendering_failed", "backend_not_reachable"] },
] as const;

/** Daily statistics, to look at and to download. */
export default function Numbers() {
  const { t } = useTranslation("admin");
  const [range, setRange] = useState<Range>(FIRST_RANGE);
  const [now] = useState(Date.now);
  const days = lastDays(Number(range), now);
  const query = useQuery({
    queryKey: ["numbers", days.from, days.to],
    queryFn: () => fetchNumbers(days),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const saving = useAdminMutation(saveNumbers);
  return (
    <>
      <p className={page["facts"]}>{t("numbers.hint")}</p>
      <div className={styles["tools"]}>
        <SelectField
          label={t("numbers.range")}
          value={range}
          onChange={(value) => setRange(RANGES.find((one) => one === value) ?? FIRST_RANGE)}
        >
          {RANGES.map((one) => (
            <option key={one} value={one}>
              {t(`numbers.last.${one}`)}
            </option>
          ))}
        </SelectField>
        {(["csv", "json"] as const).map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            icon={<Download aria-hidden="true" />}
            busy={saving.isPending && saving.variables.kind === kind}
            onClick={() => saving.mutate({ kind, ...days })}
          >
            {t(`numbers.${kind}`)}
          </Button>
        ))}
      </div>
      <QueryView query={query}>{(told) => <Charts told={told} />}</QueryView>
    </>
  );
}

const isGame = (text: string): text is GameType => GAME_TYPES.some((gameType) => gameType === text);

function Charts({ told }: { readonly told: Told }) {
  const { t } = useTranslation("admin");
  const name = useGameName();
  if (told.counts.length === 0) {
    return (
      <div className={page["nothing"]}>
        <EmptyPicture of="packs" />
        <p>{t("numbers.empty")}</p>
      </div>
    );
  }
  const gameOf = (of: string) => (isGame(of) ? name(of) : of);
  const languageOf = (of: string) => {
    const language = languageOfTag(of);
    return language ? LANGUAGE_NAMES[language] : of;
  };
  /** For `REQUIP TUTORIAL`, the game is translated and the stage keeps its name, as in the list of rooms. */
  const stageOf = (of: string) => {
    const [game = "", ...stage] = of.split(" ");
    return `${gameOf(game)} · ${stage.join(" ")}`;
  };
  return (
    <>
      {CHARTS.map(({ key, names }) => (
        <DayChart key={key} title={t(`numbers.chart.${key}`)} numbers={told} names={names} />
      ))}
      <div className={styles["pair"]}>
        <Shares
          title={t("numbers.chart.types")}
          what={t("numbers.game")}
          shares={sharesOf(told, "game_started")}
          nameOf={gameOf}
        />
        <Shares
          title={t("numbers.chart.languages")}
          what={t("numbers.language")}
          shares={sharesOf(told, "game_language")}
          nameOf={languageOf}
        />
      </div>
      <Shares
        title={t("numbers.chart.left")}
        what={t("numbers.stage")}
        shares={sharesOf(told, "dropped_out")}
        nameOf={stageOf}
      />
      <Shares
        title={t("numbers.chart.all")}
        what={t("numbers.what")}
        shares={COUNT_NAMES.map((of) => ({ of, count: totalOf(told, of) }))}
        nameOf={(of) => {
          const known = COUNT_NAMES.find((one) => one === of);
          return known ? t(`numbers.name.${known}`) : of;
        }}
        plain
      />
    </>
  );
}
