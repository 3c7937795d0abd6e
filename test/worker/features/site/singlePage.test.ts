import { expect, test } from "vitest";
import { fileOrPage } from "../../../../src-worker/features/site/pages/singlePage.ts";

const TV =
  "Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36";
const LAPTOP =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** The pages that a build consists of. */
const BUILT = ["/", "/join", "/tv"];

/** Returns which of the built pages a browser gets. */
async function pageOf(path: string, userAgent: string) {
  const request = new Request(`http://localhost:8787${path}`, {
    headers: { "user-agent": userAgent },
  });
  const answer = await fileOrPage(request, {
    fetch: async (asked: RequestInfo | URL) => {
      const { pathname } = new URL(new Request(asked).url);
      return new Response(pathname, { status: BUILT.includes(pathname) ? 200 : 404 });
    },
  });
  return { page: await answer.text(), vary: answer.headers.get("vary") };
}

test.for(["/smarttv", "/hosting", "/foo/bar", "/TV2"])(
  "a television that opens %s, which the site does not have, gets its start page in the light app",
  async (path) => {
    expect(await pageOf(path, TV)).toEqual({ page: "/tv", vary: "user-agent" });
    expect(await pageOf(path, LAPTOP)).toEqual({ page: "/", vary: "user-agent" });
  },
);

test.for(["/link/screen/K7MPX", "/loginCode/ABCDEF", "/publicGames", "/GAMES/rps_shoot"])(
  "%s is the site's page on a television too",
  async (path) => expect(await pageOf(path, TV)).toEqual({ page: "/", vary: null }),
);

test("a missing file of a build is no page, on a television neither", async () => {
  expect((await pageOf("/assets/tv-1.js", TV)).page).toBe("Not found");
});
