import { defineConfig } from "drizzle-kit";

/** `npm run migrations` writes the SQL for changes in the schema; the Worker applies it. */
export default defineConfig({
  dialect: "sqlite",
  driver: "d1-http",
  schema: "./src-worker/db/*schema.ts",
  out: "./migrations",
});
