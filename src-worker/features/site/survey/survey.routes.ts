import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { takeSurvey } from "./survey.usecases.ts";

export function addSurveyRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /survey",
    {
      id: "answerSurvey",
      summary: "Submit answers to the survey",
      description:
        "Send the answers by the names of their questions; they are stored anonymously. The survey is open while its switch is on.",
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
