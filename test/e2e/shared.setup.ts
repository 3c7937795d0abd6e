import type { TestProject } from "vitest/node";
import { LAN, ProductServer } from "./server.ts";

/** One built product for all files that need none of their own, started before the first story. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = new ProductServer(`http://${LAN}`);
  await server.start();
  project.provide("product", { url: server.url, stateDir: server.stateDir });
  return () => server.kill();
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The product that files share. */
    product: { readonly url: string; readonly stateDir: string };
  }
}
