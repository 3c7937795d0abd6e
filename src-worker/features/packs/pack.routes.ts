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
      summary: "One pack with its entries",
      description:
        "One's own, or a public one. Admins may read every pack. A pack that is neither one's own nor public is `pack_not_found`, as if there were none.",
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
      summary: "One's own packs and public ones",
      description:
        "What a game's settings offer: `entryCount` says how much is in each. `otherUserId` asks for one person's public ones alone.",
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
      summary: "Write a new pack",
      description:
        "Entries are trimmed; an empty one, one that is too long and one that is in it twice is refused with its place in the list.",
      refusals: ["too_many_packs", "pack_not_allowed", "not_yours"],
    },
    async ({ user, body }) => show(await addPack(deps, user, kind, body)),
  );

  routes.add(
    `POST ${base}/update`,
    {
      ...mine,
      id: `update${name}`,
      summary: "Change one's pack; what is left out stays",
      description:
        "The entries are sent whole or not at all. Games that run keep those they began with.",
      refusals: ["not_yours", "pack_not_found", "pack_not_allowed"],
    },
    async ({ user, body }) => show(await changePack(deps, user, kind, body)),
  );

  routes.add(
    `DELETE ${base}/delete/:id`,
    {
      ...mine,
      id: `delete${name}`,
      summary: "Throw one's pack away",
      description: "For good, with its shared link. Games that run keep its entries to their end.",
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
        "Whoever has the link reads and copies the pack. Asked again it answers the same code, until the sharing is ended.",
    },
    ({ user, params }) => sharePack(deps, user, kind, params.id),
  );

  routes.add(
    `DELETE ${base}/share/:id`,
    {
      ...mine,
      id: `unshare${name}`,
      summary: "End the sharing by link",
      description:
        "The code leads nowhere any more, and the next one is another. Copies that were made stay.",
    },
    ({ user, params }) => unsharePack(deps, user, kind, params.id),
  );

  routes.add(
    `GET ${base}/shared/:code`,
    {
      id: `getShared${name}`,
      summary: "The pack behind a shared link",
      description: "With its entries, to look at or to copy into one's own packs by adding it.",
      auth: "public",
      rate: "lookup",
      refusals: ["pack_not_found"],
      cache: "etag",
    },
    async ({ params }) => show(await getSharedPack(deps, kind, params.code)),
  );
}
