import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { gamePath } from "../../../src-shared/catalog/gameTypes.ts";
import { buttonClass } from "../../ui/controls/Button.tsx";
import styles from "./CanvasDemo.module.css";

const Example = lazy(() => import("../../games/canvas-clash/Example.tsx"));

/** The demo is loaded when it is this close to the viewport. */
const AHEAD = "300px";

/** A turn of Canvas Clash that plays by itself: two pictures get drawn. */
export function CanvasDemo() {
  const { t } = useTranslation(["site", "games"]);
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!section.current) return undefined;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    sight.observe(section.current);
    return () => sight.disconnect();
  }, []);
  return (
    <section ref={section} className={styles["demo"]} data-theme="CANVAS_CLASH">
      <div className={styles["words"]}>
        <h2>{t("games:CANVAS_CLASH.name")}</h2>
        <p>{t("games:CANVAS_CLASH.description")}</p>
        <Link
          to="/games/$gameTypeStr"
          params={{ gameTypeStr: gamePath("CANVAS_CLASH") }}
          className={buttonClass({ variant: "quiet" })}
        >
          {t("overview.tutorial")}
        </Link>
      </div>
      <div className={styles["show"]}>
        {isNear && (
          <Suspense>
            <Example />
          </Suspense>
        )}
      </div>
    </section>
  );
}
