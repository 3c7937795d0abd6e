import type { Pack } from "../../../src-shared/api/packs.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
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

/** One set of packs as calls: where they are, and what their entries are called there. */
const PACK_SETS = [
  {
    kind: "word",
    base: "/wordPack",
    show: ({ entries: words, ...pack }: Pack) => ({ ...pack, words }),
  },
  {
    kind: "category",
    base: "/categoryPack",
    show: ({ entries: categories, ...pack }: Pack) => ({ ...pack, categories }),
  },
  {
    kind: "caption",
    base: "/captionPack",
    show: ({ entries: captions, ...pack }: Pack) => ({ ...pack, captions }),
  },
] as const;
type PackSet = (typeof PACK_SETS)[number];

/** Word packs, category packs and caption packs: the same calls three times. */
export function addPackRoutes(routes: Routes, deps: Deps): void {
  for (const set of PACK_SETS) {
    addReadingRoutes(routes, deps, set);
    addWritingRoutes(routes, deps, set);
    addSharingRoutes(routes, deps, set);
  }
}

function addReadingRoutes(routes: Routes, deps: Deps, { kind, base, show }: PackSet): void {
  routes.add(
    `GET ${base}/get/:id`,
    {
      summary: "One pack with its entries: one's own or a public one",
      auth: "user",
      rate: "read",
      refusals: ["pack_not_found"],
    },
    async ({ user, params }) => show(await getPack(deps, user, kind, params.id)),
  );

  routes.add(
    `GET ${base}/getAll`,
    {
      summary: "One's own packs and public ones, without their entries",
      auth: "user",
      rate: "read",
      refusals: [],
    },
    ({ user, query }) => getAllPacks(deps, user, kind, query),
  );
}

function addWritingRoutes(routes: Routes, deps: Deps, set: PackSet): void {
  const { kind, base, show } = set;
  const mine = { auth: "registered", rate: "write" } as const;

  routes.add(
    `POST ${base}/add`,
    { ...mine, summary: "Write a new pack", refusals: ["too_many_packs"] },
    async ({ user, body }) => show(await addPack(deps, user, kind, body)),
  );

  routes.add(
    `POST ${base}/update`,
    {
      ...mine,
      summary: "Change one's pack; what is left out stays",
      refusals: ["not_yours", "pack_not_found"],
    },
    async ({ user, body }) => show(await changePack(deps, user, kind, body)),
  );

  routes.add(
    `DELETE ${base}/delete/:id`,
    { ...mine, summary: "Throw one's pack away", refusals: ["not_yours", "pack_not_found"] },
    ({ user, params }) => removePack(deps, user, kind, params.id),
  );
}

function addSharingRoutes(routes: Routes, deps: Deps, { kind, base, show }: PackSet): void {
  const mine = {
    auth: "registered",
    rate: "write",
    refusals: ["not_yours", "pack_not_found"],
  } as const;

  routes.add(
    `POST ${base}/share/:id`,
    { ...mine, summary: "The code for a link by which others read and copy the pack" },
    ({ user, params }) => sharePack(deps, user, kind, params.id),
  );

  routes.add(
    `DELETE ${base}/share/:id`,
    { ...mine, summary: "End the sharing by link" },
    ({ user, params }) => unsharePack(deps, user, kind, params.id),
  );

  routes.add(
    `GET ${base}/shared/:code`,
    {
      summary: "The pack behind a shared link",
      auth: "public",
      rate: "lookup",
      refusals: ["pack_not_found"],
      cache: "etag",
    },
    async ({ params }) => show(await getSharedPack(deps, kind, params.code)),
  );
}
