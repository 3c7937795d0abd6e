/** The one function of Node's that the runtime offers and its types do not know (flag nodejs_compat). */
declare module "node:crypto" {
  export interface ScryptOptions {
    readonly N: number;
    readonly r: number;
    readonly p: number;
    /** Bytes. */
    readonly maxmem: number;
  }

  export function scrypt(
    password: string,
    salt: Uint8Array,
    keyLength: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
}
