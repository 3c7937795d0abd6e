/// <reference types="vite/types/importMeta.d.ts" />

/** Files that the test's bundler imports as text. */
declare module "*?raw" {
  const text: string;
  export default text;
}
