import * as z from "zod";
import { languageSchema } from "../shared/schemas.ts";

export const guestLoginBody = z.object({
  guestId: z
    .uuid()
    .toLowerCase()
    .meta({ description: "Made and kept by the client: whoever knows it is this guest" }),
  language: languageSchema,
});

export const loginAnswer = z.object({
  accessToken: z.string().meta({ description: "JWT, valid for an hour" }),
  locale: languageSchema,
});
