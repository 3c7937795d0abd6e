import { getRouteApi } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useAccount } from "../../client/auth/account.ts";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import { LoginPage } from "../../site/account/LoginPage.tsx";
import { CirclePage } from "../../site/profile/circles/CirclePage.tsx";
import { JoinCircle } from "../../site/profile/circles/JoinCircle.tsx";
import { EveningPage } from "../../site/profile/circles/EveningPage.tsx";
import { MyCircles } from "../../site/profile/circles/MyCircles.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";

const route = getRouteApi("/site/circle/$");

/**
 * /circle: the user's list; /circle/{id}/{part} and /circle/{id}/evening/{id}: for members;
 * /circle/join/{token}: the page to join.
 */
export default function CircleScreen() {
  const { t } = useTranslation("circles");
  const { _splat: splat = "" } = route.useParams();
  const account = useAccount();
  const [head = "", tail, roomId] = splat.split("/").filter(Boolean);
  if (account.kind === "unknown") return <Loading />;
  const isInvitation = head === "join" && tail !== undefined;
  if (account.kind === "visitor" && !isInvitation)
    return <LoginPage note={t("list.loginFirst")} stays />;
  // Cached responses belong to the account that requested them. The join page keeps its key: joining turns a
  // visitor into a guest, and the page must not be remounted then.
  const asker = "claims" in account && !isInvitation ? account.claims.userId : "";
  return (
    <QueryProvider key={asker}>
      {isInvitation && <JoinCircle key={tail} token={tail} />}
      {!isInvitation && head === "" && <MyCircles />}
      {!isInvitation && head !== "" && roomId === undefined && (
        <CirclePage key={head} circleId={head} part={tail ?? ""} />
      )}
      {!isInvitation && roomId !== undefined && (
        <EveningPage key={roomId} circleId={head} roomId={roomId} />
      )}
    </QueryProvider>
  );
}
