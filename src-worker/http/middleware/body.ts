import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { PICTURE_BYTES_MAX } from "../../../src-shared/catalog/packs.ts";
import type { AppEnv } from "../context.ts";
import { Problem, problemResponse } from "../../shared/problem.ts";

const MAX_BODY_BYTES = 64 * 1024;

/** Phones shrink their photos before they upload them (src-web/client/shrink.ts). */
const MAX_PHOTO_BYTES = 512 * 1024;
/** Limit for the pictures of packs, which browsers shrink as well. */
const limitPicture = bodyLimit({
  maxSize: PICTURE_BYTES_MAX,
  onError: () => problemResponse(new Problem("body_too_large")),
});
const PICTURE_PATH = "/api/v1/picture";
/** Photos of SNAPTION. */
const PHOTO_PATH = /^\/api\/v1\/snaption\/[^/]+\/photo$/u;

const limit = (maxSize: number): MiddlewareHandler<AppEnv> =>
  bodyLimit({ maxSize, onError: () => problemResponse(new Problem("body_too_large")) });
const limitText = limit(MAX_BODY_BYTES);
const limitPhoto = limit(MAX_PHOTO_BYTES);

/** Refuses a body over 64 KiB, a photo over 512 KiB and a picture over 2 MiB before it is read completely. */
export const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  if (c.req.path === PICTURE_PATH) return limitPicture(c, next);
  return (PHOTO_PATH.test(c.req.path) ? limitPhoto : limitText)(c, next);
};

const JSON_TYPE = /^application\/([a-z.-]+\+)?json(;|$)/iu;

/** Refuses a body that is not JSON or not declared as JSON. A form on another site cannot declare that. */
export const jsonBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) throw new Problem("invalid_json");
  try {
    await c.req.json();
  } catch (cause) {
    throw new Problem("invalid_json", { cause });
  }
  await next();
};
