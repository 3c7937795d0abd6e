import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Sent } from "../../../../src-shared/api/calls.ts";
import { searchPacks } from "../../../client/api/packLibrary.ts";

type Wish = Omit<NonNullable<Sent<"GET /packLibrary">["query"]>, "page">;

/** Packs of the library that are as somebody wants them, a page at a time. */
export function useFoundPacks(wanted: Wish) {
  const [page, setPage] = useState(1);
  const wish = useDeferredValue({ ...wanted, page });
  const query = useQuery({
    queryKey: ["packLibrary", wish],
    queryFn: () => searchPacks({ ...wish, search: wish.search || undefined }),
  });
  // What was last on its page is gone: there is no such page any more.
  const last = query.data?.pageCount ?? page;
  if (page > last) setPage(last);
  return { query, page, setPage };
}
