import { expect, it } from "vitest";
import { QUOTAS, type Quota } from "../../src-shared/catalog/quotas.ts";
import { read } from "./repository.ts";

it("docs/operations.md lists every quota with the server's numbers", () => {
  const cell = (value: number | undefined) => (value === undefined ? "" : String(value));
  const rows = Object.entries<Quota>(QUOTAS).map(
    ([kind, { days, address, person, all }]) =>
      `${kind} ${days} ${address} ${cell(person)} ${cell(all)}`,
  );
  const written = read("docs/operations.md")
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .map((part) => part.trim())
        .slice(1, -1)
        .join(" "),
    );
  expect(
    rows.filter((row) => !written.includes(row)),
    "To fix it: copy the figures of src-shared/catalog/quotas.ts to docs/operations.md.",
  ).toEqual([]);
});
