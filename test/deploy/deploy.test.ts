import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NODE, ROOT } from "../../scripts/wrangler.ts";
import { StandInCloudflare } from "./standInCloudflare.ts";

// Runs `npx wrangler deploy` as the README describes it, against a simulated Cloudflare account on this
// machine. It uses the web app that `npm run build` made.

const cloudflare = new StandInCloudflare();
const site = cloudflare.worker("hubbub");
const WITHIN_MS = 300_000;
const MIB = 2 ** 20;
/**
 * Permissions of an API token by the part of Cloudflare's API that needs them. Without one of them that part
 * refuses every call, and the deploy stops.
 */
const PERMISSIONS = { workers: "Workers Scripts", d1: "D1", r2: "Workers R2 Storage" } as const;

/** Runs Wrangler non-interactively; `typed` is its standard input, from which it reads values. */
async function wrangler(args: readonly string[], typed = "", at = cloudflare) {
  const script = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const env = {
    ...process.env,
    ...at.env,
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    FORCE_COLOR: "0",
  };
  const child = spawn(NODE, [script, ...args], { cwd: ROOT, env });
  child.stdin.end(typed);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (piece: Buffer) => (said += piece.toString()));
  }
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { status, said };
}

/** Runs a deploy that must succeed; otherwise its output is part of the failure message. */
async function deploy(...args: readonly string[]): Promise<string> {
  const { status, said } = await wrangler(["deploy", ...args]);
  expect(status, `${said}\nTo fix it: npx wrangler deploy --dry-run shows the error`).toBe(0);
  return said;
}

let first = "";
beforeAll(async () => {
  await cloudflare.start();
  first = await deploy();
}, WITHIN_MS);
afterAll(() => cloudflare.stop());

describe("a first deploy, on an empty account", () => {
  it("asks no questions and says where the site is", () => {
    expect(first).toContain("https://hubbub.party.workers.dev");
  });

  it("creates one database and binds it", () => {
    expect([...cloudflare.databases.values()]).toEqual(["hubbub"]);
    const [id] = cloudflare.databases.keys();
    expect(site.uploads[0]?.bindings).toContainEqual({ name: "DB", type: "d1", id });
  });

  it("declares every class of Durable Objects, each with SQLite", () => {
    const upload = site.uploads[0];
    const bound = (upload?.bindings ?? []).flatMap(({ class_name: name }) => name ?? []);
    const made =
      upload?.migrations?.steps?.flatMap(({ new_sqlite_classes: names }) => names ?? []) ?? [];
    expect(made.toSorted()).toEqual(bound.toSorted());
    expect(bound).toContain("Room");
  });

  it("asks only for what docs/deploy.md lists as the permissions of an API token", () => {
    const asked = new Set(cloudflare.calls.map(({ path }) => path.split("/")[1] ?? ""));
    expect([...asked].toSorted()).toEqual(Object.keys(PERMISSIONS).toSorted());
    const page = readFileSync(join(ROOT, "docs/deploy.md"), "utf8");
    const [, token = ""] = /API token needs ([^.]*)\./u.exec(page.replaceAll("\n", " ")) ?? [];
    const [, row = ""] = /^\| `CLOUDFLARE_API_TOKEN` \| (.*) \|$/mu.exec(page) ?? [];
    for (const permission of Object.values(PERMISSIONS)) {
      expect(token).toContain(`*${permission}*`);
      expect(row).toContain(`*${permission} (edit)*`);
    }
  });

  it("sets up both crons", () => {
    expect(site.crons).toEqual(["17 3 * * *", "*/5 * * * *"]);
  });

  it("uploads the web app with its headers, and none of the build's internal files", () => {
    const paths = Object.keys(site.assets);
    expect(paths).toContain("/index.html");
    expect(paths).toContain("/pages/de/home.html");
    expect(
      paths.filter((path) => /^\/[._]/u.test(path)),
      "To fix it: list them in .assetsignore (scripts/build-web.mjs)",
    ).toEqual([]);
    expect(headers()).toContain("Content-Security-Policy: default-src 'none'");
  });
});

const headers = () => site.uploads[0]?.assets?.config._headers ?? "";

/** The parts of the program that was uploaded last, without the source maps. */
function modules() {
  const { program } = site;
  const boundary = program.subarray(0, program.indexOf("\r\n"));
  const parts: { readonly type: string; readonly content: Buffer }[] = [];
  for (let at = 0; at >= 0;) {
    const next = program.indexOf(boundary, at + boundary.length);
    const part = program.subarray(at, next < 0 ? undefined : next);
    const head = part.subarray(0, part.indexOf("\r\n\r\n")).toString();
    const type = /content-type: ([\w/+.-]+)/iu.exec(head)?.[1] ?? "";
    const isModule = head.includes("filename=") && type !== "application/source-map";
    if (isModule) parts.push({ type, content: part.subarray(head.length + 4) });
    at = next;
  }
  return parts;
}

describe("the deployment fits Cloudflare's free plan:", () => {
  // https://developers.cloudflare.com/workers/platform/limits/

  it("at most 20,000 files of 25 MiB", () => {
    const sizes = Object.values(site.assets).map(({ size }) => size);
    expect(sizes.length).toBeGreaterThan(500);
    expect(sizes.length, "To fix it: fewer files, pictures as sheets say").toBeLessThan(20_000);
    expect(Math.max(...sizes), "To fix it: no file over 25 MiB").toBeLessThan(25 * MIB);
  });

  it("at most 100 header rules, each line of at most 2,000 characters", () => {
    const lines = headers().split("\n");
    const rules = lines.filter((line) => /^\S/u.test(line));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.length, "To fix it: fewer rules in scripts/page-headers.ts").toBeLessThan(100);
    const longest = Math.max(...lines.map(({ length }) => length));
    expect(
      longest,
      "To fix it: fewer inline scripts, whose hashes stand in the policy",
    ).toBeLessThan(2_000);
  });

  it("a Worker of at most 3 MiB, compressed", () => {
    const packed = modules().map(({ content }) => gzipSync(content).length);
    expect(packed.length).toBeGreaterThan(1);
    expect(
      packed.reduce((sum, size) => sum + size, 0),
      "To fix it: import what is rare when it is needed",
    ).toBeLessThan(3 * MIB);
  });

  it("built-in content is uploaded as text modules beside the script", () => {
    const withAPrompt = modules().filter(({ content }) => content.includes("Seventeen raccoons"));
    expect(
      withAPrompt.map(({ type }) => type),
      "To fix it: the rules in wrangler.toml",
    ).toEqual(["text/plain"]);
  });
});

describe("a second deploy", () => {
  it(
    "finds the database, declares no class again, keeps secrets, and uploads no file twice",
    async () => {
      const put = await wrangler(["secret", "put", "AUTH_SECRETS"], '[{"kid":"1","secret":"x"}]');
      expect(put.status, put.said).toBe(0);
      const before = cloudflare.calls.length;
      await deploy();
      const calls = cloudflare.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
      expect(calls.filter((call) => /POST \/(?:d1|workers\/assets)/u.test(call))).toEqual([]);
      const sent = site.sent.at(-1);
      expect(sent?.migrations).toBeUndefined();
      expect(sent?.bindings).toContainEqual(
        expect.objectContaining({ name: "DB", type: "inherit" }),
      );
      expect(sent?.keep_bindings).toContain("secret_text");
      expect([...site.secrets.keys()]).toEqual(["AUTH_SECRETS"]);
      expect(cloudflare.databases).toHaveLength(1);
    },
    WITHIN_MS,
  );
});

describe("a staging site on the same account", () => {
  const staging = cloudflare.worker("hubbub-staging");
  beforeAll(async () => {
    await deploy("--env", "staging");
  }, WITHIN_MS);

  it("is a Worker with its own database and objects, and does not affect the site", () => {
    expect(cloudflare.workers).toEqual(["hubbub", "hubbub-staging"]);
    const [, [id] = []] = [...cloudflare.databases];
    expect([...cloudflare.databases.values()]).toEqual(["hubbub", "hubbub-staging"]);
    expect(staging.uploads).toHaveLength(1);
    expect(staging.uploads[0]?.bindings).toContainEqual({ name: "DB", type: "d1", id });
    expect(site.uploads.at(-1)?.bindings).not.toContainEqual(expect.objectContaining({ id }));
    const made = staging.uploads[0]?.migrations?.steps;
    expect(made).toEqual(site.uploads[0]?.migrations?.steps);
  });

  it("has all bindings of the site, the crons and the same files", () => {
    const namesOf = ({ uploads }: typeof site) =>
      (uploads.at(-1)?.bindings ?? []).map(({ name, type }) => `${type} ${name}`).toSorted();
    const staged = namesOf(staging).filter((one) => !one.startsWith("plain_text "));
    expect(
      staged,
      "To fix it: a binding of wrangler.toml stands again below [env.staging], which inherits none",
    ).toEqual(namesOf(site));
    expect(staging.crons).toEqual(site.crons);
    expect(staging.assets).toEqual(site.assets);
  });

  it("shares no rate limits with the site", () => {
    const limits = (of: typeof site) =>
      (of.uploads.at(-1)?.bindings ?? []).flatMap(({ namespace_id: id }) => id ?? []);
    expect(limits(staging)).toHaveLength(3);
    expect(limits(staging).filter((id) => limits(site).includes(id))).toEqual([]);
  });
});

describe("an account without a workers.dev subdomain", () => {
  it(
    "is told so before anything is uploaded",
    async () => {
      const fresh = new StandInCloudflare();
      fresh.subdomain = undefined;
      await fresh.start();
      const { status, said } = await wrangler(["deploy"], "", fresh);
      await fresh.stop();
      expect(status).toBe(1);
      expect(said).toContain("workers.dev");
      expect([...fresh.workers, ...fresh.databases]).toEqual([]);
    },
    WITHIN_MS,
  );
});
