import * as z from "zod";
import { REPORT_CONTENT_MAX, REPORT_REASONS } from "../../../../src-shared/catalog/reports.ts";
import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { gameCodeSchema, seatSchema } from "../../../http/schemas.ts";
import { reportContent } from "./report.usecases.ts";

const reportBody = z.object({
  gameCode: gameCodeSchema,
  playerId: seatSchema.optional().meta({ description: "Seat of whoever made it, where known" }),
  content: z
    .string()
    .trim()
    .min(1)
    .max(REPORT_CONTENT_MAX)
    .meta({ description: "As it was shown" }),
  reason: z.enum(REPORT_REASONS),
});

export function addReportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "post",
      path: "/report",
      summary: "Report what somebody in this room wrote or drew",
      auth: "room",
      rate: "write",
      body: reportBody,
      status: 201,
      answer: z.object({ reportId: z.string() }),
      refusals: ["player_not_found"],
    },
    ({ caller, body }) => reportContent(deps, caller, body),
  );
}
