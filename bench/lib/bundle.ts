import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Imports migrations and the built-in content as text, as wrangler.toml configures it. */
const TEXTS = {
  name: "texts",
  enforce: "pre" as const,
  load: (id: string) =>
    /\.sql$|src-rooms\/content\/(\w+\/[\w-]+|drawings)\.json$/.test(id)
      ? {
          code: `export default ${JSON.stringify(readFileSync(id, "utf8"))}`,
          moduleType: "js" as const,
        }
      : undefined,
};

/** Bundles one worker of bench/workers into one module, the way a deploy would. */
export async function bundle(
  worker: "room" | "relay" | "cost" | "night" | "latency" | "soak",
): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    // Workers are not Node: use the entry points that packages provide for Workers.
    resolve: { conditions: ["workerd", "worker", "browser", "import", "default"] },
    plugins: [TEXTS],
    ssr: { noExternal: true, target: "webworker" },
    build: {
      write: false,
      ssr: fileURLToPath(new URL(`../workers/${worker}.ts`, import.meta.url)),
      target: "es2024",
      minify: false,
      rollupOptions: { external: [/^cloudflare:/, /^node:/] },
    },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${worker} was not bundled`);
  return chunk.code;
}
