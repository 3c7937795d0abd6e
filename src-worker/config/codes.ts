import { faultOf, log } from "../../src-shared/log.ts";
import type { Bindings } from "./bindings.ts";

/** The list of codes that lead to something. */
export interface Codes {
  /** Whether a code leads to something. False only if that is known for certain. */
  has(code: string): Promise<boolean>;
  /** `until`: ms since 1970; absent: until it is removed. */
  add(code: string, until?: number): Promise<void>;
  remove(code: string): Promise<void>;
}

/** Returns the list of codes, which is spread over one object per first letter. */
export function codesOf({ Codes: namespace }: Pick<Bindings, "Codes">): Codes {
  const part = (code: string) => namespace.getByName(code.slice(0, 1));
  return {
    has: async (code) => {
      try {
        return await part(code).has(code);
      } catch (error) {
        // Then the object behind the code decides: nobody is kept out of a room that exists.
        log("warn", "codes.unread", faultOf(error));
        return true;
      }
    },
    add: (code, until) => part(code).add(code, until),
    remove: (code) => part(code).remove(code),
  };
}
