import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

// The part of Cloudflare's API that `wrangler deploy` and `wrangler secret put` use, with the responses it
// documents (https://developers.cloudflare.com/api/). It simulates one account, whose state persists between
// deploys.

/** The metadata that Wrangler sends when it uploads a Worker. */
export interface WorkerMetadata {
  readonly main_module?: string;
  readonly bindings: readonly {
    readonly name: string;
    readonly type: string;
    readonly id?: string;
    readonly class_name?: string;
    readonly namespace_id?: string;
  }[];
  readonly migrations?: {
    readonly old_tag?: string;
    readonly new_tag?: string;
    readonly steps?: readonly { readonly new_sqlite_classes?: readonly string[] }[];
  };
  readonly assets?: {
    readonly jwt?: string;
    readonly config: { readonly _headers?: string };
  };
  readonly keep_bindings?: readonly string[];
}

/** One request from Wrangler. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
}

/** A file of the web app as it is registered before it is uploaded. */
interface Asset {
  readonly hash: string;
  readonly size: number;
}

class Refused extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The value of a part of a `multipart/form-data` body. */
function part(body: Buffer, name: string): string | undefined {
  const text = body.toString("latin1");
  const start = new RegExp(`name="${name}"[^]*?\\r\\n\\r\\n`, "u").exec(text);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  return Buffer.from(text.slice(from, text.indexOf("\r\n--", from)), "latin1").toString();
}

/** Files per upload request. */
const BUCKET = 400;
/** Wrangler reads the content of such a token; the signature is never checked here. */
const JWT = ["{}", "{}"].map((text) => Buffer.from(text).toString("base64url")).join(".") + ".x";
const ACCOUNT = "0123456789abcdef0123456789abcdef";

/** One Worker of the account and its configuration. */
export class StandInWorker {
  readonly name: string;
  /** The Worker's metadata after each upload, oldest first. */
  readonly uploads: WorkerMetadata[] = [];
  /** The same as Wrangler sent it, including bindings to inherit. */
  readonly sent: WorkerMetadata[] = [];
  /** The body of the newest upload, with every module of the Worker. */
  program: Buffer = Buffer.alloc(0);
  readonly secrets = new Map<string, string>();
  crons: readonly string[] = [];
  /** The files of the web app as they were registered last, by path. */
  assets: Readonly<Record<string, Asset>> = {};
  /** The newest migration of its Durable Object classes. */
  tag: string | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** The metadata of the newest upload. Throws the same error as Cloudflare when there is none. */
  get newest(): WorkerMetadata {
    const newest = this.uploads.at(-1);
    if (!newest) throw new Refused(404, 10007, "This Worker does not exist on your account.");
    return newest;
  }
}

/** A simulated Cloudflare account. */
export class StandInCloudflare {
  readonly calls: Call[] = [];
  /** D1 databases by id. */
  readonly databases = new Map<string, string>();
  /** R2 buckets by name. */
  readonly buckets = new Set<string>();
  readonly #workers = new Map<string, StandInWorker>();
  /** Hashes of the files uploaded so far. */
  readonly files = new Set<string>();
  /** The account's own workers.dev subdomain; undefined when none has been chosen yet. */
  subdomain: string | undefined = "party";
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { pathname, search } = new URL(request.url ?? "/", "http://api");
        const call = {
          method: request.method ?? "GET",
          path: pathname.replace(`/accounts/${ACCOUNT}`, "") + search,
          body: Buffer.concat(chunks),
        };
        this.calls.push(call);
        response.setHeader("content-type", "application/json");
        try {
          const result = this.#answer(call);
          response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
        } catch (error) {
          const refused = error instanceof Refused ? error : new Refused(500, 10000, String(error));
          response.statusCode = refused.status;
          const errors = [{ code: refused.code, message: refused.message }];
          response.end(JSON.stringify({ success: false, errors, messages: [], result: null }));
        }
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** Environment variables that point Wrangler to this server. */
  get env(): Record<string, string> {
    // SAFETY: it listens on a port.
    const { port } = this.#server.address() as AddressInfo;
    return {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
      CLOUDFLARE_API_TOKEN: "stand-in",
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    };
  }

  /** The Worker with this name, to which nothing may have been uploaded yet. */
  worker(name: string): StandInWorker {
    const worker = this.#workers.get(name) ?? new StandInWorker(name);
    this.#workers.set(name, worker);
    return worker;
  }

  /** Names of the Workers that have been uploaded, in the order in which they were first used. */
  get workers(): readonly string[] {
    const all = [...this.#workers.values()];
    return all.filter(({ uploads }) => uploads.length > 0).map(({ name }) => name);
  }

  #upload(worker: StandInWorker, body: Buffer): unknown {
    // SAFETY: the metadata that Wrangler writes into this part.
    const metadata = JSON.parse(part(body, "metadata") ?? "{}") as WorkerMetadata;
    const { old_tag: before, new_tag: after } = metadata.migrations ?? {};
    if (metadata.migrations && before !== worker.tag) {
      throw new Refused(412, 10079, `expected migration tag ${worker.tag}, not ${before}`);
    }
    for (const { type, id } of metadata.bindings) {
      if (type === "d1" && !this.databases.has(id ?? "")) {
        throw new Refused(400, 10181, `there is no database ${id}`);
      }
    }
    worker.tag = after ?? worker.tag;
    const earlier = worker.uploads.at(-1)?.bindings ?? [];
    const bindings = metadata.bindings.map((one) =>
      one.type === "inherit" ? (earlier.find(({ name }) => name === one.name) ?? one) : one,
    );
    worker.uploads.push({ ...metadata, bindings });
    worker.sent.push(metadata);
    worker.program = body;
    const startup_time_ms = 1;
    const resources = { bindings: metadata.bindings, script: { etag: "e" }, script_runtime: {} };
    return { id: "v1", tag: "tag", deployment_id: "d1", startup_time_ms, resources };
  }

  #session(worker: StandInWorker, body: Buffer): unknown {
    // SAFETY: what Wrangler sends to register its files.
    const { manifest } = JSON.parse(body.toString()) as { manifest: Record<string, Asset> };
    worker.assets = manifest;
    const missing = [...new Set(Object.values(manifest).map(({ hash }) => hash))].filter(
      (hash) => !this.files.has(hash),
    );
    const buckets = Array.from({ length: Math.ceil(missing.length / BUCKET) }, (_, at) =>
      missing.slice(at * BUCKET, (at + 1) * BUCKET),
    );
    return { jwt: JWT, buckets };
  }

  #take(body: Buffer): unknown {
    for (const [, hash = ""] of body.toString("latin1").matchAll(/; name="([0-9a-f]{32})"/gu)) {
      this.files.add(hash);
    }
    return { jwt: JWT };
  }

  #createBucket(body: Buffer): unknown {
    // SAFETY: what Wrangler sends to create a bucket.
    const { name } = JSON.parse(body.toString()) as { name: string };
    if (this.buckets.has(name)) throw new Refused(409, 10004, "The bucket already exists");
    this.buckets.add(name);
    return {};
  }

  #createDatabase(body: Buffer): unknown {
    // SAFETY: what Wrangler sends to create a database.
    const { name } = JSON.parse(body.toString()) as { name: string };
    if ([...this.databases.values()].includes(name)) {
      throw new Refused(400, 7502, "A database with that name already exists");
    }
    const uuid = `00000000-0000-4000-8000-${String(this.databases.size + 1).padStart(12, "0")}`;
    this.databases.set(uuid, name);
    return { uuid, name };
  }

  #database(wanted: string): unknown {
    const found = [...this.databases].find((both) => both.includes(wanted));
    if (!found) throw new Refused(404, 7404, "The database could not be found");
    return { uuid: found[0], name: found[1] };
  }

  #answer({ method, path, body }: Call): unknown {
    const [route = ""] = path.split("?");
    const script = /^(.*\/(?:workers|scripts|services)\/)(hubbub(?:-\w+)?)(?=\/|$)(.*)$/u.exec(
      route,
    );
    const [, before = "", name = "", after = ""] = script ?? [];
    const worker = this.worker(name);
    const key = `${method} ${script ? `${before}NAME${after}` : route}`;
    const database = /^GET \/d1\/database\/(.+)$/u.exec(key)?.[1];
    if (database !== undefined) return this.#database(decodeURIComponent(database));
    const bucket = /^GET \/r2\/buckets\/(.+)$/u.exec(key)?.[1];
    if (bucket !== undefined) {
      if (!this.buckets.has(bucket)) throw new Refused(404, 10006, "The bucket does not exist");
      return { name: bucket };
    }
    switch (key) {
      case "GET /workers/services/NAME":
        return {
          default_environment: {
            script: {
              tag: "tag",
              last_deployed_from: worker.newest && "wrangler",
              migration_tag: worker.tag,
            },
          },
        };
      case "GET /workers/scripts/NAME/settings":
        return { bindings: worker.newest.bindings };
      case "GET /workers/workers/NAME":
      case "PATCH /workers/workers/NAME":
        void worker.newest;
        return {
          id: name,
          name,
          subdomain: { enabled: true, previews_enabled: true },
        };
      case "GET /workers/scripts/NAME/secrets":
        void worker.newest;
        return [...worker.secrets.keys()].map((one) => ({ name: one, type: "secret_text" }));
      case "PUT /workers/scripts/NAME/secrets": {
        void worker.newest;
        // SAFETY: what `wrangler secret put` sends.
        const secret = JSON.parse(body.toString()) as { name: string; text: string };
        worker.secrets.set(secret.name, secret.text);
        return { name: secret.name, type: "secret_text" };
      }
      case "GET /r2/buckets":
        return { buckets: [...this.buckets].map((one) => ({ name: one })) };
      case "POST /r2/buckets":
        return this.#createBucket(body);
      case "GET /d1/database":
        return [...this.databases].map(([uuid, name]) => ({ uuid, name }));
      case "POST /d1/database":
        return this.#createDatabase(body);
      case "POST /workers/scripts/NAME/assets-upload-session":
        return this.#session(worker, body);
      case "POST /workers/assets/upload":
        return this.#take(body);
      case "PUT /workers/scripts/NAME":
      case "POST /workers/scripts/NAME/versions":
        return this.#upload(worker, body);
      case "GET /workers/scripts/NAME/deployments":
        void worker.newest;
        return {
          deployments: [
            { id: "d1", source: "wrangler", versions: [{ version_id: "v1", percentage: 100 }] },
          ],
        };
      case "PATCH /workers/scripts/NAME/script-settings":
        return { tags: [] };
      case "POST /workers/scripts/NAME/deployments":
        return { id: "d1" };
      case "GET /workers/scripts/NAME/versions/v1":
        return { id: "v1", resources: { bindings: worker.newest.bindings, script: {} } };
      case "GET /workers/scripts/NAME/subdomain":
      case "POST /workers/scripts/NAME/subdomain":
        return { enabled: true, previews_enabled: true };
      case "GET /workers/subdomain":
        if (this.subdomain === undefined) throw new Refused(404, 10007, "no subdomain was chosen");
        return { subdomain: this.subdomain };
      case "PUT /workers/scripts/NAME/schedules":
        // SAFETY: what Wrangler sends to set schedules.
        worker.crons = (JSON.parse(body.toString()) as { cron: string }[]).map(({ cron }) => cron);
        return { schedules: [] };
      default:
        throw new Refused(404, 7000, `the stand-in knows no ${key}`);
    }
  }
}
