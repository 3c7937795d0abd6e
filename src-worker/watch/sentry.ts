import type { Bindings } from "../env.ts";
import { VERSION } from "../version.ts";

export type Handler = Required<Pick<ExportedHandler<Bindings>, "fetch" | "scheduled">>;

interface Watcher {
  /** Address of the project at Sentry. */
  readonly dsn: string;
  readonly fetch: typeof fetch;
}

/** The library is only run where errors are sent to it. */
const library = () => import("@sentry/cloudflare");

/**
 * The handler with Sentry around it, which gets what `captureError` is told and what nobody caught. Of
 * requests nothing is sent along: addresses and headers carry tokens.
 */
export async function watched(handler: Handler, { dsn, fetch }: Watcher): Promise<Handler> {
  const { createTransport, withSentry } = await library();
  return withSentry<Bindings, unknown, unknown, Handler>(
    () => ({
      dsn,
      release: `hubbub@${VERSION}`,
      sendDefaultPii: false,
      defaultIntegrations: false,
      transport: (options) =>
        createTransport(options, async ({ body }) => {
          const { url } = options;
          const answer = await fetch(url, { method: "POST", body: body as BodyInit });
          return { statusCode: answer.status };
        }),
    }),
    handler,
  );
}

/** Tell Sentry of an error; outside of a watched handler this does nothing. */
export async function captureError(
  error: unknown,
  tags: Readonly<Record<string, string>>,
): Promise<void> {
  const { captureException } = await library();
  captureException(error, { tags });
}
