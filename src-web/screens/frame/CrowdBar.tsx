import { Popcorn } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CrowdProposal } from "../../../src-shared/protocol/entities.ts";
import { useSend } from "../../room/useSend.ts";
import { useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./crowd.module.css";

/** Most proposals a phone has room for. */
const MOST_SHOWN = 3;

/** On the phones of the crowd: how many have voted, and the proposals, each to be backed with a tap. */
export default function CrowdBar() {
  const { t } = useTranslation("links");
  const crowd = useTopic("crowd");
  const stage = useTopic("stage");
  const { send } = useSend();
  if (!crowd || !stage) return null;
  const ballots = Object.values(crowd.ballots);
  // With several questions open, the one with the fewest votes shows how far the crowd is.
  const voted = ballots.length > 0 ? Math.min(...ballots.map((ballot) => ballot.voted)) : undefined;
  const proposals = Object.entries(crowd.ballots)
    .flatMap(([key, ballot]) => (ballot.proposals ?? []).map((one) => ({ ...one, key })))
    .slice(0, MOST_SHOWN);
  const back = ({ move }: CrowdProposal) => void send("move", { stageId: stage.stageId, move });
  return (
    <section className={styles["bar"]} aria-label={t("vote.label")}>
      <p className={styles["count"]} role="status">
        <Popcorn aria-hidden="true" />
        {voted === undefined
          ? t("vote.people", { people: crowd.people })
          : t("vote.voted", { people: crowd.people, voted })}
      </p>
      {proposals.length > 0 && (
        <ul className={styles["proposals"]} aria-label={t("vote.proposals")}>
          {proposals.map((proposal) => (
            // Two questions may have the same proposal.
            <li key={`${proposal.key} ${proposal.text}`}>
              <Button
                variant="quiet"
                lockMs={300}
                aria-label={t("vote.back", { text: proposal.text, votes: proposal.votes })}
                onClick={() => back(proposal)}
              >
                <span className={styles["text"]}>{proposal.text}</span>
                <b className="tabular">{proposal.votes}</b>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
