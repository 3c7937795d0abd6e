/**
 * What a native app around the page can do for it (specification, section 1). Its app puts an object of
 * these methods into the window before the page starts; on iOS a message handler stands in for it. See
 * docs/native-wrapper.md.
 */
export interface NativeInterface {
  /** Close the app. */
  exitApp(): void;
  /** Keep the access token, for the next start. */
  storeAccessToken(token: string): void;
  /** Show that something loads, or no longer. */
  showProgressBar(isShown: boolean): void;
  /** The page stands: take the splash screen away. */
  markPageLoaded(): void;
  /** Load the page anew, in the app's own way. */
  reload(): void;
  /** Nobody is logged in: hand a kept token over through `window.hubbubWeb`, or let somebody log in. */
  logIn(): void;
  /** Nobody is logged in any more: forget the token. */
  logOut(): void;
}

/** What the page does for the app. It is there before the app is first asked for anything. */
interface WebInterface {
  /** Log in with a token the app kept. Resolves to whether it was good. */
  logIn(accessToken: string): Promise<boolean>;
}

declare global {
  interface Window {
    /** Older apps may know fewer methods. */
    HubbubNative?: Partial<NativeInterface>;
    webkit?: {
      readonly messageHandlers?: {
        readonly hubbubNative?: { postMessage(message: unknown): void };
      };
    };
    hubbubWeb?: WebInterface;
  }
}

/** iOS hands no objects into a page, only a way to send messages. */
function messageHandler() {
  return globalThis.window?.webkit?.messageHandlers?.hubbubNative;
}

/** Does the page run inside a native app? */
export function isInNativeApp(): boolean {
  return globalThis.window?.HubbubNative !== undefined || messageHandler() !== undefined;
}

/** One call to whichever side is there. An app that stumbles must not take the page along. */
function tell(name: keyof NativeInterface, ...values: readonly (string | boolean)[]): void {
  const side = globalThis.window?.HubbubNative;
  try {
    // SAFETY: `native` below calls each method with what its type asks for.
    if (side) (side as Partial<Record<string, (...all: unknown[]) => void>>)[name]?.(...values);
    else messageHandler()?.postMessage({ call: name, value: values[0] });
  } catch (error) {
    console.warn("the native app failed at", name, error);
  }
}

/** The app around the page; every call does nothing where there is none. */
export const native: NativeInterface = {
  exitApp: () => tell("exitApp"),
  storeAccessToken: (token) => tell("storeAccessToken", token),
  showProgressBar: (isShown) => tell("showProgressBar", isShown),
  markPageLoaded: () => tell("markPageLoaded"),
  reload: () => tell("reload"),
  logIn: () => tell("logIn"),
  logOut: () => tell("logOut"),
};

/** Load the page anew: the app's web view where it can, else the browser's page. */
export function reloadPage(): void {
  const canReload = globalThis.window?.HubbubNative?.reload !== undefined || messageHandler();
  if (canReload) native.reload();
  else location.reload();
}
