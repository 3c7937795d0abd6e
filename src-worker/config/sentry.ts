import type { Bindings } from "./bindings.ts";
import { VERSION } from "./version.ts";

/** The entry points of the Worker that are watched for errors. */
export type Handler = Required<Pick<ExportedHandler<Bindings>, "fetch" | "scheduled">>;

interface Watcher {
  /** Address of the project at Sentry. */
  readonly dsn: string;
  readonly fetch: typeof fetch;
}

/** Loaded only if errors are sent to Sentry. */
const library = () => import("@sentry/cloudflare");

/**
 * Wraps the handler of this environment with Sentry, which receives the errors passed to `captureError` and
 * those nobody caught. Nothing of the requests is sent: addresses and headers contain tokens.
 */
export async function watched(
  handler: Handler,
  env: Bindings,
  { dsn, fetch }: Watcher,
): Promise<Handler> {
  const { withSentry } = await library();
  const options = {
    dsn,
    release: `hubbub@${VERSION}`,
    sendDefaultPii: false,
    defaultIntegrations: [],
    transportOptions: { fetch },
  };
  return withSentry<Bindings, unknown, unknown, Handler>(() => options, {
    // Sentry passes a wrapped environment, a new one for each call; the Worker's caches are keyed by the
    // original one.
    fetch: (request, _env, ctx) => handler.fetch(request, env, ctx),
    scheduled: (controller, _env, ctx) => handler.scheduled(controller, env, ctx),
  });
}

/** Sends an error to Sentry; outside of a wrapped handler this does nothing. */
export async function captureError(
  error: unknown,
  tags: Readonly<Record<string, string>>,
): Promise<void> {
  const { captureException } = await library();
  captureException(error, { tags });
}
