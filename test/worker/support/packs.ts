import * as z from "zod";
import type { Person } from "./cast.ts";

/** The credential of somebody who calls. */
export const as = (person: Person) => ({ bearer: person.bearer });

/** What a call that makes a pack answers. */
export const made = z.looseObject({ id: z.string() });

/** Somebody reports a pack. */
export async function report(who: Person, id: string) {
  const body = { reason: "hate" };
  return who.call("POST", `/packLibrary/${id}/report`, { body, bearer: who.bearer });
}

/** Reports that nobody judged yet of packs whose name begins like that. */
export async function openReports(admin: Person, name: string) {
  const reports = z.looseObject({
    items: z.array(z.looseObject({ reportId: z.string(), content: z.string() })),
  });
  const answer = await admin.call("GET", "/admin/reports", as(admin));
  return reports.parse(answer.body).items.filter(({ content }) => content.startsWith(name));
}
