import * as z from "zod";
import { REPORT_VERDICTS } from "../../../src-shared/catalog/reports.ts";
import type { Deps } from "../../shared/deps.ts";
import { pageOf, pageQuery } from "../../shared/paging.ts";
import type { Routes } from "../../http/route.ts";
import { judgeReport, pageOfReports } from "./reports.usecases.ts";

const reportAnswer = z.object({
  reportId: z.string(),
  roomId: z.string(),
  gameCode: z.string(),
  gameType: z.string().optional(),
  reporterId: z.int().meta({ description: "Seat of whoever reported; 0: the host's screen" }),
  playerId: z.int().optional(),
  userId: z.string().optional().meta({ description: "Account behind the reported seat" }),
  content: z.string(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  verdict: z.enum(REPORT_VERDICTS).optional(),
  handledAt: z.iso.datetime().optional(),
  handledBy: z.string().optional(),
});

const reportsQuery = pageQuery.extend({
  open: z
    .enum(["true", "false"])
    .default("true")
    .transform((text) => text === "true")
    .meta({ description: "Only those nobody judged yet" }),
});

/** What players reported. */
export function addAdminReportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/admin/reports",
      summary: "What players reported, newest first",
      auth: "admin",
      rate: "read",
      query: reportsQuery,
      status: 200,
      answer: pageOf(reportAnswer),
      refusals: [],
    },
    ({ query }) => pageOfReports(deps, query),
  );

  routes.add(
    {
      method: "post",
      path: "/admin/reports/:id",
      summary: "Judge a report: warn or block the account behind the seat, or do nothing",
      auth: "admin",
      rate: "write",
      params: z.object({ id: z.string().max(64) }),
      body: z.object({ verdict: z.enum(REPORT_VERDICTS) }),
      status: 200,
      answer: reportAnswer,
      refusals: ["report_not_found", "report_judged", "not_on_yourself"],
    },
    ({ user, params, body }) => judgeReport(deps, user, params.id, body.verdict),
  );
}
