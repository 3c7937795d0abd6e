import { createContext, use, type ComponentType, type ReactNode } from "react";

/** A link to another page of this site. */
export interface WayLinkProps {
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
export interface Way {
  /** Goes to a path such as `/join/ABCDE`; with `replace`, going back skips the current page. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Preloads what this path will show; a failure shows where it is needed. */
  readonly prepare: (path: string) => void;
  readonly Link: ComponentType<WayLinkProps>;
}

const WayContext = createContext<Way | undefined>(undefined);

/** Gives the screens inside it their navigation. */
export const WayProvider = WayContext.Provider;

/** Returns the navigation between pages; throws where there is none, as on a television. */
export function useWay(): Way {
  const way = use(WayContext);
  if (!way) throw new Error("useWay needs a WayProvider around it");
  return way;
}

/** Whether there are other pages to go to. The light app of televisions has none. */
export function useHasPages(): boolean {
  return use(WayContext) !== undefined;
}

/** A link to another page. */
export function WayLink(props: WayLinkProps) {
  const { Link } = useWay();
  return <Link {...props} />;
}
