import { expect, it } from "vitest";
import { QUOTAS, type Quota } from "../../src-shared/catalog/quotas.ts";
import { read } from "./repository.ts";

it("docs/operations.md lists every quota with the server's numbers", () => {
  const cell = (value: number | undefined) => (value === undefined ? "" : String(value));
  const rows = Object.entries<Quota>(QUOTAS).map(
    ([kind, { days, address, person, all }]) =>
      `${kind} ${days} ${address} ${cell(person)} ${cell(all)}`,
  );
  const [, table = ""] = read("docs/operations.md").split("| quota | days | address |");
  const written = (table.split("\n\n")[0] ?? "").split("\n").slice(2);
  const told = written.map((line) =>
    line
      .split("|")
      .map((part) => part.trim())
      .slice(1, -1)
      .join(" "),
  );
  expect(
    told,
    "To fix it: copy the figures of src-shared/catalog/quotas.ts to docs/operations.md.",
  ).toEqual(rows);
});
