/** The browser's own install offer, once it made one; `install.ts` handles it. */
export const keptInstallOffer: { offer?: Event } = {};

/** Catches the browser's install offer, so that it does not appear by itself at a bad moment. */
export function catchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    keptInstallOffer.offer = event;
  });
}
