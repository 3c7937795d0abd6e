import { Link, useRouter } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import {
  NavigationProvider,
  type PageNavigation,
  type PageLinkProps,
} from "../../ui/page/navigation.tsx";

const EXACT = { exact: true, includeSearch: false } as const;

function RouterLink({ to, search, children, ...rest }: PageLinkProps) {
  return (
    <Link to={to} {...(search && { search })} activeOptions={EXACT} {...rest}>
      {children}
    </Link>
  );
}

/** Provides navigation between pages by the router. */
export function RouterNavigation({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const navigation = useMemo(
    (): PageNavigation => ({
      go: (to, { replace = false } = {}) => void router.navigate({ to, replace }),
      prepare: (to) => void router.preloadRoute({ to }).catch(() => undefined),
      Link: RouterLink,
    }),
    [router],
  );
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
