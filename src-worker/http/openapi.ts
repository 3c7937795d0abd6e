import { generateSpecs } from "hono-openapi";
import * as z from "zod";
import type { Hono } from "hono";
import type { AppEnv } from "./context.ts";
import { problemSchema } from "../shared/problem.ts";
import type { Routes } from "./route.ts";
import { SESSION_COOKIE } from "./sessionCookie.ts";
import { VERSION } from "../config/version.ts";

/** Serve the description of all calls; `app` is the one they are mounted in, asked when it is complete. */
export function addOpenApiRoute(routes: Routes, app: Hono<AppEnv>): void {
  let document: Record<string, unknown> | undefined;
  routes.add(
    "GET /openapi.json",
    {
      summary: "This document",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: "etag",
    },
    async () => {
      document ??= await describe(app);
      return document;
    },
  );
}

async function describe(app: Hono<AppEnv>): Promise<Record<string, unknown>> {
  const { $schema: _schema, ...problem } = z.toJSONSchema(problemSchema);
  const specs = await generateSpecs(app, {
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: "Hubbub",
        version: VERSION,
        description:
          "Open a room, fill it, play in it. What happens live travels over the room's socket.",
      },
      components: {
        // SAFETY: a JSON schema of draft 2020-12 is what OpenAPI 3.1 calls a schema.
        schemas: { Problem: problem as object },
        securitySchemes: {
          accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
          session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE },
          roomToken: { type: "apiKey", in: "header", name: "Room-Token" },
        },
      },
    },
  });
  return { ...specs };
}
