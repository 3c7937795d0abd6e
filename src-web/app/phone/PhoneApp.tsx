import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from "react";
import { JoinByCode } from "../../site/join/JoinByCode.tsx";
import { JoinPrompt } from "../../site/join/JoinPrompt.tsx";
import { Announcer } from "../../ui/feedback/Announcer.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { EnteringOverlay } from "../../ui/page/EnteringOverlay.tsx";
import {
  NavigationProvider,
  type PageNavigation,
  type PageLinkProps,
} from "../../ui/page/navigation.tsx";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { SiteShell, startAtContent } from "../layout/SiteShell.tsx";
import { placeOf, type Place } from "./places.ts";

const loadRoom = () => import("./PlayerSession.tsx");
const Room = lazy(loadRoom);

/**
 * The place that the address stands for: the code's for any other address that the Worker serves this page for.
 * Undefined at an address of the whole site, reached by going back before this program ran.
 */
const placeNow = (): Place | undefined =>
  placeOf(location) ?? (/^\/join\//iu.test(location.pathname) ? { kind: "code" } : undefined);

/** Whether this is a plain click, the only kind handled here: any other opens a tab or saves a page. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Navigation of the light app: it shows its own screens in place, and loads every other page of the site as a
 * new document.
 */
function useOwnNavigation(show: (place: Place) => void): PageNavigation {
  return useMemo(() => {
    const go: PageNavigation["go"] = (path, { replace = false } = {}) => {
      const place = placeOf(new URL(path, location.href));
      if (!place) return replace ? location.replace(path) : location.assign(path);
      if (replace) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
      show(place);
    };
    function Link({ to, search, onClick, children, className }: PageLinkProps) {
      const href = search ? `${to}?${new URLSearchParams(search)}` : to;
      const follow = (event: MouseEvent) => {
        onClick?.();
        if (!isPlain(event) || !placeOf(new URL(href, location.href))) return;
        event.preventDefault();
        go(href);
      };
      return (
        <a href={href} className={className} onClick={follow}>
          {children}
        </a>
      );
    }
    const prepare: PageNavigation["prepare"] = (path) => {
      const isRoom = placeOf(new URL(path, location.href))?.kind === "room";
      if (isRoom) void loadRoom().catch(() => undefined);
    };
    return { go, prepare, Link };
  }, [show]);
}

/**
 * The light app of phones: entering a room's code, taking a seat, and the room. The rest of the site uses a
 * router instead. `onPlace` is called when another of its screens is shown.
 */
export function PhoneApp({ onPlace }: { readonly onPlace: (place: Place) => void }) {
  const [place, setPlace] = useState(placeNow);
  const [firstAt] = useState(() => location.href);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const [show] = useState(() => (next: Place) => startTransition(() => setPlace(next)));
  const navigation = useOwnNavigation(show);
  useEffect(() => {
    // Back may lead to an address of the whole site that was visited before this page was reloaded.
    const follow = () => {
      const to = placeOf(location);
      if (to) show(to);
      else location.reload();
    };
    addEventListener("popstate", follow);
    // The user may have navigated before this listener was added, or before this program ran.
    if (location.href !== firstAt || !placeNow()) follow();
    return () => removeEventListener("popstate", follow);
  }, [show, firstAt]);
  useEffect(() => {
    if (!place) return;
    onPlace(place);
    if (!isFirst.current) startAtContent(main.current);
    isFirst.current = false;
  }, [place, onPlace]);
  const joinPage = (children: ReactNode) => (
    <SiteShell fits main={main}>
      {children}
    </SiteShell>
  );
  return (
    <ErrorBoundary>
      <NavigationProvider value={navigation}>
        <Suspense fallback={<Loading />}>
          {!place && <Loading />}
          {place?.kind === "code" && joinPage(<JoinPrompt />)}
          {place?.kind === "join" &&
            joinPage(<JoinByCode written={place.written} quickStart={place.quickStart} />)}
          {place?.kind === "room" && (
            <>
              <Room />
              <Announcer />
            </>
          )}
        </Suspense>
        <EnteringOverlay />
      </NavigationProvider>
    </ErrorBoundary>
  );
}
