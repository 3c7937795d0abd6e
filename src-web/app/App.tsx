import { RouterProvider } from "@tanstack/react-router";
import { Suspense } from "react";
import type { AppRouter } from "./router.tsx";
import { ErrorBoundary } from "./layout/ErrorBoundary.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";

/** The whole app. Any failure inside shows the fallback screen, anything still loading shows the spinner. */
export function App({ router }: { readonly router: AppRouter }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <RouterProvider router={router} />
      </Suspense>
    </ErrorBoundary>
  );
}
