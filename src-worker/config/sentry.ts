import type { Bindings } from "./bindings.ts";
import { VERSION } from "./version.ts";

export type Handler = Required<Pick<ExportedHandler<Bindings>, "fetch" | "scheduled">>;

interface Watcher {
  /** Address of the project at Sentry. */
  readonly dsn: string;
  readonly fetch: typeof fetch;
}

/** The library is only run where errors are sent to it. */
const library = () => import("@sentry/cloudflare");

/**
 * The handler of this environment with Sentry around it, which gets what `captureError` is told and
 * what nobody caught. Of requests nothing is sent along: addresses and headers carry tokens.
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
    // The environment they get is a wrapped one, another for each call; ours is known by what it is.
    fetch: (request, _env, ctx) => handler.fetch(request, env, ctx),
    scheduled: (controller, _env, ctx) => handler.scheduled(controller, env, ctx),
  });
}

/** Tell Sentry of an error; outside of a watched handler this does nothing. */
export async function captureError(
  error: unknown,
  tags: Readonly<Record<string, string>>,
): Promise<void> {
  const { captureException } = await library();
  captureException(error, { tags });
}
