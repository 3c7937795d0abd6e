import type { ClientFailure } from "../../../../src-shared/api/site.ts";
import { faultOf, log, placesOf } from "../../../../src-shared/log.ts";
import { pageOf } from "../../../../src-shared/catalog/pageName.ts";
import type { Deps } from "../../../shared/deps.ts";
import { countEvent } from "../../../shared/dayCounts.ts";
import type { Routes } from "../../../http/route.ts";

/**
 * Returns the origin of an address and which page it is. The rest may contain a room's code, somebody's id or
 * a token.
 */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return "unknown";
  const { origin, pathname } = new URL(url);
  return origin + pageOf(pathname);
}

/** Returns an error for a screen that failed to render, with the browser's stack. */
function failureOf({ message, stack, componentStack = "" }: ClientFailure): Error {
  const error = new Error(message);
  error.name = "ClientError";
  error.stack = `${stack ?? message}${componentStack}`;
  return error;
}

export function addClientErrorRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /clientError",
    {
      id: "reportPageFailure",
      summary: "Report a rendering failure",
      description:
        "Sent automatically by a page when part of it could not be rendered. The report is written to the log and passed to the site's error monitoring, if it has any.",
      auth: "public",
      rate: "write",
      refusals: [],
    },
    ({ c, body }) => {
      const page = placeOf(body.url);
      const { stack, version = "" } = body;
      const { message } = faultOf(new Error(body.message));
      const request = c.get("requestId");
      log("error", "page.failed", { request, page, version, message, at: placesOf(stack) });
      countEvent(deps, "rendering_failed");
      deps.report(failureOf(body), { side: "client", page, version, request });
      return {};
    },
  );
}
