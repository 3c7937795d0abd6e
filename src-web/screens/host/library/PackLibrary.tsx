import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryPack } from "../../../../src-shared/api/packLibrary.ts";
import { GAME_FACTS, GAME_TYPES, type GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  languageOfTag,
  type Language,
} from "../../../../src-shared/catalog/languages.ts";
import { LIBRARY_ORDERS } from "../../../../src-shared/catalog/packs.ts";
import { RATINGS, type Rating } from "../../../../src-shared/catalog/settings.ts";
import { QueryView } from "../../../client/query/QueryView.tsx";
import { currentLanguage } from "../../../i18n/language.ts";
import { useGameName } from "../../../i18n/useGameName.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { announce } from "../../../ui/feedback/announcer.ts";
import { EmptyPicture } from "../../../ui/feedback/EmptyPicture.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { SelectField } from "../../../ui/forms/SelectField.tsx";
import { LibraryCard } from "./LibraryCard.tsx";
import styles from "./library.module.css";
import { useFoundPacks } from "./useFoundPacks.ts";

/** Games that can use packs. */
const GAMES = GAME_TYPES.filter((gameType) => GAME_FACTS[gameType].packs.length > 0);

interface PackLibraryProps {
  /** The game to be played, to which the list is limited. Absent: the user can filter by game. */
  readonly gameType?: GameType;
  readonly language?: Language;
  /** The initial filter by rating. */
  readonly rating?: Rating | undefined;
  /** Renders the buttons of a pack. */
  readonly renderActions: (pack: LibraryPack) => ReactNode;
}

/** The packs that people share, with filters and a choice of order. */
export function PackLibrary(props: PackLibraryProps) {
  const { gameType, language: spoken, rating: room, renderActions } = props;
  const { t } = useTranslation("packs");
  const gameName = useGameName();
  const [search, setSearch] = useState("");
  const [language, setLanguage] = useState<Language | undefined>(spoken ?? currentLanguage());
  const [game, setGame] = useState(gameType);
  const [rating, setRating] = useState(room);
  const [order, setOrder] = useState<(typeof LIBRARY_ORDERS)[number]>("played");
  const { query, page, setPage } = useFoundPacks({
    search: search.trim(),
    language,
    game,
    rating,
    order,
  });
  // The focus is still in the search.
  const isEmpty = query.data?.items.length === 0;
  useEffect(() => {
    if (isEmpty) announce(t("library.empty"));
  }, [isEmpty, t]);
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return (
    <div className={styles["library"]}>
      <div className={styles["filters"]}>
        <Field
          label={t("library.search")}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={search}
          onChange={(event) => first(setSearch)(event.target.value)}
        />
        <SelectField
          label={t("list.filter")}
          value={language ?? ""}
          onChange={(tag) => first(setLanguage)(languageOfTag(tag))}
        >
          <option value="">{t("list.allLanguages")}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </SelectField>
        {gameType === undefined && (
          <SelectField
            label={t("library.game")}
            value={game ?? ""}
            onChange={(value) => first(setGame)(GAMES.find((one) => one === value))}
          >
            <option value="">{t("library.allGames")}</option>
            {GAMES.map((one) => (
              <option key={one} value={one}>
                {gameName(one)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t("library.forWhom")}
          value={rating ?? ""}
          onChange={(value) => first(setRating)(RATINGS.find((one) => one === value))}
        >
          <option value="">{t("library.everybody")}</option>
          {RATINGS.map((one) => (
            <option key={one} value={one}>
              {t(`rating.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t("library.order")}
          value={order}
          onChange={(value) =>
            first(setOrder)(LIBRARY_ORDERS.find((one) => one === value) ?? "played")
          }
        >
          {LIBRARY_ORDERS.map((one) => (
            <option key={one} value={one}>
              {t(`library.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryView query={query}>
        {({ items, pageCount }) =>
          items.length === 0 ? (
            <div className={styles["empty"]}>
              <EmptyPicture of="packs" />
              <strong>{t("library.empty")}</strong>
              <p>{t("library.emptyText")}</p>
            </div>
          ) : (
            <>
              <ul className={styles["packs"]}>
                {items.map((pack) => (
                  <LibraryCard key={pack.id} pack={pack}>
                    {renderActions(pack)}
                  </LibraryCard>
                ))}
              </ul>
              {pageCount > 1 && (
                <div className={styles["pages"]}>
                  <Button variant="quiet" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                    {t("library.earlier")}
                  </Button>
                  <Button
                    variant="quiet"
                    disabled={page >= pageCount}
                    onClick={() => setPage(page + 1)}
                  >
                    {t("library.later")}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryView>
    </div>
  );
}
