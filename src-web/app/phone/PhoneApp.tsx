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
import { JoinDoor } from "../../site/join/JoinDoor.tsx";
import { JoinPrompt } from "../../site/join/JoinPrompt.tsx";
import { Announcer } from "../../ui/feedback/Announcer.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { CrossingOverlay } from "../../ui/page/CrossingOverlay.tsx";
import { WayProvider, type Way, type WayLinkProps } from "../../ui/page/way.tsx";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { SiteShell, startAtContent } from "../layout/SiteShell.tsx";
import { placeOf, type Place } from "./places.ts";

const loadRoom = () => import("./PlayerSession.tsx");
const Room = lazy(loadRoom);

/** What the address shows; the Worker serves this page under no other one. */
const placeNow = (): Place => placeOf(location) ?? { kind: "code" };

/** Only a plain click is ours: any other opens tabs or saves pages. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The way to the rest of the site, which is a page of its own: it is loaded. */
function useOwnWay(show: (place: Place) => void): Way {
  return useMemo(() => {
    const go: Way["go"] = (path, { replace = false } = {}) => {
      const place = placeOf(new URL(path, location.href));
      if (!place) return replace ? location.replace(path) : location.assign(path);
      if (replace) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
      show(place);
    };
    function Link({ to, search, onClick, children, className }: WayLinkProps) {
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
    const prepare: Way["prepare"] = (path) => {
      const isRoom = placeOf(new URL(path, location.href))?.kind === "room";
      if (isRoom) void loadRoom().catch(() => undefined);
    };
    return { go, prepare, Link };
  }, [show]);
}

/**
 * The light app of phones: a room's code, a seat in it, and the room. The site around it has a router.
 * `onPlace`: another of its screens stands.
 */
export function PhoneApp({ onPlace }: { readonly onPlace: (place: Place) => void }) {
  const [place, setPlace] = useState(placeNow);
  const [firstAt] = useState(() => location.href);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const [show] = useState(() => (next: Place) => startTransition(() => setPlace(next)));
  const way = useOwnWay(show);
  useEffect(() => {
    // Back may lead to a page of the site, from before this one was loaded anew.
    const follow = () => {
      const to = placeOf(location);
      if (to) show(to);
      else location.reload();
    };
    addEventListener("popstate", follow);
    // Whoever was quicker than that is somewhere else by now.
    if (location.href !== firstAt) follow();
    return () => removeEventListener("popstate", follow);
  }, [show, firstAt]);
  useEffect(() => {
    onPlace(place);
    if (!isFirst.current) startAtContent(main.current);
    isFirst.current = false;
  }, [place, onPlace]);
  const door = (children: ReactNode) => (
    <SiteShell fits main={main}>
      {children}
    </SiteShell>
  );
  return (
    <ErrorBoundary>
      <WayProvider value={way}>
        <Suspense fallback={<Loading />}>
          {place.kind === "code" && door(<JoinPrompt />)}
          {place.kind === "door" &&
            door(<JoinDoor written={place.written} quickStart={place.quickStart} />)}
          {place.kind === "room" && (
            <>
              <Room />
              <Announcer />
            </>
          )}
        </Suspense>
        <CrossingOverlay />
      </WayProvider>
    </ErrorBoundary>
  );
}
