import { FLAG_NAMES, FLAGS, type Flag, type Flags } from "../../src-shared/catalog/flags.ts";
import type { Database } from "../db/client.ts";
import { storedFlags } from "./flags.repository.ts";

/** Returns the current state of every switch. */
export async function flagsOf(db: Database): Promise<Flags> {
  const rows = await storedFlags(db);
  const turned = new Map(rows.map(({ name, isOn }) => [name, isOn]));
  const all = FLAG_NAMES.map((name) => [name, turned.get(name) ?? FLAGS[name]]);
  // SAFETY: there is one entry for each name.
  return Object.fromEntries(all) as Flags;
}

/** Whether this switch is on. */
export async function isOn(db: Database, name: Flag): Promise<boolean> {
  return (await flagsOf(db))[name];
}
