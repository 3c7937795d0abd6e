const loading = new Map<string, Promise<void>>();

/** Loads a third party's classic script, once. Rejects when it fails to load. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const made = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loading.delete(src);
      reject(new Error(`could not load ${src}`));
    });
    document.head.append(script);
  });
  loading.set(src, made);
  return made;
}
