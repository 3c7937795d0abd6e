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
      summary: "Packs that everybody may play with",
      description:
        "By pages, narrowed down by what is searched for, language, game, kind and rating. The answer may be half a minute old.",
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
      summary: "Which packs one likes",
      description: "Ids alone: the library says what they are.",
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
      summary: "Like a pack of the library",
      description: "Once for each account: again it changes nothing.",
    },
    ({ user, params }) => likePack(deps, user, params.id, true),
  );
  routes.add(
    "DELETE /packLibrary/:id/like",
    {
      ...like,
      id: "unlikePack",
      summary: "Not like a pack any more",
      description: "It counts for the pack no more; whoever never liked it changes nothing.",
    },
    ({ user, params }) => likePack(deps, user, params.id, false),
  );

  routes.add(
    "POST /packLibrary/:id/copy",
    {
      id: "copyPack",
      summary: "Copy a pack into one's own",
      description:
        "One's own, a public one, or with `code` one that was shared by link. The copy can be changed, is nobody else's, and stays when the other one goes.",
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
      summary: "How each entry of one's pack does",
      description:
        "Counted at the end of games: how often it came up, and how often nobody did anything with it. What mostly falls flat is left out of games.",
      rate: "read",
    },
    ({ user, params }) => getEntries(deps, user, params.id),
  );
  routes.add(
    "POST /packLibrary/:id/entries/retire",
    {
      ...mine,
      id: "retireEntry",
      summary: "Let an entry of one's pack rest",
      description: "It stays in the pack, and games leave it out.",
      rate: "write",
    },
    ({ user, params, body }) => retireEntry(deps, user, params.id, body.entry),
  );
  routes.add(
    "POST /packLibrary/:id/entries/anew",
    {
      ...mine,
      id: "startEntryAnew",
      summary: "Give an entry that rests another chance",
      description: "It is counted from the beginning, and games take it again.",
      rate: "write",
    },
    ({ user, params, body }) => startEntryAnew(deps, user, params.id, body.entry),
  );
}
