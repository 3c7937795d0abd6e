import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { pageOf } from "../../../src-shared/catalog/pageName.ts";
import { track } from "../../client/telemetry/analytics.ts";

/** Counts a view each time the visitor comes to a page, if they have agreed to it. */
export function usePageViews(): void {
  const page = useLocation({ select: ({ pathname }) => pageOf(pathname) });
  useEffect(() => track("page_viewed", { page }), [page]);
}
