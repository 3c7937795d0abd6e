import { FLAG_NAMES, FLAGS, type Flag, type Flags } from "../../src-rooms/catalog/flags.ts";
import type { Deps } from "../shared/deps.ts";
import { turnedFlags } from "./flags.repository.ts";

/** Every switch as it stands now. */
export async function flagsOf(deps: Deps): Promise<Flags> {
  const rows = await turnedFlags(await deps.database());
  const turned = new Map(rows.map(({ name, isOn }) => [name, isOn]));
  const all = FLAG_NAMES.map((name) => [name, turned.get(name) ?? FLAGS[name]]);
  // SAFETY: one entry for each name.
  return Object.fromEntries(all) as Flags;
}

/** Is this switch on? */
export async function isOn(deps: Deps, name: Flag): Promise<boolean> {
  return (await flagsOf(deps))[name];
}
