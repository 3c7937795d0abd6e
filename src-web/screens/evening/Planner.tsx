import { Dices, Minus, Plus } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Access, MOODS, type Mood } from "../../../src-shared/catalog/games/facts.ts";
import { usualLength } from "../../../src-shared/catalog/gameLengths.ts";
import {
  EVENING_MINUTES,
  gamesFor,
  PLAYLIST_MAX,
  playlistMinutes,
  proposePlaylist,
  type EveningPlan,
} from "../../../src-shared/catalog/playlist.ts";
import { Choice, Switch } from "../../ui/controls/Choice.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import styles from "./planner.module.css";
import { PlaylistEditor } from "./PlaylistEditor.tsx";

/** Fewest and most seats an evening can be planned for. */
const PEOPLE = { least: 2, most: 16 } as const;

interface PlannerProps {
  /** Number of seats in the room, or a guess. */
  readonly people: number;
  readonly access: Access;
  readonly onPhones: boolean;
  /** The current plan, if there is one. */
  readonly plan?: EveningPlan | undefined;
  readonly onUse: (plan: EveningPlan) => void;
  /** Drops the plan; absent while there is nothing to drop. */
  readonly onDrop?: (() => void) | undefined;
}

/** Takes minutes, people and mood and proposes a list of games, which the host can edit as they like. */
export default function Planner({ people, access, onPhones, plan, onUse, onDrop }: PlannerProps) {
  const { t } = useTranslation("evening");
  const [minutes, setMinutes] = useState<number>(60);
  const [count, setCount] = useState(Math.min(PEOPLE.most, Math.max(PEOPLE.least, people)));
  const [mood, setMood] = useState<Mood>("mixed");
  const [turn, setTurn] = useState(0);
  const [edited, setEdited] = useState(plan?.entries);
  const [handsFree, setHandsFree] = useState(plan?.handsFree ?? false);
  const request = { minutes, people: count, mood, access, onPhones, turn };
  const entries = edited ?? proposePlaylist(request);
  const games = gamesFor(request);
  /**
   * Applies a change that leads to another proposal; edits by hand belonged to the old one and are dropped.
   */
  const anew = (change: () => void) => {
    change();
    setEdited(undefined);
  };
  const add = () => {
    const [gameType] = games.filter((one) => one !== entries.at(-1)?.gameType);
    const next = gameType ?? games[0];
    if (next) setEdited([...entries, { gameType: next, length: usualLength(next) }]);
  };
  const isEmptied = edited?.length === 0;
  const addButton = useRef<HTMLButtonElement>(null);
  // The button that dropped the last game is gone, and a keyboard would begin at the top of the page again.
  useLayoutEffect(() => {
    if (isEmptied) addButton.current?.focus();
  }, [isEmptied]);
  const summary = () => {
    if (isEmptied) return t("empty");
    return entries.length > 0 ? t("total", { minutes: total }) : t("none");
  };
  const total = Math.round(playlistMinutes(entries, count));
  return (
    <div className={styles["planner"]}>
      <Choice
        label={t("minutes")}
        options={EVENING_MINUTES}
        value={minutes as (typeof EVENING_MINUTES)[number]}
        nameOf={(value) => t("min", { minutes: value })}
        onChoose={(value) => anew(() => setMinutes(value))}
      />
      <div className={styles["people"]} role="group" aria-label={t("people")}>
        <h3>{t("people")}</h3>
        <IconButton
          label={`${t("people")} ${Math.max(PEOPLE.least, count - 1)}`}
          icon={<Minus />}
          lockMs={0}
          aria-disabled={count <= PEOPLE.least || undefined}
          onClick={() => anew(() => setCount(count - 1))}
        />
        <output className="tabular">{count}</output>
        <IconButton
          label={`${t("people")} ${Math.min(PEOPLE.most, count + 1)}`}
          icon={<Plus />}
          lockMs={0}
          aria-disabled={count >= PEOPLE.most || undefined}
          onClick={() => anew(() => setCount(count + 1))}
        />
      </div>
      <div className={styles["moods"]}>
        <Choice
          label={t("mood")}
          options={MOODS}
          value={mood}
          nameOf={(value) => t(`moods.${value}`)}
          onChoose={(value) => anew(() => setMood(value))}
        />
      </div>
      <section className={styles["list"]} aria-labelledby="evening-list">
        <header>
          <h3 id="evening-list">{t("list")}</h3>
          <p role="status">{summary()}</p>
        </header>
        <PlaylistEditor entries={entries} games={games} people={count} onChange={setEdited} />
        <div className={styles["tools"]}>
          <Button
            variant="quiet"
            icon={<Dices />}
            lockMs={200}
            disabled={games.length === 0}
            onClick={() => anew(() => setTurn(turn + 1))}
          >
            {t("another")}
          </Button>
          <Button
            ref={addButton}
            variant="quiet"
            icon={<Plus />}
            lockMs={200}
            aria-disabled={games.length === 0 || entries.length >= PLAYLIST_MAX || undefined}
            onClick={add}
          >
            {t("add")}
          </Button>
        </div>
      </section>
      <Switch label={t("handsFree")} on={handsFree} onChange={setHandsFree} />
      <Button
        size="big"
        wide
        disabled={entries.length === 0}
        onClick={() => onUse({ entries, handsFree })}
      >
        {t("use")}
      </Button>
      {onDrop && (
        <Button variant="quiet" wide onClick={onDrop}>
          {t("drop")}
        </Button>
      )}
    </div>
  );
}
