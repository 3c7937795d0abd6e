import { RouterProvider } from "@tanstack/react-router";
import { Suspense } from "react";
import { router } from "../router.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Loading } from "./Loading.tsx";

/** The whole app: whatever fails inside ends on the fallback screen, whatever loads on the spinner. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <RouterProvider router={router} />
      </Suspense>
    </ErrorBoundary>
  );
}
