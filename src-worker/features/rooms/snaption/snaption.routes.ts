import { granted, Problem } from "../../../shared/problem.ts";
import type { Routes } from "../../../http/route.ts";
import { photoOf } from "./photo.ts";

/** Photos that players bring to SNAPTION: they stay with their room, and end with it. */
export function addSnaptionRoutes(routes: Routes): void {
  routes.add(
    "POST /snaption/:gameCode/photo",
    {
      summary:
        "Bring a photo (JPEG, PNG or WebP as the body, at most 512 KiB) while photos are taken",
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
      return { photoId: granted(await room.keepPhoto(actor, photo)) };
    },
  );

  routes.add(
    "GET /snaption/:gameCode/photo/:photoId",
    {
      summary: "A photo that the room has shown to the caller, or that they brought",
      auth: "room",
      rate: "read",
      refusals: ["not_found"],
    },
    async ({ caller: { room, actor }, params: { photoId } }) => {
      const { type, bytes } = granted(await room.showPhoto(actor, photoId));
      // A copy of its own: what came from the room may be a view of something larger.
      return new Response(bytes.slice(), { headers: { "content-type": type } });
    },
  );
}
