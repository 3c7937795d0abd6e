import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Migrations are texts, as wrangler.toml has it. */
const SQL = {
  name: "sql-as-text",
  transform: (code: string, id: string) =>
    id.endsWith(".sql") ? `export default ${JSON.stringify(code)}` : undefined,
};

/** One worker of bench/workers as one module, the way a deploy would bundle it. */
export async function bundle(
  worker: "room" | "relay" | "cost" | "night" | "latency" | "soak",
): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    // Workers are no Node: take what packages offer to them.
    resolve: { conditions: ["workerd", "worker", "browser", "import", "default"] },
    plugins: [SQL],
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
  if (!chunk) throw new Error(`no bundle of ${worker}`);
  return chunk.code;
}
