import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { onServerBack } from "../http/reachable.ts";
import { ApiError } from "../http/request.ts";

const FRESH_MS = 30_000;
const RETRIES = 2;

/** Whether to retry. A refusal would be repeated, so only missing responses and server errors are retried. */
function isWorthAnother(failures: number, error: Error): boolean {
  const canPass = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return canPass && failures < RETRIES;
}

/** Caches the server's responses for the components inside. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // Without a network a call fails and shows that, instead of silently waiting for one.
        defaultOptions: {
          queries: {
            staleTime: FRESH_MS,
            retry: isWorthAnother,
            networkMode: "always",
            refetchOnReconnect: true,
          },
          mutations: { networkMode: "always" },
        },
      }),
  );
  // Queries that failed are repeated when the server is back.
  useEffect(
    () =>
      onServerBack(() => {
        void client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
      }),
    [client],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
