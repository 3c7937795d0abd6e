import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Page } from "../../../src-shared/api/common.ts";
import { useFormats } from "../../i18n/format.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { Pager } from "../../ui/controls/Pager.tsx";
import { announce } from "../../ui/feedback/announcer.ts";
import styles from "./admin.module.css";
import { EmptyList } from "./EmptyList.tsx";

interface PagedListProps<Item> {
  /** Query key of the list in the cache; includes what was searched for. */
  readonly queryKey: readonly unknown[];
  readonly fetchPage: (page: number) => Promise<Page<Item>>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Refetch interval, ms, for lists that change by themselves. */
  readonly everyMs?: number;
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** A list from the server, one page at a time. */
export function PagedList<Item>({
  queryKey,
  fetchPage,
  page,
  onPage,
  everyMs,
  keyOf,
  children,
}: PagedListProps<Item>) {
  const { t } = useTranslation("admin");
  const { number } = useFormats();
  const query = useQuery({
    queryKey: [...queryKey, page],
    queryFn: () => fetchPage(page),
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
  // When the last item of the last page is removed, that page no longer exists.
  const last = query.data?.pageCount ?? page;
  useEffect(() => {
    if (page > last && !query.isPlaceholderData) onPage(last);
  });
  // The focus is still in the search or at the button that emptied the list.
  const isEmpty = query.data?.total === 0 && !query.isPlaceholderData;
  useEffect(() => {
    if (isEmpty) announce(t("nothing"));
  }, [isEmpty, t]);
  return (
    <QueryView query={query}>
      {({ items, pageCount, total }) => (
        <>
          {total === 0 && <EmptyList />}
          <ul
            className={cx(styles["rows"], query.isPlaceholderData && styles["stale"])}
            aria-busy={query.isPlaceholderData}
          >
            {items.map((item) => (
              <li key={keyOf(item)} className={styles["row"]}>
                {children(item)}
              </li>
            ))}
          </ul>
          {total > 0 && (
            <Pager
              page={page}
              pageCount={pageCount}
              onPage={onPage}
              label={t("pages")}
              newer={t("newer")}
              older={t("older")}
            >
              {t("page", { page: number(page), of: number(pageCount), total: number(total) })}
            </Pager>
          )}
        </>
      )}
    </QueryView>
  );
}
