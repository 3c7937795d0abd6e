import { Film, ImageDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { fileNameOf, handOver } from "./export/handOver.ts";
import type { Drawing } from "../../../src-shared/catalog/drawing.ts";
import styles from "./TakeHome.module.css";

type Kind = "png" | "gif";

interface TakeHomeProps {
  readonly drawing: Drawing;
  /** What the drawing shows; also the name of the file. */
  readonly title: string;
  /** Removes the drawing from the podium and from profiles; absent for anybody but its painter. */
  readonly onRemove?: (() => void) | undefined;
}

/** Buttons that save or share a drawing as a picture, and one that removes it. */
export function TakeHome({ drawing, title, onRemove }: TakeHomeProps) {
  const { t } = useTranslation("drawing");
  const [making, setMaking] = useState<Kind>();
  const make = async (kind: Kind) => {
    setMaking(kind);
    try {
      // The encoders are large and few people save a picture, so they are loaded on demand.
      const { pngOf, gifOf } = await import("./export/pictures.ts");
      const blob = await (kind === "png" ? pngOf(drawing) : gifOf(drawing));
      const done = await handOver(blob, fileNameOf(title, kind));
      if (done !== "dropped") toast(t(`take.${done}`), "good");
    } catch {
      toast(t("take.failed"), "bad");
    } finally {
      setMaking(undefined);
    }
  };
  return (
    <div className={styles["row"]} role="group" aria-label={t("take.label", { word: title })}>
      <Button
        variant="quiet"
        icon={<ImageDown />}
        busy={making === "png"}
        onClick={() => void make("png")}
      >
        {t("take.png")}
      </Button>
      <Button
        variant="quiet"
        icon={<Film />}
        busy={making === "gif"}
        onClick={() => void make("gif")}
      >
        {t("take.gif")}
      </Button>
      {onRemove && (
        <Button variant="quiet" icon={<Trash2 />} onClick={onRemove}>
          {t("take.remove")}
        </Button>
      )}
    </div>
  );
}
