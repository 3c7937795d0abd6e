/**
 * What a native app around the page offers to it (specification, section 1). The app puts an object with
 * these methods into the window before the page starts; on iOS a message handler takes its place. See
 * docs/native-wrapper.md.
 */
export interface NativeInterface {
  /** Close the app. */
  exitApp(): void;
  /** Keep the access token, for the next start. */
  storeAccessToken(token: string): void;
  /** Show or hide the progress bar. */
  showProgressBar(isShown: boolean): void;
  /** The page is rendered: remove the splash screen. */
  markPageLoaded(): void;
  /** Reload the page in the app's own way. */
  reload(): void;
  /** Nobody is logged in: pass on a kept token through `window.hubbubWeb`, or let somebody log in. */
  logIn(): void;
  /** Nobody is logged in any more: forget the token. */
  logOut(): void;
}

/** What the page offers to the app. It exists before the page first calls the app. */
interface WebInterface {
  /** Logs in with a token the app kept. Resolves to whether the token was valid. */
  logIn(accessToken: string): Promise<boolean>;
}

declare global {
  interface Window {
    /** Older apps may have fewer methods. */
    HubbubNative?: Partial<NativeInterface>;
    webkit?: {
      readonly messageHandlers?: {
        readonly hubbubNative?: { postMessage(message: unknown): void };
      };
    };
    hubbubWeb?: WebInterface;
  }
}

/** iOS cannot put objects into a page; it only offers a way to send messages. */
function messageHandler() {
  return globalThis.window?.webkit?.messageHandlers?.hubbubNative;
}

/** Whether the page runs inside a native app. */
export function isInNativeApp(): boolean {
  return globalThis.window?.HubbubNative !== undefined || messageHandler() !== undefined;
}

/** Calls whichever side exists. An app that throws must not break the page. */
function tell(name: keyof NativeInterface, ...values: readonly (string | boolean)[]): void {
  const side = globalThis.window?.HubbubNative;
  try {
    // SAFETY: `native` below calls each method with the arguments its type requires.
    if (side) (side as Partial<Record<string, (...all: unknown[]) => void>>)[name]?.(...values);
    else messageHandler()?.postMessage({ call: name, value: values[0] });
  } catch (error) {
    console.warn("native app call failed:", name, error);
  }
}

/** The app around the page; without one, every call does nothing. */
export const native: NativeInterface = {
  exitApp: () => tell("exitApp"),
  storeAccessToken: (token) => tell("storeAccessToken", token),
  showProgressBar: (isShown) => tell("showProgressBar", isShown),
  markPageLoaded: () => tell("markPageLoaded"),
  reload: () => tell("reload"),
  logIn: () => tell("logIn"),
  logOut: () => tell("logOut"),
};

/** Reloads the page: through the app where it can do that, else in the browser. */
export function reloadPage(): void {
  const canReload = globalThis.window?.HubbubNative?.reload !== undefined || messageHandler();
  if (canReload) native.reload();
  else location.reload();
}
