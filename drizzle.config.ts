import { defineConfig } from "drizzle-kit";

/** `npm run migrations` writes the SQL of what changed in the schema; the Worker applies it. */
export default defineConfig({
  dialect: "sqlite",
  driver: "d1-http",
  schema: "./src-worker/db/*schema.ts",
  out: "./migrations",
});
