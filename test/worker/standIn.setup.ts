import type { TestProject } from "vitest/node";
import { startStandInProvider } from "../support/standInProvider.ts";

/** The provider runs beside the tests, as it does in the world: they meet over HTTP. */
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
