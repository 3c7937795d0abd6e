import { request } from "../http/request.ts";

/** With more reports than this the page is in a loop, and nobody needs to read more of them. */
const MOST_REPORTS = 5;
const MOST_CHARACTERS = 4_000;

let reports = 0;

function textOf(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String(error).slice(0, MOST_CHARACTERS) };
  const { name, message, stack } = error;
  return {
    message: `${name}: ${message}`.slice(0, MOST_CHARACTERS),
    ...(stack && { stack: stack.slice(0, MOST_CHARACTERS) }),
  };
}

/**
 * Reports an error to the server, with the page it happened on. The query is left out, since it may contain a
 * token.
 */
export function sendFailure(error: unknown, componentStack?: string | null): void {
  if (++reports > MOST_REPORTS) return;
  const body = {
    ...textOf(error),
    url: location.origin + location.pathname,
    ...(componentStack && { componentStack: componentStack.slice(0, MOST_CHARACTERS) }),
  };
  request("POST /clientError", { body }).catch((failure: unknown) =>
    console.warn("failure not reported", failure),
  );
}
