import { Link, useRouter } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import { WayProvider, type Way, type WayLinkProps } from "../../ui/page/way.tsx";

const EXACT = { exact: true, includeSearch: false } as const;

function RouterLink({ to, search, children, ...rest }: WayLinkProps) {
  return (
    <Link to={to} {...(search && { search })} activeOptions={EXACT} {...rest}>
      {children}
    </Link>
  );
}

/** Provides navigation between pages by the router. */
export function RouterWay({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const way = useMemo(
    (): Way => ({
      go: (to, { replace = false } = {}) => void router.navigate({ to, replace }),
      prepare: (to) => void router.preloadRoute({ to }).catch(() => undefined),
      Link: RouterLink,
    }),
    [router],
  );
  return <WayProvider value={way}>{children}</WayProvider>;
}
