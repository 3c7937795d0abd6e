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
import { joinCircle, previewCircle } from "./joinCircle.usecases.ts";
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
      summary: "Preview a circle by its link",
      description:
        "Returns the circle's name and its number of members. A link that was renewed, or whose circle was deleted, is refused with `link_expired`.",
      auth: "public",
      rate: "write",
      refusals: ["link_forged", "link_expired"],
    },
    async ({ c, body }) => {
      const user = c.get("user");
      const isIn = user && !(await accountRefusal(deps, user, "user"));
      return previewCircle(deps, body.token, isIn ? user : undefined);
    },
  );

  routes.add(
    "POST /circle/members",
    {
      id: "joinCircle",
      summary: "Join a circle by its link",
      description: "Guests may join too. Calling this as a member changes nothing.",
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
    ({ user, body }) => joinCircle(deps, user, body),
  );
}

function addReadingRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /circle",
    {
      ...LOOKS,
      id: "listCircles",
      summary: "List the caller's circles",
      description:
        "Sorted newest first. Each circle has its number of members and the characters of some of them.",
      refusals: [],
    },
    ({ user }) => fetchMine(deps, user),
  );

  routes.add(
    "GET /circle/:circleId",
    {
      ...LOOKS,
      id: "getCircle",
      summary: "Get a circle",
      description:
        "Returns the members with their badges, the running table, records, evenings, the next date, and the link for inviting others. Only for members: for everybody else the circle is `not_found`.",
    },
    ({ user, params }) => fetchCircle(deps, user, params.circleId),
  );

  routes.add(
    "GET /circle/:circleId/evenings/:roomId",
    {
      ...LOOKS,
      id: "getCircleEvening",
      summary: "Get one evening of a circle",
      description:
        "Returns the podiums, and what members and robots made unless it was left out of the night's reel. If the host turned the reel off, or removed it while it was available, nothing made is shown.",
    },
    ({ user, params }) => fetchEvening(deps, user, params.circleId, params.roomId),
  );

  routes.add(
    "GET /circle/:circleId/export",
    {
      ...LOOKS,
      id: "exportCircle",
      summary: "Export a circle as one file",
      description:
        "Contains everything the circle shows, with every drawing and quote. Fields may change between versions.",
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
      summary: "Rename a circle",
      description:
        "Only the circle's leader may rename it. Every member sees the new name immediately.",
      refusals: ["not_found", "not_yours", "text_not_allowed"],
    },
    ({ user, params, body }) => rename(deps, user, params.circleId, body.name),
  );

  routes.add(
    "DELETE /circle/:circleId",
    {
      ...LEADS,
      id: "deleteCircle",
      summary: "Delete a circle",
      description:
        "Only the circle's leader may delete it. Everything in it is deleted immediately and permanently; games stay in the members' profiles.",
    },
    ({ user, params }) => remove(deps, user, params.circleId),
  );

  routes.add(
    "POST /circle/:circleId/link",
    {
      ...LEADS,
      id: "renewCircleLink",
      summary: "Renew a circle's link",
      description: "Only the circle's leader may renew the link. All earlier links stop working.",
    },
    ({ user, params }) => renew(deps, user, params.circleId),
  );

  routes.add(
    "PUT /circle/:circleId/leader",
    {
      ...LEADS,
      id: "handCircleOn",
      summary: "Make another member the leader",
      description:
        "Only the circle's leader may call this. If a leader leaves without naming a successor, the longest-standing member becomes the leader.",
      refusals: ["not_found", "not_yours", "user_not_found"],
    },
    ({ user, params, body }) => handOn(deps, user, params.circleId, body.memberId),
  );

  routes.add(
    "DELETE /circle/:circleId/members/:memberId",
    {
      ...LEADS,
      id: "leaveCircle",
      summary: "Leave a circle or remove a member",
      description:
        "Members may remove themselves, and the leader may remove anyone. The removed member's name disappears from every evening. When the last member leaves, the circle is deleted.",
      refusals: ["not_found", "not_yours", "user_not_found"],
    },
    ({ user, params }) => takeOut(deps, user, params.circleId, params.memberId),
  );

  routes.add(
    "DELETE /circle/:circleId/evenings/:roomId",
    {
      ...LEADS,
      id: "removeCircleEvening",
      summary: "Remove an evening from a circle",
      description:
        "Only the circle's leader may remove it. The table, records and badges no longer count that evening.",
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
      summary: "Set the next date of a circle",
      description:
        "Any member may set it. The caller's reply becomes yes, and all other members are asked again. A date that is still ahead is moved: calendars that imported its file update the same entry.",
    },
    ({ user, params, body }) => pickDate(deps, user, params.circleId, body),
  );

  routes.add(
    "DELETE /circle/:circleId/date",
    {
      ...ACTS,
      id: "callCircleDateOff",
      summary: "Cancel the next date",
      description:
        "Any member may cancel it. The calendar file is then marked as cancelled. With `at`, only that date is cancelled; if the date has moved since, the call is refused with `not_found`.",
    },
    ({ user, params, query }) => dropDate(deps, user, params.circleId, query.at),
  );

  routes.add(
    "PUT /circle/:circleId/reply",
    {
      ...ACTS,
      id: "replyToCircleDate",
      summary: "Reply to the next date",
      description:
        "The reply is yes, no or maybe, and can be changed at any time. With `at`, the reply counts only for that date; if the date has moved since, the call is refused with `not_found`.",
    },
    ({ user, params, body }) => answerDate(deps, user, params.circleId, body),
  );

  routes.add(
    "GET /circle/:circleId/calendar",
    {
      ...LOOKS,
      id: "getCircleCalendar",
      summary: "Get the next date as a calendar file",
      description:
        "Returns an iCalendar file with the link into the circle. When the date moves, its UID stays the same and its sequence number increases.",
    },
    ({ c, user, params }) =>
      calendarFile(deps, user, params.circleId, siteOf(deps.config, c.req.url)),
  );
}
