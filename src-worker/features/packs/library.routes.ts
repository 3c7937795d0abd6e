import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { keptAtEdge } from "../../http/edge.ts";
import {
  copyPack,
  getEntries,
  getLibrary,
  getLikes,
  likePack,
  retireEntry,
  startEntryAnew,
} from "./library.usecases.ts";

/** How old a cached response of the library may be, s. */
const LIBRARY_KEPT_S = 30;

/** Adds the routes of the library, where people share packs. */
export function addLibraryRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /packLibrary",
    {
      id: "searchPacks",
      summary: "Search the pack library",
      description:
        "Returns public packs in pages, filtered by search text, language, game, kind and rating. The response may be up to half a minute old.",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: LIBRARY_KEPT_S,
    },
    ({ query, c }) => keptAtEdge(deps, c.req.url, LIBRARY_KEPT_S, () => getLibrary(deps, query)),
  );

  routes.add(
    "GET /packLibrary/likes",
    {
      id: "listLikedPacks",
      summary: "List the packs the caller likes",
      description: "Returns only the ids of the packs; the library describes them.",
      auth: "user",
      rate: "read",
      refusals: [],
    },
    ({ user }) => getLikes(deps, user),
  );

  const like = { auth: "registered", rate: "write", refusals: ["pack_not_found"] } as const;
  routes.add(
    "POST /packLibrary/:id/like",
    {
      ...like,
      id: "likePack",
      summary: "Like a pack in the library",
      description: "Counts once per account: repeated calls change nothing.",
    },
    ({ user, params }) => likePack(deps, user, params.id, true),
  );
  routes.add(
    "DELETE /packLibrary/:id/like",
    {
      ...like,
      id: "unlikePack",
      summary: "Remove the like from a pack",
      description:
        "The like no longer counts for the pack. Calling this for a pack that the account does not like changes nothing.",
    },
    ({ user, params }) => likePack(deps, user, params.id, false),
  );

  routes.add(
    "POST /packLibrary/:id/copy",
    {
      id: "copyPack",
      summary: "Copy a pack",
      description:
        "The pack may be the caller's own, a public one or, with `code`, one shared by link. The copy belongs to the caller, can be edited, and remains when the original is deleted.",
      auth: "registered",
      rate: "write",
      refusals: ["pack_not_found", "too_many_packs", "too_many_pictures"],
    },
    ({ user, params, body }) => copyPack(deps, user, params.id, body.code),
  );

  const mine = { auth: "registered", refusals: ["pack_not_found", "not_yours"] } as const;
  routes.add(
    "GET /packLibrary/:id/entries",
    {
      ...mine,
      id: "listEntryTallies",
      summary: "Get statistics on the entries of a pack",
      description:
        "Counted at the end of games: how often each entry came up, and how often nobody did anything with it. Games leave out entries that mostly fall flat.",
      rate: "read",
    },
    ({ user, params }) => getEntries(deps, user, params.id),
  );
  routes.add(
    "POST /packLibrary/:id/entries/retire",
    {
      ...mine,
      id: "retireEntry",
      summary: "Retire an entry of a pack",
      description: "The entry stays in the pack, but games leave it out.",
      rate: "write",
    },
    ({ user, params, body }) => retireEntry(deps, user, params.id, body.entry),
  );
  routes.add(
    "POST /packLibrary/:id/entries/anew",
    {
      ...mine,
      id: "startEntryAnew",
      summary: "Give a retired entry another chance",
      description: "Resets its counts, and games use it again.",
      rate: "write",
    },
    ({ user, params, body }) => startEntryAnew(deps, user, params.id, body.entry),
  );
}
