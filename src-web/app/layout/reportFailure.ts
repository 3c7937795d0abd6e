/**
 * Reports that a screen failed to render, to the console and to the server. The code that sends the report is
 * loaded on demand.
 */
export function reportFailure(error: unknown, componentStack?: string | null): void {
  console.error("rendering failed at", location.href, error, componentStack);
  import("../../client/telemetry/clientError.ts")
    .then(({ sendFailure }) => sendFailure(error, componentStack))
    .catch((failure: unknown) => console.warn("failure not reported", failure));
}
