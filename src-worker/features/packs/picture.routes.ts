import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { addPicture, showAnyPicture, showPicture } from "./pictures.usecases.ts";

/**
 * How long browsers may cache a picture, s: one day. The content behind an id never changes, but the picture
 * may be taken down.
 */
const KEPT_S = 86_400;

/** Adds the routes for pictures of packs. */
export function addPictureRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /picture",
    {
      id: "uploadPicture",
      summary: "Upload a picture for a pack",
      description:
        "JPEG, PNG or WebP, at most 2 MiB and 1600 pixels on its longer side. The body is the picture itself; what it says besides, such as where it was taken, is dropped. A picture that comes into no pack within a day is thrown away.",
      auth: "registered",
      rate: "write",
      quota: "picture",
      refusals: ["photo_unusable", "body_too_large", "too_many_pictures", "pictures_unavailable"],
    },
    async ({ c, user }) => ({
      pictureId: await addPicture(deps, user.userId, new Uint8Array(await c.req.arrayBuffer())),
    }),
  );

  routes.add(
    "GET /picture/:pictureId",
    {
      id: "getPicture",
      summary: "A picture of a pack",
      description:
        "For whoever was told its id, which says what is in it. `not_found` once nobody keeps it or it was taken down with its pack; a browser may show it for a day longer.",
      auth: "public",
      rate: "read",
      refusals: ["not_found", "pictures_unavailable"],
      cache: KEPT_S,
    },
    ({ params }) => showPicture(deps, params.pictureId),
  );

  routes.add(
    "GET /admin/picture/:pictureId",
    {
      id: "getAnyPicture",
      summary: "A picture of a pack, taken down or not",
      description: "So that admins see what they judge. `not_found` once nobody keeps it.",
      auth: "admin",
      rate: "read",
      refusals: ["not_found", "pictures_unavailable"],
    },
    ({ params }) => showAnyPicture(deps, params.pictureId),
  );
}
