import { beforeAll, expect, test } from "vitest";
import { COUNT_DAYS_MAX } from "../../../../src-shared/catalog/events.ts";
import { eventCount } from "../../../../src-worker/db/site.schema.ts";
import { registered, type Person } from "../../support/cast.ts";
import { database } from "../../support/support.ts";

const KEPT = {
  "2032-01-31 game_created HOST": 7,
  "2032-02-01 game_created HOST": 3,
  "2032-02-01 game_created HOST_AND_PLAY": 2,
  "2032-02-01 signed_up": 1,
  "2032-02-01 counted_by_an_older_version": 9,
  "2032-02-29 dropped_out REQUIP TUTORIAL": 4,
  "2032-03-01 game_created HOST": 8,
};

let admin: Person;
beforeAll(async () => {
  admin = await registered({ isAdmin: true });
  const rows = Object.entries(KEPT).map(([key, count]) => ({ key, count }));
  await (await database()).insert(eventCount).values(rows);
});

const ask = (path: string) => admin.call("GET", path, { bearer: admin.bearer });

test("an admin gets the numbers of a range of days, both ends included", async () => {
  const answer = await ask("/admin/numbers?from=2032-02-01&to=2032-02-29");
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual({
    from: "2032-02-01",
    to: "2032-02-29",
    counts: [
      { day: "2032-02-01", name: "game_created", of: "HOST", count: 3 },
      { day: "2032-02-01", name: "game_created", of: "HOST_AND_PLAY", count: 2 },
      { day: "2032-02-01", name: "signed_up", count: 1 },
      { day: "2032-02-29", name: "dropped_out", of: "REQUIP TUTORIAL", count: 4 },
    ],
  });
});

test("a range may be a single day, even one on which nothing happened", async () => {
  const day = async (date: string) => (await ask(`/admin/numbers?from=${date}&to=${date}`)).body;
  expect(await day("2032-03-01")).toMatchObject({ counts: [{ count: 8 }] });
  expect(await day("2032-02-02")).toMatchObject({ counts: [] });
});

test("the same numbers are available as CSV", async () => {
  const answer = await ask("/admin/numbers.csv?from=2032-02-01&to=2032-02-29");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.body).toBe(
    "day,name,of,count\r\n" +
      "2032-02-01,game_created,HOST,3\r\n" +
      "2032-02-01,game_created,HOST_AND_PLAY,2\r\n" +
      "2032-02-01,signed_up,,1\r\n" +
      "2032-02-29,dropped_out,REQUIP TUTORIAL,4\r\n",
  );
});

const DAY_MS = 24 * 60 * 60 * 1000;
const after = (days: number) =>
  new Date(Date.UTC(2032, 0, 1) + days * DAY_MS).toISOString().slice(0, 10);

test("a range may be as long as a year, but no longer", async () => {
  const year = `/admin/numbers?from=2032-01-01&to=`;
  expect((await ask(year + after(COUNT_DAYS_MAX - 1))).status).toBe(200);
  expect((await ask(year + after(COUNT_DAYS_MAX))).status).toBe(400);
});

test.for([
  { what: "no days", query: "" },
  { what: "half of them", query: "?from=2032-01-01" },
  { what: "days that are none", query: "?from=2032-02-30&to=2032-03-01" },
  { what: "an end before its beginning", query: "?from=2032-02-02&to=2032-02-01" },
])("a range with $what is refused", async ({ query }) => {
  for (const path of ["/admin/numbers", "/admin/numbers.csv"]) {
    expect((await ask(path + query)).status).toBe(400);
  }
});
