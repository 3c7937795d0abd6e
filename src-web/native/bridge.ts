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
export interface WebInterface {
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
function tell(
  name: keyof NativeInterface,
  call: (side: Partial<NativeInterface>) => void,
  value?: string | boolean,
): void {
  const side = globalThis.window?.HubbubNative;
  try {
    if (side) call(side);
    else messageHandler()?.postMessage({ call: name, ...(value !== undefined && { value }) });
  } catch (error) {
    console.warn("the native app failed at", name, error);
  }
}

/** The app around the page; every call does nothing where there is none. */
export const native: NativeInterface = {
  exitApp: () => tell("exitApp", (side) => side.exitApp?.()),
  storeAccessToken: (token) =>
    tell("storeAccessToken", (side) => side.storeAccessToken?.(token), token),
  showProgressBar: (isShown) =>
    tell("showProgressBar", (side) => side.showProgressBar?.(isShown), isShown),
  markPageLoaded: () => tell("markPageLoaded", (side) => side.markPageLoaded?.()),
  reload: () => tell("reload", (side) => side.reload?.()),
  logIn: () => tell("logIn", (side) => side.logIn?.()),
  logOut: () => tell("logOut", (side) => side.logOut?.()),
};

/** Load the page anew: the app's web view where it can, else the browser's page. */
export function reloadPage(): void {
  const canReload = globalThis.window?.HubbubNative?.reload !== undefined || messageHandler();
  if (canReload) native.reload();
  else location.reload();
}
