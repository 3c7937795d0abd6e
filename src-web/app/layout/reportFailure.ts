/** A screen failed to render: say so here and to the server. What sends it loads when it is needed. */
export function reportFailure(error: unknown, componentStack?: string | null): void {
  console.error("rendering failed at", location.href, error, componentStack);
  import("../../client/telemetry/clientError.ts")
    .then(({ sendFailure }) => sendFailure(error, componentStack))
    .catch((failure: unknown) => console.warn("failure not reported", failure));
}
