import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  stringifySearchWith,
  type RouterHistory,
} from "@tanstack/react-router";
import { ErrorFallback } from "./layout/ErrorFallback.tsx";
import { isThisATelevision } from "../platform/television/television.ts";
import { Loading } from "../ui/feedback/Loading.tsx";
import { BareLayout, RootLayout, SiteLayout } from "./layout/layouts.tsx";
import { reportFailure } from "./layout/reportFailure.ts";

/*
 * Each screen is one file in routes/, loaded when it is first visited. `site` screens have a title bar and a
 * footer; `bare` ones fill the window, such as the room on a television or a phone.
 */
const rootRoute = createRootRoute({ component: RootLayout });
const site = createRoute({ getParentRoute: () => rootRoute, id: "site", component: SiteLayout });
const bare = createRoute({ getParentRoute: () => rootRoute, id: "bare", component: BareLayout });

/** Redirects a television to its own front page (specification, section 2). */
function tvGoesHome(): void {
  // `redirect` creates the object that the router expects to be thrown.
  // oxlint-disable-next-line typescript/only-throw-error
  if (isThisATelevision()) throw redirect({ to: "/smarttvhome" });
}

const landing = createRoute({
  getParentRoute: () => site,
  path: "/",
  beforeLoad: tvGoesHome,
  component: lazyRouteComponent(() => import("./routes/landing.tsx")),
});
/** Unknown addresses show the landing page (specification, section 2). */
const anywhere = createRoute({
  getParentRoute: () => site,
  path: "$",
  beforeLoad: tvGoesHome,
  component: lazyRouteComponent(() => import("./routes/landing.tsx")),
});
const joinGame = createRoute({
  getParentRoute: () => site,
  path: "/joinGame",
  component: lazyRouteComponent(() => import("./routes/joinGame.tsx")),
});
const join = createRoute({
  getParentRoute: () => site,
  path: "/join",
  component: lazyRouteComponent(() => import("./routes/join.tsx")),
});
/** `quickStart` is set when this player has just created the room. */
interface JoinSearch {
  readonly quickStart?: number | undefined;
}
const joinCode = createRoute({
  getParentRoute: () => site,
  path: "/join/$gameCode",
  validateSearch: (search: Record<string, unknown>): JoinSearch =>
    "quickStart" in search ? { quickStart: 1 } : {},
  component: lazyRouteComponent(() => import("./routes/joinCode.tsx")),
});
const games = createRoute({
  getParentRoute: () => site,
  path: "/games",
  component: lazyRouteComponent(() => import("./routes/games.tsx")),
});
const game = createRoute({
  getParentRoute: () => site,
  path: "/games/$gameTypeStr",
  component: lazyRouteComponent(() => import("./routes/gameOverview.tsx")),
});
/** How a game is played, as text and pictures. */
const tutorial = createRoute({
  getParentRoute: () => site,
  path: "/games/$gameTypeStr/tutorial",
  component: lazyRouteComponent(() => import("./routes/gameTutorial.tsx")),
});
/** The tutorial to try out alone, without waiting; it fills the window like a room on a phone. */
const tutorialPlay = createRoute({
  getParentRoute: () => bare,
  path: "/games/$gameTypeStr/tutorial/play",
  component: lazyRouteComponent(() => import("./routes/gameTutorialPlay.tsx")),
});

const register = createRoute({
  getParentRoute: () => site,
  path: "/register",
  component: lazyRouteComponent(() => import("./routes/register.tsx")),
});
/** Logging in, and the targets of all links in mails, such as `/account/verifyEmail`. */
const account = createRoute({
  getParentRoute: () => site,
  path: "/account/$",
  component: lazyRouteComponent(() => import("./routes/account.tsx")),
});
/** The user's own page and its tabs: `/user/…/games`. */
const user = createRoute({
  getParentRoute: () => site,
  path: "/user/$userId/$",
  component: lazyRouteComponent(() => import("./routes/user.tsx")),
});
/** The library of shared packs. */
const library = createRoute({
  getParentRoute: () => site,
  path: "/packs",
  component: lazyRouteComponent(() => import("./routes/library.tsx")),
});
/** A pack that somebody shared by link. */
const sharedPack = createRoute({
  getParentRoute: () => site,
  path: "/packs/$kind/$code",
  component: lazyRouteComponent(() => import("./routes/sharedPack.tsx")),
});
/** The target of a room's links: a seat moving to another device, a remote, the crowd, a screen. */
const link = createRoute({
  getParentRoute: () => site,
  path: "/link/$kind/$gameCode",
  component: lazyRouteComponent(() => import("./routes/link.tsx")),
});
/** Everything of one night, for anybody who has the link. */
const reel = createRoute({
  getParentRoute: () => site,
  path: "/reel/$reelId",
  component: lazyRouteComponent(() => import("./routes/reel.tsx")),
});
/**
 * Circles of friends: the user's list, a circle, one of its evenings, and the page to join: `/circle/join/…`.
 */
const circle = createRoute({
  getParentRoute: () => site,
  path: "/circle/$",
  component: lazyRouteComponent(() => import("./routes/circle.tsx")),
});
/** The query as strings; the screen interprets it. */
function texts(search: Record<string, unknown>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)]));
}
/** Prices, the way to the checkout, and the page it returns to: `/payment/result`. */
const payment = createRoute({
  getParentRoute: () => site,
  path: "/payment/$",
  validateSearch: texts,
  component: lazyRouteComponent(() => import("./routes/payment.tsx")),
});
/** The admin pages: `/admin/users`. */
const admin = createRoute({
  getParentRoute: () => site,
  path: "/admin/$",
  component: lazyRouteComponent(() => import("./routes/admin.tsx")),
});
/** Which of the three ways to play the instructions are for. */
interface HowToPlaySearch {
  readonly hostType?: string | undefined;
}
const howToPlay = createRoute({
  getParentRoute: () => site,
  path: "/howToPlay",
  validateSearch: ({ hostType }: Record<string, unknown>): HowToPlaySearch =>
    typeof hostType === "string" ? { hostType } : {},
  component: lazyRouteComponent(() => import("./routes/howToPlay.tsx")),
});
/** Pages that only show their own content. */
const about = createRoute({
  getParentRoute: () => site,
  path: "/about",
  component: lazyRouteComponent(() => import("./routes/about.tsx")),
});
const publicGames = createRoute({
  getParentRoute: () => site,
  path: "/publicGames",
  component: lazyRouteComponent(() => import("./routes/publicGames.tsx")),
});
const privacy = createRoute({
  getParentRoute: () => site,
  path: "/privacy-policy",
  component: lazyRouteComponent(() => import("./routes/privacy.tsx")),
});
const terms = createRoute({
  getParentRoute: () => site,
  path: "/terms-and-conditions",
  component: lazyRouteComponent(() => import("./routes/terms.tsx")),
});
/** One page under two addresses (specification, section 2). */
const surveyScreen = lazyRouteComponent(() => import("./routes/survey.tsx"));
const survey = createRoute({
  getParentRoute: () => site,
  path: "/survey",
  component: surveyScreen,
});
const surveyOfOctober = createRoute({
  getParentRoute: () => site,
  path: "/rocoSurveyOct10",
  component: surveyScreen,
});
const debug = createRoute({
  getParentRoute: () => site,
  path: "/debug",
  component: lazyRouteComponent(() => import("./routes/debug.tsx")),
});
const contact = createRoute({
  getParentRoute: () => site,
  path: "/contact",
  component: lazyRouteComponent(() => import("./routes/contact.tsx")),
});

/** Starts a game from a phone on the television that shows this code; without a code the page asks for it. */
const loginCode = createRoute({
  getParentRoute: () => site,
  path: "/loginCode/$",
  validateSearch: (search: Record<string, unknown>): { readonly game?: string } =>
    typeof search["game"] === "string" ? { game: search["game"] } : {},
  component: lazyRouteComponent(() => import("./routes/loginCode.tsx")),
});
const smartTvHome = createRoute({
  getParentRoute: () => bare,
  path: "/smarttvhome",
  component: lazyRouteComponent(() => import("./routes/smartTvHome.tsx")),
});
const autoCreate = createRoute({
  getParentRoute: () => bare,
  path: "/autoCreate",
  component: lazyRouteComponent(() => import("./routes/autoCreate.tsx")),
});
const host = createRoute({
  getParentRoute: () => bare,
  path: "/host/$",
  component: lazyRouteComponent(() => import("./routes/host.tsx")),
});
const player = createRoute({
  getParentRoute: () => bare,
  path: "/player/$",
  component: lazyRouteComponent(() => import("./routes/player.tsx")),
});

/** The picture over a stream: only the room, on a transparent page. */
const overlay = createRoute({
  getParentRoute: () => bare,
  path: "/overlay/$cover",
  component: lazyRouteComponent(() => import("./routes/overlay.tsx")),
});

/** Every component and every stage of every game, for designers and developers. */
const playground = createRoute({
  getParentRoute: () => bare,
  path: "/playground/$",
  component: lazyRouteComponent(() => import("./routes/playground.tsx")),
});

const fallback = createRoute({
  getParentRoute: () => bare,
  path: "/fallback",
  component: ErrorFallback,
});

const routeTree = rootRoute.addChildren([
  site.addChildren([
    landing,
    joinGame,
    join,
    joinCode,
    games,
    game,
    tutorial,
    register,
    account,
    user,
    library,
    sharedPack,
    link,
    reel,
    circle,
    payment,
    admin,
    contact,
    howToPlay,
    about,
    publicGames,
    privacy,
    terms,
    survey,
    surveyOfOctober,
    debug,
    loginCode,
    anywhere,
  ]),
  bare.addChildren([
    tutorialPlay,
    smartTvHome,
    autoCreate,
    host,
    player,
    overlay,
    playground,
    fallback,
  ]),
]);

/** Creates a router of the app; the build creates one for each page it prerenders. */
export const makeRouter = (options: { history?: RouterHistory; scrollRestoration?: false } = {}) =>
  createRouter({
    routeTree,
    defaultPendingComponent: Loading,
    defaultErrorComponent: ErrorFallback,
    // The router catches errors of its screens before the error boundary around the app does.
    defaultOnCatch: (error, info) => reportFailure(error, info.componentStack),
    defaultPreload: "intent",
    scrollRestoration: true,
    trailingSlash: "never",
    // Query values are kept as plain strings: parsed as JSON, the room code 23E45 would be a very large
    // number.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    ...options,
  });

export type AppRouter = ReturnType<typeof makeRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
