import type { Deps } from "./deps.ts";
import { isOn } from "./flags.usecases.ts";

/**
 * Whether rooms have to be paid for here. If nothing can be bought, nobody's time runs out and nobody is told
 * that it does.
 */
export async function areRoomsPaidFor({
  config,
  database,
}: Pick<Deps, "config" | "database">): Promise<boolean> {
  return config.payment !== undefined && isOn(await database(), "payments");
}
