import { ArrowDown, ArrowUp, Minus, Plus, Shuffle, X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { lengthOptions, minutesOf, usualLength } from "../../../src-shared/catalog/gameLengths.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { PlaylistEntry } from "../../../src-shared/catalog/playlist.ts";
import { gameEntry } from "../../games/registry.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import styles from "./planner.module.css";
import { useLengthText } from "./useLengthText.ts";

interface PlaylistEditorProps {
  readonly entries: readonly PlaylistEntry[];
  /** Games that an entry can be swapped for. */
  readonly games: readonly GameType[];
  readonly people: number;
  readonly onChange: (entries: readonly PlaylistEntry[]) => void;
}

type Deed = "shorter" | "longer" | "up" | "down" | "swap" | "remove";

/**
 * Returns the ref of the list, and a function that moves the focus with the next render: to the button of this
 * row and deed, or to the other one where the first is disabled. Keyboards and remotes would otherwise begin at
 * the top of the dialog again after each press.
 */
function useFocusOnRow() {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<{ readonly at: number; readonly deeds: readonly Deed[] }>(undefined);
  useLayoutEffect(() => {
    const { at = 0, deeds = [] } = next.current ?? {};
    next.current = undefined;
    const row = list.current?.children[at];
    const buttons = deeds.map((deed) =>
      row?.querySelector<HTMLButtonElement>(`[data-does="${deed}"]`),
    );
    buttons.find((button) => button?.disabled === false)?.focus();
  });
  const follow = (at: number, ...deeds: Deed[]) => {
    next.current = { at, deeds };
  };
  return { list, follow };
}

/** The games of an evening in order: swap, remove, move, make longer or shorter. */
export function PlaylistEditor({ entries, games, people, onChange }: PlaylistEditorProps) {
  const { t } = useTranslation("evening");
  const name = useGameName();
  const lengthText = useLengthText();
  const { list, follow } = useFocusOnRow();
  // Televisions support neither `with` nor `toSpliced`.
  const replace = (at: number, entry: PlaylistEntry) =>
    onChange(entries.map((one, place) => (place === at ? entry : one)));
  const move = (at: number, to: number) => {
    const entry = entries[at];
    if (!entry) return;
    const moved = entries.filter((_, place) => place !== at);
    moved.splice(to, 0, entry);
    if (to < at) follow(to, "up", "down");
    else follow(to, "down", "up");
    onChange(moved);
  };
  const remove = (at: number) => {
    follow(Math.min(at, entries.length - 2), "remove");
    onChange(entries.filter((_, place) => place !== at));
  };
  const swap = (at: number, gameType: GameType) => {
    const next = games[(games.indexOf(gameType) + 1) % games.length];
    if (next) replace(at, { gameType: next, length: usualLength(next) });
  };
  const lengthen = (at: number, { gameType, length }: PlaylistEntry, by: 1 | -1) => {
    const options = lengthOptions(gameType);
    const next =
      by > 0 ? options.find((one) => one > length) : options.findLast((one) => one < length);
    if (next === undefined) return;
    if (by > 0) follow(at, "longer", "shorter");
    else follow(at, "shorter", "longer");
    replace(at, { gameType, length: next });
  };
  return (
    <ol ref={list} className={styles["entries"]}>
      {entries.map((entry, at) => {
        const { gameType, length } = entry;
        const options = lengthOptions(gameType);
        const game = name(gameType);
        const logo = gameEntry(gameType).logo;
        return (
          // The same game may be in the list more than once: only the position tells the entries apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles["entry"]} data-theme={gameType}>
            <b className={styles["number"]}>{at + 1}</b>
            <span className={styles["game"]}>{logo ? <img src={logo} alt={game} /> : game}</span>
            <span className={styles["length"]}>
              <IconButton
                data-does="shorter"
                label={t("shorter", { game })}
                icon={<Minus />}
                variant="bare"
                lockMs={0}
                disabled={length <= (options[0] ?? 0)}
                onClick={() => lengthen(at, entry, -1)}
              />
              <span>
                {lengthText(entry)}
                <small className="tabular">
                  {t("min", { minutes: Math.round(minutesOf(gameType, length, people)) })}
                </small>
              </span>
              <IconButton
                data-does="longer"
                label={t("longer", { game })}
                icon={<Plus />}
                variant="bare"
                lockMs={0}
                disabled={length >= (options.at(-1) ?? 0)}
                onClick={() => lengthen(at, entry, 1)}
              />
            </span>
            <span className={styles["moves"]}>
              <IconButton
                data-does="up"
                label={t("up", { game })}
                icon={<ArrowUp />}
                variant="bare"
                lockMs={0}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                data-does="down"
                label={t("down", { game })}
                icon={<ArrowDown />}
                variant="bare"
                lockMs={0}
                disabled={at === entries.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <IconButton
                data-does="swap"
                label={t("swap", { game })}
                icon={<Shuffle />}
                variant="bare"
                lockMs={0}
                disabled={games.length < 2}
                onClick={() => swap(at, gameType)}
              />
              <IconButton
                data-does="remove"
                label={t("remove", { game })}
                icon={<X />}
                variant="bare"
                lockMs={0}
                onClick={() => remove(at)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
