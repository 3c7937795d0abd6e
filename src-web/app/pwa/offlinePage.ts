/** How often the page checks whether the network is back, ms. */
const EVERY_MS = 4_000;

/** The page's language: the one that the user chose, otherwise one of the browser's. */
function wantedTag(): string | undefined {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem("i18nextLng");
  } catch {
    // The browser's own languages decide then.
  }
  const wanted = [chosen === "dk" ? "da" : chosen, ...navigator.languages];
  const written = [...document.querySelectorAll<HTMLElement>("section[lang]")];
  const bases = wanted.flatMap((tag) => tag?.split("-")[0]?.toLowerCase() ?? []);
  return bases.find((base) => written.some(({ lang }) => lang === base));
}

const tag = wantedTag() ?? "en";
document.documentElement.lang = tag;
for (const section of document.querySelectorAll<HTMLElement>("section[lang]")) {
  section.hidden = section.lang !== tag;
}
const shown = document.querySelector<HTMLElement>(`section[lang="${tag}"]`);
// The file's own title is the name of the site.
document.title = `${shown?.querySelector("h1")?.textContent ?? ""} · ${document.title}`;

/** Reloads the page that was requested, once the server responds. */
async function look(): Promise<boolean> {
  try {
    // Reaches the server without a cache, and wakes no room.
    const answer = await fetch("/api/v1/health", { cache: "no-store" });
    if (answer.status >= 500) return false;
    location.reload();
    return true;
  } catch {
    return false;
  }
}

let isLooking = false;
async function lookOnce(): Promise<boolean> {
  if (isLooking) return false;
  isLooking = true;
  const found = await look();
  isLooking = false;
  return found;
}

addEventListener("online", () => void lookOnce());
setInterval(() => {
  if (document.visibilityState === "visible") void lookOnce();
}, EVERY_MS);
shown?.querySelector("button")?.addEventListener("click", () => {
  void lookOnce().then((found) => {
    const note = shown.querySelector<HTMLElement>("[role=status]");
    if (!found && note) note.textContent = note.dataset["still"] ?? "";
  });
});
