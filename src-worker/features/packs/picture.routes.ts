import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { addPicture, showPicture } from "./pictures.usecases.ts";

/** A year: what is behind the name of a picture never changes. */
const KEPT_S = 31_536_000;

/** Pictures of people's packs. */
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
        "For whoever was told its id, which says what is in it: it may be kept for ever. `not_found` once nobody keeps it or an admin took it down.",
      auth: "public",
      rate: "read",
      refusals: ["not_found", "pictures_unavailable"],
      cache: KEPT_S,
    },
    ({ params }) => showPicture(deps, params.pictureId),
  );
}
