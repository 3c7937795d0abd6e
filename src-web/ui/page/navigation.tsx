import { createContext, use, type ComponentType, type ReactNode } from "react";

/** A link to another page of this site. */
export interface PageLinkProps {
  /** Path of a page of this site, such as `/games`. */
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Navigation between pages. The site does it with its router; the light app of phones does it by itself, or
 * by loading the other page. Components used in both need to know neither.
 */
export interface PageNavigation {
  /** Goes to a path such as `/join/ABCDE`; with `replace`, going back skips the current page. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Preloads what this path will show; a failure shows where it is needed. */
  readonly prepare: (path: string) => void;
  readonly Link: ComponentType<PageLinkProps>;
}

const NavigationContext = createContext<PageNavigation | undefined>(undefined);

/** Gives the screens inside it their navigation. */
export const NavigationProvider = NavigationContext.Provider;

/** Returns the navigation between pages; throws where there is none, as on a television. */
export function usePageNavigation(): PageNavigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error("usePageNavigation needs a NavigationProvider around it");
  return navigation;
}

/** Whether there are other pages to go to. The light app of televisions has none. */
export function useHasPages(): boolean {
  return use(NavigationContext) !== undefined;
}

/** A link to another page. */
export function PageLink(props: PageLinkProps) {
  const { Link } = usePageNavigation();
  return <Link {...props} />;
}
