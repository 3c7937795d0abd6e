import { unwrap, Problem } from "../../../shared/problem.ts";
import type { Routes } from "../../../http/route.ts";
import { photoOf } from "../../../shared/pictures/photo.ts";

/**
 * Adds the routes for photos that players bring to SNAPTION. They are stored with their room, and deleted
 * with it.
 */
export function addSnaptionRoutes(routes: Routes): void {
  routes.add(
    "POST /snaption/:gameCode/photo",
    {
      id: "bringPhoto",
      summary: "Upload a photo",
      description:
        "Only while the game is collecting photos. Send the picture itself as the body: JPEG, PNG or WebP, at most 512 KiB. Metadata such as the location is removed. Hand the photo in with the move `photo` and the returned id.",
      auth: "room",
      rate: "write",
      refusals: [
        "photo_unusable",
        "body_too_large",
        "not_yours",
        "stage_over",
        "no_game_running",
        "game_over",
      ],
    },
    async ({ c, caller: { room, actor } }) => {
      const photo = photoOf(new Uint8Array(await c.req.arrayBuffer()));
      if (!photo) throw new Problem("photo_unusable");
      return { photoId: unwrap(await room.keepPhoto(actor, photo)) };
    },
  );

  routes.add(
    "GET /snaption/:gameCode/photo/:photoId",
    {
      id: "getPhoto",
      summary: "Get a photo",
      description:
        "Returns a photo that the room has shown to the caller, or that the caller uploaded. Other photos are `not_found` until the game shows them.",
      auth: "room",
      rate: "read",
      refusals: ["not_found"],
    },
    async ({ caller: { room, actor }, params: { photoId } }) => {
      const { type, bytes } = unwrap(await room.showPhoto(actor, photoId));
      // Copied, because the bytes from the room may be a view of a larger buffer.
      return new Response(bytes.slice(), { headers: { "content-type": type } });
    },
  );
}
