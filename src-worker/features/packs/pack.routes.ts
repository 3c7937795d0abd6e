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

/**
 * The routes for one kind of pack: their path, and what packs and entries are called in ids and responses.
 */
const PACK_SETS = [
  {
    kind: "word",
    name: "WordPack",
    base: "/wordPack",
    show: ({ entries: words, ...pack }: Pack) => ({ ...pack, words }),
  },
  {
    kind: "category",
    name: "CategoryPack",
    base: "/categoryPack",
    show: ({ entries: categories, ...pack }: Pack) => ({ ...pack, categories }),
  },
  {
    kind: "caption",
    name: "CaptionPack",
    base: "/captionPack",
    show: ({ entries: captions, ...pack }: Pack) => ({ ...pack, captions }),
  },
  {
    kind: "picture",
    name: "PicturePack",
    base: "/picturePack",
    show: ({ entries: pictures, ...pack }: Pack) => ({ ...pack, pictures }),
  },
] as const;
type PackSet = (typeof PACK_SETS)[number];

/** Adds the same routes four times: for packs of words, categories, captions and pictures. */
export function addPackRoutes(routes: Routes, deps: Deps): void {
  for (const set of PACK_SETS) {
    addReadingRoutes(routes, deps, set);
    addWritingRoutes(routes, deps, set);
    addSharingRoutes(routes, deps, set);
  }
}

function addReadingRoutes(routes: Routes, deps: Deps, { kind, name, base, show }: PackSet): void {
  routes.add(
    `GET ${base}/get/:id`,
    {
      id: `get${name}`,
      summary: "Get a pack with its entries",
      description:
        "Returns the caller's own pack or a public one; admins may read any pack. Every other pack is `pack_not_found`, as if it did not exist.",
      auth: "user",
      rate: "read",
      refusals: ["pack_not_found"],
    },
    async ({ user, params }) => show(await getPack(deps, user, kind, params.id)),
  );

  routes.add(
    `GET ${base}/getAll`,
    {
      id: `list${name}s`,
      summary: "List the caller's packs and public ones",
      description:
        "For choosing packs in the settings of a game: `entryCount` is the number of entries of each. With `otherUserId`, only the public packs of that user are listed.",
      auth: "user",
      rate: "read",
      refusals: [],
    },
    ({ user, query }) => getAllPacks(deps, user, kind, query),
  );
}

function addWritingRoutes(routes: Routes, deps: Deps, set: PackSet): void {
  const { kind, name, base, show } = set;
  const mine = { auth: "registered", rate: "write" } as const;

  routes.add(
    `POST ${base}/add`,
    {
      ...mine,
      id: `add${name}`,
      summary: "Create a pack",
      description:
        "Entries are trimmed. An entry that is empty, too long or a duplicate is refused with its index in the list.",
      refusals: ["too_many_packs", "pack_not_allowed", "not_yours"],
    },
    async ({ user, body }) => show(await addPack(deps, user, kind, body)),
  );

  routes.add(
    `POST ${base}/update`,
    {
      ...mine,
      id: `update${name}`,
      summary: "Update a pack",
      description:
        "Omitted fields stay unchanged; the list of entries is replaced as a whole. Running games keep the entries they started with.",
      refusals: ["not_yours", "pack_not_found", "pack_not_allowed"],
    },
    async ({ user, body }) => show(await changePack(deps, user, kind, body)),
  );

  routes.add(
    `DELETE ${base}/delete/:id`,
    {
      ...mine,
      id: `delete${name}`,
      summary: "Delete a pack",
      description:
        "Permanently deletes the pack and its shared link. Running games keep its entries until they end.",
      refusals: ["not_yours", "pack_not_found"],
    },
    ({ user, params }) => removePack(deps, user, kind, params.id),
  );
}

function addSharingRoutes(routes: Routes, deps: Deps, { kind, name, base, show }: PackSet): void {
  const mine = {
    auth: "registered",
    rate: "write",
    refusals: ["not_yours", "pack_not_found"],
  } as const;

  routes.add(
    `POST ${base}/share/:id`,
    {
      ...mine,
      id: `share${name}`,
      summary: "Share a pack by link",
      description:
        "Anybody with the link can read and copy the pack. Repeated calls return the same code until sharing is ended.",
    },
    ({ user, params }) => sharePack(deps, user, kind, params.id),
  );

  routes.add(
    `DELETE ${base}/share/:id`,
    {
      ...mine,
      id: `unshare${name}`,
      summary: "Stop sharing a pack by link",
      description:
        "The code stops working, and sharing the pack again creates a new one. Existing copies remain.",
    },
    ({ user, params }) => unsharePack(deps, user, kind, params.id),
  );

  routes.add(
    `GET ${base}/shared/:code`,
    {
      id: `getShared${name}`,
      summary: "Get the pack behind a shared link",
      description:
        "Returns the pack with its entries, to view it or to add a copy to the caller's own packs.",
      auth: "public",
      rate: "lookup",
      refusals: ["pack_not_found"],
      cache: "etag",
    },
    async ({ params }) => show(await getSharedPack(deps, kind, params.code)),
  );
}
