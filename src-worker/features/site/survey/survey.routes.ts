import * as z from "zod";
import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { acceptedAnswer, languageSchema } from "../../../http/schemas.ts";
import { takeSurvey } from "./survey.usecases.ts";

const QUESTIONS_MAX = 40;
const TEXT_MAX = 2_000;
const CHOICES_MAX = 20;

const text = z.string().max(TEXT_MAX);

const surveyBody = z.object({
  language: languageSchema.default("en"),
  answers: z
    .record(
      z.string().regex(/^\w{1,40}$/u),
      z.union([text, z.number(), z.boolean(), z.array(text).max(CHOICES_MAX)]),
    )
    .refine(
      (answers) => {
        const { length } = Object.keys(answers);
        return length > 0 && length <= QUESTIONS_MAX;
      },
      { params: { code: "too_big" } },
    )
    .meta({ description: "By question; 1 to 40 of them" }),
});

export function addSurveyRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "post",
      path: "/survey",
      summary: "Answer the survey",
      auth: "public",
      rate: "write",
      body: surveyBody,
      status: 202,
      answer: acceptedAnswer,
      refusals: ["survey_closed"],
    },
    async ({ body }) => {
      await takeSurvey(deps, body);
      return {};
    },
  );
}
