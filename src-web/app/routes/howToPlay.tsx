import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "../../site/pages/howto/howto.module.css";
import { VariantPicker } from "../../site/pages/howto/VariantPicker.tsx";
import { variantOf } from "../../site/pages/howto/variants.ts";
import { Ways } from "../../site/pages/howto/Ways.tsx";
import { HowToPlay } from "../../site/pages/HowToPlay.tsx";
import { PageHead } from "../../site/pages/PageHead.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

const route = getRouteApi("/site/howToPlay");

/** /howToPlay: four steps; the first one depends on where people play. */
export default function HowToPlayScreen() {
  const { t } = useTranslation(["pages", "common"]);
  const navigate = useNavigate();
  const variant = variantOf(route.useSearch().hostType);
  useTitle(t("common:menu.howToPlay"));
  return (
    <div className={styles["page"]}>
      <PageHead heading={t("common:menu.howToPlay")} text={t("howTo.intro")} />
      <VariantPicker
        value={variant}
        onPick={(hostType) =>
          void navigate({
            to: "/howToPlay",
            search: { hostType },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <div className={styles["steps"]} aria-live="polite">
        <HowToPlay variant={variant} />
      </div>
      <Ways variant={variant} />
      <div className={styles["go"]}>
        <Link to="/games" className={buttonClass({ size: "big" })}>
          {t("howTo.pickGame")}
        </Link>
        <Link to="/joinGame" className={buttonClass({ size: "big", variant: "quiet" })}>
          {t("common:menu.join")}
        </Link>
      </div>
    </div>
  );
}
