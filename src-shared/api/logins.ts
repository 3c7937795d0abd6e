import * as z from "zod";
import type { CallTable } from "./contract.ts";
import { passwordSchema } from "./person.ts";

/** How one's own account is logged in to. Every change asks once more who somebody is. */
export const LOGIN_CALLS = {
  "POST /user/changePassword": {
    body: z.object({
      password: passwordSchema.meta({ description: "The present one" }),
      newPassword: passwordSchema,
    }),
    status: 204,
  },
} as const satisfies CallTable;
