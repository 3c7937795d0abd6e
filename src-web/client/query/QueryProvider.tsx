import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { onServerBack } from "../http/reachable.ts";
import { ApiError } from "../http/request.ts";

const FRESH_MS = 30_000;
const RETRIES = 2;

/** What the server says no to, it says no to again; only silence and stumbling are tried again. */
function isWorthAnother(failures: number, error: Error): boolean {
  const canPass = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return canPass && failures < RETRIES;
}

/** Answers of the server, kept while somebody looks around in their profile. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // Without a network a call fails and says so: it does not wait, unseen, until there is one.
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
  // What found nobody is asked again once somebody is there.
  useEffect(
    () =>
      onServerBack(() => {
        void client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
      }),
    [client],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
