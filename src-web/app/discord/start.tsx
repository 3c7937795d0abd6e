import { createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode, Suspense } from "react";
import type { Root } from "react-dom/client";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { ErrorFallback } from "../layout/ErrorFallback.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { reportFailure } from "../layout/reportFailure.ts";
import { RouterNavigation } from "../layout/RouterNavigation.tsx";
import { ActivityScreen } from "./ActivityScreen.tsx";
import { createInnerHistory } from "./innerHistory.ts";

const root = createRootRoute({
  component: () => (
    <RouterNavigation>
      <ActivityScreen />
    </RouterNavigation>
  ),
});
const home = createRoute({ getParentRoute: () => root, path: "/" });
const elsewhere = createRoute({ getParentRoute: () => root, path: "$" });

/**
 * A separate router for the activity. It never changes the address, so that a reload still finds the
 * parameters that Discord put there and starts from them.
 */
const router = createRouter({
  routeTree: root.addChildren([home, elsewhere]),
  history: createInnerHistory(),
  defaultPendingComponent: Loading,
  defaultErrorComponent: ErrorFallback,
  defaultOnCatch: (error, info) => reportFailure(error, info.componentStack),
});

/** Show the activity in place of the site. */
export function startActivity(into: Root): void {
  into.render(
    <StrictMode>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <RouterProvider router={router} />
        </Suspense>
      </ErrorBoundary>
    </StrictMode>,
  );
}
