import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import {
  PACK_SETS,
  packListAnswer,
  packListQuery,
  packParams,
  shareAnswer,
  sharedParams,
  type PackSet,
} from "./pack.schemas.ts";
import {
  addPack,
  changePack,
  getAllPacks,
  getPack,
  getSharedPack,
  removePack,
  sharePack,
  unsharePack,
} from "./pack.usecases.ts";

/** Word packs and category packs: the same calls twice. */
export function addPackRoutes(routes: Routes, deps: Deps): void {
  for (const set of PACK_SETS) {
    addReadingRoutes(routes, deps, set);
    addWritingRoutes(routes, deps, set);
    addSharingRoutes(routes, deps, set);
  }
}

function addReadingRoutes(routes: Routes, deps: Deps, { kind, base, answer, show }: PackSet): void {
  routes.add(
    {
      method: "get",
      path: `${base}/get/:id`,
      summary: "One pack with its entries: one's own or a public one",
      auth: "user",
      rate: "read",
      params: packParams,
      status: 200,
      answer,
      refusals: ["pack_not_found"],
    },
    async ({ user, params }) => show(await getPack(deps, user, kind, params.id)),
  );

  routes.add(
    {
      method: "get",
      path: `${base}/getAll`,
      summary: "One's own packs and public ones, without their entries",
      auth: "user",
      rate: "read",
      query: packListQuery,
      status: 200,
      answer: packListAnswer,
      refusals: [],
    },
    ({ user, query }) => getAllPacks(deps, user, kind, query),
  );
}

function addWritingRoutes(routes: Routes, deps: Deps, set: PackSet): void {
  const { kind, base, answer, show } = set;
  const mine = { auth: "registered", rate: "write" } as const;

  routes.add(
    {
      ...mine,
      method: "post",
      path: `${base}/add`,
      summary: "Write a new pack",
      body: set.draft,
      status: 201,
      answer,
      refusals: ["too_many_packs"],
    },
    async ({ user, body }) => show(await addPack(deps, user, kind, body)),
  );

  routes.add(
    {
      ...mine,
      method: "post",
      path: `${base}/update`,
      summary: "Change one's pack; what is left out stays",
      body: set.change,
      status: 200,
      answer,
      refusals: ["not_yours", "pack_not_found"],
    },
    async ({ user, body }) => show(await changePack(deps, user, kind, body)),
  );

  routes.add(
    {
      ...mine,
      method: "delete",
      path: `${base}/delete/:id`,
      summary: "Throw one's pack away",
      params: packParams,
      status: 204,
      refusals: ["not_yours", "pack_not_found"],
    },
    ({ user, params }) => removePack(deps, user, kind, params.id),
  );
}

function addSharingRoutes(routes: Routes, deps: Deps, { kind, base, answer, show }: PackSet): void {
  const mine = {
    auth: "registered",
    rate: "write",
    params: packParams,
    refusals: ["not_yours", "pack_not_found"],
  } as const;

  routes.add(
    {
      ...mine,
      method: "post",
      path: `${base}/share/:id`,
      summary: "The code for a link by which others read and copy the pack",
      status: 200,
      answer: shareAnswer,
    },
    ({ user, params }) => sharePack(deps, user, kind, params.id),
  );

  routes.add(
    {
      ...mine,
      method: "delete",
      path: `${base}/share/:id`,
      summary: "End the sharing by link",
      status: 204,
    },
    ({ user, params }) => unsharePack(deps, user, kind, params.id),
  );

  routes.add(
    {
      method: "get",
      path: `${base}/shared/:code`,
      summary: "The pack behind a shared link",
      auth: "public",
      rate: "lookup",
      params: sharedParams,
      status: 200,
      answer,
      refusals: ["pack_not_found"],
      cache: "etag",
    },
    async ({ params }) => show(await getSharedPack(deps, kind, params.code)),
  );
}
