import { siteOf } from "../../config/env.ts";
import type { Routes } from "../../http/route.ts";
import { accountRefusal } from "../../http/middleware/account.ts";
import type { Deps } from "../../shared/deps.ts";
import {
  fetchCircle,
  fetchMine,
  handOn,
  remove,
  rename,
  renew,
  takeOut,
} from "./circle.usecases.ts";
import { answerDate, calendarFile, dropDate, pickDate } from "./date.usecases.ts";
import { comeIn, lookIn } from "./door.usecases.ts";
import { exportCircle, fetchEvening, removeEvening } from "./evening.usecases.ts";
import { addTonightRoutes } from "./tonight.routes.ts";

const LOOKS = { auth: "user", rate: "read", refusals: ["not_found"] } as const;
const ACTS = { auth: "user", rate: "write", refusals: ["not_found"] } as const;
const LEADS = { auth: "user", rate: "write", refusals: ["not_found", "not_yours"] } as const;

/** Registers the calls about circles. A circle's non-members get the same refusal as if it did not exist. */
export function addCircleRoutes(routes: Routes, deps: Deps): void {
  addTonightRoutes(routes, deps);
  addDoorRoutes(routes, deps);
  addReadingRoutes(routes, deps);
  addLeaderRoutes(routes, deps);
  addDateRoutes(routes, deps);
}

function addDoorRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /circle/door",
    {
      id: "lookAtCircleDoor",
      summary: "Where a link into a circle leads",
      description:
        "Its name and how many are in it, for whoever has the link. A link that was renewed, or whose circle is gone, is `link_expired`.",
      auth: "public",
      rate: "write",
      refusals: ["link_forged", "link_expired"],
    },
    async ({ c, body }) => {
      const user = c.get("user");
      const isIn = user && !(await accountRefusal(deps, user, "user"));
      return lookIn(deps, body.token, isIn ? user : undefined);
    },
  );

  routes.add(
    "POST /circle/members",
    {
      id: "joinCircle",
      summary: "Come into a circle by its link",
      description: "Guests may as well. Whoever is in it already stays as they are.",
      auth: "user",
      rate: "write",
      refusals: [
        "link_forged",
        "link_expired",
        "text_not_allowed",
        "circle_full",
        "too_many_circles",
      ],
    },
    ({ user, body }) => comeIn(deps, user, body),
  );
}

function addReadingRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /circle",
    {
      ...LOOKS,
      id: "listCircles",
      summary: "Circles one is in, the newest first",
      description: "With how many are in each, and some of their characters.",
      refusals: [],
    },
    ({ user }) => fetchMine(deps, user),
  );

  routes.add(
    "GET /circle/:circleId",
    {
      ...LOOKS,
      id: "getCircle",
      summary: "A circle with all that its evenings add up to",
      description:
        "Members with their badges, the running table, records, evenings, the next date, and the link that lets people in.",
    },
    ({ user, params }) => fetchCircle(deps, user, params.circleId),
  );

  routes.add(
    "GET /circle/:circleId/evenings/:roomId",
    {
      ...LOOKS,
      id: "getCircleEvening",
      summary: "One evening with its podiums and what was made",
      description:
        "What members made who are in the night's reel. A night whose host wanted no reel, or took it away while it was there, shows nothing of it.",
    },
    ({ user, params }) => fetchEvening(deps, user, params.circleId, params.roomId),
  );

  routes.add(
    "GET /circle/:circleId/export",
    {
      ...LOOKS,
      id: "exportCircle",
      summary: "All that a circle shows, as one file",
      description: "With every drawing and quote. Fields may differ from one version to the next.",
      rate: "write",
    },
    ({ user, params }) => exportCircle(deps, user, params.circleId),
  );
}

function addLeaderRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "PUT /circle/:circleId",
    {
      ...LEADS,
      id: "renameCircle",
      summary: "Call the circle something else",
      description: "For who leads it. Everybody in it sees the new name at once.",
      refusals: ["not_found", "not_yours", "text_not_allowed"],
    },
    ({ user, params, body }) => rename(deps, user, params.circleId, body.name),
  );

  routes.add(
    "DELETE /circle/:circleId",
    {
      ...LEADS,
      id: "deleteCircle",
      summary: "Delete the circle with everything in it",
      description: "For who leads it. At once and for good; profiles keep their games.",
    },
    ({ user, params }) => remove(deps, user, params.circleId),
  );

  routes.add(
    "POST /circle/:circleId/link",
    {
      ...LEADS,
      id: "renewCircleLink",
      summary: "Renew the link into the circle",
      description: "For who leads it. Links of before lead nowhere from then on.",
    },
    ({ user, params }) => renew(deps, user, params.circleId),
  );

  routes.add(
    "PUT /circle/:circleId/leader",
    {
      ...LEADS,
      id: "handCircleOn",
      summary: "Let another member lead",
      description:
        "For who leads it. Should they go without handing it on, whoever has been in it longest leads.",
      refusals: ["not_found", "not_yours", "user_not_found"],
    },
    ({ user, params, body }) => handOn(deps, user, params.circleId, body.memberId),
  );

  routes.add(
    "DELETE /circle/:circleId/members/:memberId",
    {
      ...LEADS,
      id: "leaveCircle",
      summary: "Leave the circle, or take somebody out of it",
      description:
        "Anybody may take themselves out, who leads it anybody. Their name is gone from every evening; with the last member the circle goes.",
      refusals: ["not_found", "not_yours", "user_not_found"],
    },
    ({ user, params }) => takeOut(deps, user, params.circleId, params.memberId),
  );

  routes.add(
    "DELETE /circle/:circleId/evenings/:roomId",
    {
      ...LEADS,
      id: "removeCircleEvening",
      summary: "Take an evening out of the circle",
      description: "For who leads it. Table, records and badges are as if it had not been.",
    },
    ({ user, params }) => removeEvening(deps, user, params.circleId, params.roomId),
  );
}

function addDateRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "PUT /circle/:circleId/date",
    {
      ...ACTS,
      id: "setCircleDate",
      summary: "Say when the circle meets next",
      description:
        "Any member may. The caller says yes to it, everybody else is asked anew. A date that lies ahead moves: calendars that took the file take the next one in its place.",
    },
    ({ user, params, body }) => pickDate(deps, user, params.circleId, body),
  );

  routes.add(
    "DELETE /circle/:circleId/date",
    {
      ...ACTS,
      id: "callCircleDateOff",
      summary: "Call the next date off",
      description: "Any member may. The calendar file says so, too.",
    },
    ({ user, params }) => dropDate(deps, user, params.circleId),
  );

  routes.add(
    "PUT /circle/:circleId/reply",
    {
      ...ACTS,
      id: "replyToCircleDate",
      summary: "Say whether one comes to the next date",
      description:
        "Yes, no or maybe, as often as one changes one's mind. With `at` only to that date: of one that has moved meanwhile the answer is `not_found`.",
    },
    ({ user, params, body }) => answerDate(deps, user, params.circleId, body),
  );

  routes.add(
    "GET /circle/:circleId/calendar",
    {
      ...LOOKS,
      id: "getCircleCalendar",
      summary: "The next date as a calendar file",
      description:
        "iCalendar with a UID that stays when the date moves, a sequence number that grows, and the link into the circle.",
    },
    ({ c, user, params }) =>
      calendarFile(deps, user, params.circleId, siteOf(deps.config, c.req.url)),
  );
}
