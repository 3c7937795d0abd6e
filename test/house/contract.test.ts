import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { files, read } from "./repository.ts";

const WEB = files("src-web/**/*.{ts,tsx}");
const CLIENT = files("src-web/client/api/*.ts");
const ROUTES = files("src-worker/**/*.routes.ts");

/** Whether a file imports the contract at run time, which also loads its schema library. */
function loadsContract(path: string, source = read(path)): boolean {
  return importsOf(path, source).some(
    ({ to, isType }) => to.startsWith("src-shared/api/") && !isType,
  );
}

/** Types that a file of the client declares; they belong in the contract. */
function shapesIn(source: string): string[] {
  return source.match(/^(?:export )?interface \w+|^export type \w+/gm) ?? [];
}

/**
 * Returns the file's path, once for each of `request` and `call` that it imports: the functions that call the
 * server.
 */
function calledWith(path: string, source = read(path)): string[] {
  const lines = source.matchAll(
    /import \{([^}]*)\} from "[^"]*client\/(?:http\/request|api\/call)\.ts"/g,
  );
  const names = [...lines].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  return names.filter((name) => name === "request" || name === "call").map(() => path);
}

/** Files that may contain the address of the API. */
const KNOWS_THE_ADDRESS = [
  "src-web/client/http/request.ts",
  // Runs alone in a page that works offline, and only checks whether there is a network.
  "src-web/app/pwa/offlinePage.ts",
  // Builds the address of an image that the browser loads by itself.
  "src-web/client/pictureUrl.ts",
];

describe("the HTTP contract in src-shared/api", () => {
  it("is imported by the web only as types", () => {
    expect(WEB.length).toBeGreaterThan(0);
    expect(
      WEB.filter((path) => loadsContract(path)),
      "To fix it: `import type` it. Facts that a phone needs belong in src-shared/catalog.",
    ).toEqual([]);
  });

  it("is not repeated by types in src-web/client/api", () => {
    expect(CLIENT.length).toBeGreaterThan(0);
    const faults = CLIENT.flatMap((path) => shapesIn(read(path)).map((line) => `${path}: ${line}`));
    expect(
      faults,
      "To fix it: export the type next to its schema in src-shared/api, and import it from there.",
    ).toEqual([]);
  });

  it("is not repeated by schemas in a route", () => {
    expect(ROUTES.length).toBeGreaterThan(0);
    const faults = ROUTES.filter((path) =>
      importsOf(path).some(({ to, isPackage }) => isPackage && /^zod(\/|$)/.test(to)),
    );
    expect(
      faults,
      "To fix it: put the call's schemas into its feature's file in src-shared/api; the route names the call.",
    ).toEqual([]);
  });

  it("is called by a single client", () => {
    const strangers = WEB.filter((path) => !path.startsWith("src-web/client/"));
    expect(
      strangers.flatMap((path) => calledWith(path)),
      "To fix it: add a function for the call to its feature's file in src-web/client/api.",
    ).toEqual([]);
    expect(
      WEB.filter((path) => /["'`]\/api\/v1/.test(read(path))).toSorted(),
      "To fix it: make the call with src-web/client/api/call.ts.",
    ).toEqual(KNOWS_THE_ADDRESS.toSorted());
  });

  it("is guarded by this test, which detects violations", () => {
    const path = "src-web/site/x/y.ts";
    expect(loadsContract(path, `import { CALLS } from "../../../src-shared/api/calls.ts";`)).toBe(
      true,
    );
    expect(loadsContract(path, `import type { A } from "../../../src-shared/api/a.ts";`)).toBe(
      false,
    );
    expect(shapesIn("export interface Answer {\n}\ninterface Row {}\ntype Key = string;")).toEqual([
      "export interface Answer",
      "interface Row",
    ]);
    expect(
      calledWith(path, `import { ApiError, request } from "../../client/http/request.ts";`),
    ).toEqual([path]);
    expect(calledWith(path, `import { ApiError } from "../../client/http/request.ts";`)).toEqual(
      [],
    );
  });
});
