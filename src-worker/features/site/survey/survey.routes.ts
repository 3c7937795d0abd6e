import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { takeSurvey } from "./survey.usecases.ts";

export function addSurveyRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /survey",
    {
      summary: "Answer the survey",
      auth: "public",
      rate: "write",
      quota: "survey",
      refusals: ["survey_closed"],
    },
    async ({ body }) => {
      await takeSurvey(deps, body);
      return {};
    },
  );
}
