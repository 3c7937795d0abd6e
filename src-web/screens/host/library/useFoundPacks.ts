import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Sent } from "../../../../src-shared/api/calls.ts";
import { searchPacks } from "../../../client/api/packLibrary.ts";

type Wish = Omit<NonNullable<Sent<"GET /packLibrary">["query"]>, "page">;

/** Fetches the packs of the library that match the filters, a page at a time. */
export function useFoundPacks(wanted: Wish) {
  const [page, setPage] = useState(1);
  const wish = useDeferredValue({ ...wanted, page });
  const query = useQuery({
    queryKey: ["packLibrary", wish],
    queryFn: () => searchPacks({ ...wish, search: wish.search || undefined }),
  });
  // The last pack of the last page was removed, so that page no longer exists.
  const last = query.data?.pageCount ?? page;
  if (page > last) setPage(last);
  return { query, page, setPage };
}
