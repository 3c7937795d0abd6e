import { faultOf, log } from "../../src-shared/log.ts";
import type { Bindings } from "./bindings.ts";

/** Which codes lead anywhere. */
export interface Codes {
  /** False only for a code of which is known that it leads nowhere. */
  has(code: string): Promise<boolean>;
  /** `until`: ms since 1970; absent: until it is taken out. */
  add(code: string, until?: number): Promise<void>;
  remove(code: string): Promise<void>;
}

/** The list of codes, in as many objects as a code's first letter has values. */
export function codesOf({ Codes: namespace }: Pick<Bindings, "Codes">): Codes {
  const part = (code: string) => namespace.getByName(code.slice(0, 1));
  return {
    has: async (code) => {
      try {
        return await part(code).has(code);
      } catch (error) {
        // Then the object behind the code has to say it: nobody is shut out of a room that is there.
        log("warn", "codes.unread", faultOf(error));
        return true;
      }
    },
    add: (code, until) => part(code).add(code, until),
    remove: (code) => part(code).remove(code),
  };
}
