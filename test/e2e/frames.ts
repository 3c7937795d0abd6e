/** What a phone shows on the way from the code to the lobby. */
export type Shown = "nothing" | "waiting" | "code" | "form" | "lobby" | "game" | "other";

/** One or more consecutive painted frames that show the same. */
export interface Frame {
  /** Time since the address was opened, ms. */
  readonly at: number;
  readonly shown: Shown;
  /** The room's stage, or an empty text without one. */
  readonly stage: string;
  /** Opacity of the overlay, 0 to 1. */
  readonly overlay: number;
  /** Characters on screen, by the names of their pictures; of a form the chosen one. */
  readonly faces: readonly string[];
}

declare global {
  var hubbubFrames: Frame[] | undefined;
  /** When the screen was last tapped, ms since the address was opened. */
  var hubbubTap: number | undefined;
}

/** Runs in a page before its own scripts: records what each frame shows. */
export function followFrames(): void {
  const frames: Frame[] = [];
  globalThis.hubbubFrames = frames;
  const nameIn = (src: string | null | undefined) =>
    /(?:^|\/)([a-z\d]+)(?:[.-][^/]*)?\.webp/iu.exec(src ?? "")?.[1] ?? "";
  const nameOf = (picture: Element | null | undefined) => nameIn(picture?.getAttribute("src"));
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);

  const stageNow = () =>
    document.querySelector("[data-phone][data-stage]")?.getAttribute("data-stage") ?? "";

  function below(): Pick<Frame, "shown" | "faces"> {
    const tile = document.querySelector<HTMLElement>("label:has(> input[type=radio]:checked)");
    if (seen("form label[data-src]").length > 0) {
      return { shown: "form", faces: [nameIn(tile?.dataset["src"])] };
    }
    const isLoading = seen("[data-loading] *").length > 0;
    const [stage] = seen("[data-phone][data-stage]");
    if (stage) {
      const task = stage.querySelector("main");
      const face = task?.querySelector("[style*='--seat'] img");
      if (stage.getAttribute("data-stage") === "LOBBY" && face) {
        return { shown: "lobby", faces: [nameOf(face)] };
      }
      const hasText = (task?.innerText ?? "").trim() !== "";
      const hasTask = hasText || task?.querySelector("img, canvas, svg") !== null;
      if (hasTask) return { shown: isLoading ? "waiting" : "game", faces: [] };
      return { shown: isLoading ? "waiting" : "nothing", faces: [] };
    }
    if (seen("form input").length > 0) return { shown: "code", faces: [] };
    if (isLoading) return { shown: "waiting", faces: [] };
    const hasText = (document.body?.innerText ?? "").trim() !== "";
    return { shown: hasText ? "other" : "nothing", faces: [] };
  }

  function look(): void {
    const overlay = [...document.querySelectorAll("dialog[open]")].find((dialog) =>
      dialog.querySelector(":scope > output"),
    );
    const opacity = overlay ? Math.round(Number(getComputedStyle(overlay).opacity) * 10) / 10 : 0;
    const beneath = below();
    const faces = opacity === 1 ? [nameOf(overlay?.querySelector("img"))] : beneath.faces;
    const frame: Frame = {
      at: Math.round(performance.now()),
      shown: beneath.shown,
      stage: stageNow(),
      overlay: opacity,
      faces,
    };
    const last = frames.at(-1);
    const isSame =
      last?.shown === frame.shown &&
      last.stage === frame.stage &&
      last.overlay === opacity &&
      last.faces.join() === faces.join();
    if (!isSame) frames.push(frame);
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  // The time of the touch itself, not the time at which a busy page handles it.
  const note = ({ timeStamp }: Event) => {
    globalThis.hubbubTap = timeStamp;
  };
  addEventListener("touchend", note, { capture: true, passive: true });
}
