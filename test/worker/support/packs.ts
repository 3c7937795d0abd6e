import * as z from "zod";
import type { Person } from "./cast.ts";

/** Returns this person's credential for a call. */
export const as = (person: Person) => ({ bearer: person.bearer });

/** The response of a call that makes a pack. */
export const made = z.looseObject({ id: z.string() });

/** Reports a pack. */
export async function report(who: Person, id: string) {
  const body = { reason: "hate" };
  return who.call("POST", `/packLibrary/${id}/report`, { body, bearer: who.bearer });
}

/** Returns the reports that are not judged yet, of packs whose name begins with `name`. */
export async function openReports(admin: Person, name: string) {
  const reports = z.looseObject({
    items: z.array(z.looseObject({ reportId: z.string(), content: z.string() })),
  });
  const answer = await admin.call("GET", "/admin/reports", as(admin));
  return reports.parse(answer.body).items.filter(({ content }) => content.startsWith(name));
}
