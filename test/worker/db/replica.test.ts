import { expect, test } from "vitest";
import { openDatabase, openReplica } from "../../../src-worker/db/client.ts";
import { isOn } from "../../../src-worker/shared/flags.usecases.ts";
import { appWith, bindings, client, through } from "../support/support.ts";

/** Wraps this database and records the constraints of the sessions that are opened on it. */
function watched(): { readonly d1: D1Database; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  const d1 = new Proxy(bindings.DB, {
    get(target, name) {
      if (name === "withSession") {
        return (constraint: D1SessionConstraint) => {
          asked.push(constraint);
          return target.withSession(constraint);
        };
      }
      const found: unknown = Reflect.get(target, name);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
  return { d1, asked };
}

test("reads that may be a few seconds old use any replica, all others the primary database", async () => {
  const { d1, asked } = watched();
  await isOn(await openDatabase(d1), "payments");
  expect(asked).toEqual([]);
  await isOn(await openReplica(d1), "payments");
  expect(asked).toEqual(["first-unconstrained"]);
});

test("public data is read without the primary database", async () => {
  const database = () => Promise.reject(new Error("the primary is on the other side of the world"));
  const call = client(through(appWith({ database })));
  for (const path of ["/flags", "/packLibrary?language=en&page=1"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as it is read
    expect((await call("GET", path)).status, path).toBe(200);
  }
});
