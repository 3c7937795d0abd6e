import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { pageOf } from "../../../src-shared/catalog/pageName.ts";
import { track } from "../../client/telemetry/analytics.ts";

/** Counts each page once when it is come to, of people who agreed to it. */
export function usePageViews(): void {
  const page = useLocation({ select: ({ pathname }) => pageOf(pathname) });
  useEffect(() => track("page_viewed", { page }), [page]);
}
