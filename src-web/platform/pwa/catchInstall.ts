/** The browser's own offer to install, once it made one; `install.ts` knows what to do with it. */
export const caught: { offer?: Event } = {};

/** Catch the browser's offer, so that it does not come up by itself in the middle of things. */
export function catchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    caught.offer = event;
  });
}
