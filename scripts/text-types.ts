// Generates the types of the text keys from the names of the English files: run `npm run texts` after adding
// or removing a file. A test checks that they are up to date.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./wrangler.ts";

/** Declares to i18next which keys exist. */
export const TYPES_FILE = "src-web/i18n/types.d.ts";

/** The content that `TYPES_FILE` must have: one line for each file of English texts. */
export function textTypes(): string {
  const names = readdirSync(join(ROOT, "src-web/i18n/locales/en"))
    .map((file) => file.replace(/\.json$/, ""))
    .toSorted();
  const variable = (name: string) =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const imports = names.map(
    (name) => `import type ${variable(name)} from "./locales/en/${name}.json";`,
  );
  const lines = names.map((name) => {
    const key = /^\w+$/.test(name) ? name : `"${name}"`;
    return `      ${key}: typeof ${variable(name)};`;
  });
  return `// Written by \`npm run texts\` from the names of the files in locales/en.
import "i18next";
${imports.join("\n")}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
${lines.join("\n")}
    };
  }
}
`;
}

if (import.meta.main) writeFileSync(join(ROOT, TYPES_FILE), textTypes());
