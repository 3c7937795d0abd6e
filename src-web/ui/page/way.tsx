import { createContext, use, type ComponentType, type ReactNode } from "react";

export interface WayLinkProps {
  /** Path of a page of ours, `/games`. */
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * How one gets from page to page. The site does it by its router; the light app of phones by itself, or by
 * loading the other page. What stands in both asks for neither.
 */
export interface Way {
  /** Go to this path, `/join/ABCDE`; `replace`: whoever goes back does not come here again. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Load what this path will show; what fails shows where it is needed. */
  readonly prepare: (path: string) => void;
  readonly Link: ComponentType<WayLinkProps>;
}

const WayContext = createContext<Way | undefined>(undefined);

export const WayProvider = WayContext.Provider;

/** The way between pages; throws where there are none, as on a television. */
export function useWay(): Way {
  const way = use(WayContext);
  if (!way) throw new Error("useWay needs a WayProvider around it");
  return way;
}

/** Does anything else stand around this screen? The light app of televisions is all there is. */
export function useHasPages(): boolean {
  return use(WayContext) !== undefined;
}

/** A link to another page. */
export function WayLink(props: WayLinkProps) {
  const { Link } = useWay();
  return <Link {...props} />;
}
