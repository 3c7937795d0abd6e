import * as z from "zod";
import { emailSchema, nameSchema } from "../../../http/user.schemas.ts";

const MESSAGE_MAX = 5_000;

export const contactBody = z.object({
  name: nameSchema,
  email: emailSchema,
  message: z.string().max(MESSAGE_MAX),
  website: z
    .string()
    .max(200)
    .default("")
    .meta({ description: "Left empty: whoever fills it in is not a person" }),
});
