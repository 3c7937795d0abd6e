import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leaveSeat, tellLeft } from "../../../../src-web/client/api/leaveSeat.ts";
import { dropRooms, keepSeat, keptRoom } from "../../../../src-web/client/storage/roomKeys.ts";
import { clearGameSession } from "../../../../src-web/client/storage/storage.ts";
import { eventually } from "../../../support/eventually.ts";
import { emptyStorage } from "../../support/storage.ts";

const session = { gameCode: "K7MPX", hostType: "HOST" } as const;
const seat = {
  sessionPlayerId: 4,
  gameCode: "K7MPX",
  alias: "BO",
  avatarSrc: "taco.webp",
  hexColor: "#ffd23f",
};

/** How the server answers, if it can be reached. */
let answer: (() => Response) | undefined;
/** The seats that were given back, with their tokens. */
let sent: string[] = [];

beforeEach(() => {
  answer = undefined;
  sent = [];
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("location", new URL("https://hubbub.example/player/session"));
  vi.stubGlobal("fetch", async (path: string, { headers }: { readonly headers: Headers }) => {
    sent.push(`${path.replace("/api/v1/gameSession/", "")} ${headers.get("room-token")}`);
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Leaves the seat, and the page with it. */
async function leave(): Promise<void> {
  leaveSeat(seat);
  clearGameSession();
  await eventually(() => expect(sent).toHaveLength(1));
}

it("a seat that was left without a network is given back by the next page that has one, once", async () => {
  keepSeat(seat, session, "token");
  await leave();
  // Nobody is offered it meanwhile.
  expect(keptRoom()).toBeUndefined();
  await tellLeft();
  answer = () => Response.json({});
  await tellLeft();
  await tellLeft();
  expect(sent).toEqual(Array.from({ length: 3 }, () => "K7MPX/4/quit token"));
});

it.each([
  ["that its room takes back at once", () => Response.json({})],
  ["whose room refuses to know it", () => Response.json({ code: "kicked" }, { status: 403 })],
])("a seat %s is not given back again", async (_which, answered) => {
  answer = answered;
  keepSeat(seat, session, "token");
  await leave();
  await eventually(() => expect(localStorage.getItem("hubbub.leaving")).toBeNull());
  await tellLeft();
  expect(sent).toHaveLength(1);
});

it("a seat that was taken again since, or whose player has logged out, is not given back", async () => {
  keepSeat(seat, session, "token");
  await leave();
  answer = () => Response.json({});
  keepSeat(seat, session, "new token");
  await tellLeft();
  expect(sent).toHaveLength(1);

  answer = undefined;
  leaveSeat(seat);
  await eventually(() => expect(sent).toHaveLength(2));
  dropRooms();
  await tellLeft();
  expect(sent).toHaveLength(2);
});
