import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { takeSurvey } from "./survey.usecases.ts";

export function addSurveyRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /survey",
    {
      id: "answerSurvey",
      summary: "Answer the survey",
      description:
        "Answers by the names of their questions; nobody is asked who they are. It is open while the flag for it is on.",
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
