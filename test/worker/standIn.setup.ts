import type { TestProject } from "vitest/node";
import { startStandInProvider } from "../support/standInProvider.ts";

/** Starts the provider outside the Worker, as in production: the two talk over HTTP. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const provider = await startStandInProvider();
  project.provide("standIn", provider.url);
  return provider.stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the stand-in for social login. */
    standIn: string;
  }
}
