import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { addPicture, showAnyPicture, showPicture } from "./pictures.usecases.ts";

/**
 * How long browsers may cache a picture, s: one day. The content behind an id never changes, but the picture
 * may be taken down: a cache between browsers would go on showing it to people who never saw it.
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
        "Send the picture itself as the body: JPEG, PNG or WebP, at most 2 MiB and 1600 pixels on its longer side. Metadata such as the location is removed. A picture that is not added to a pack within a day is deleted.",
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
      summary: "Get a picture of a pack",
      description:
        "Anybody who knows the id may request it; the id is derived from the content. Returns `not_found` once nobody keeps the picture or it was taken down with its pack; browsers may still show it for a day.",
      auth: "public",
      rate: "read",
      refusals: ["not_found", "pictures_unavailable"],
      cache: { inBrowser: KEPT_S },
    },
    ({ params }) => showPicture(deps, params.pictureId),
  );

  routes.add(
    "GET /admin/picture/:pictureId",
    {
      id: "getAnyPicture",
      summary: "Get a picture, taken down or not",
      description:
        "Lets admins see what they judge. Returns `not_found` once nobody keeps the picture.",
      auth: "admin",
      rate: "read",
      refusals: ["not_found", "pictures_unavailable"],
    },
    ({ params }) => showAnyPicture(deps, params.pictureId),
  );
}
