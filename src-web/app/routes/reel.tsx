import { getRouteApi } from "@tanstack/react-router";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import { ReelPage } from "../../site/reel/ReelPage.tsx";

const route = getRouteApi("/site/reel/$reelId");

/** /reel/{id}: everything that is kept of one night. */
export default function ReelScreen() {
  const { reelId } = route.useParams();
  return (
    <QueryProvider>
      <ReelPage reelId={reelId} />
    </QueryProvider>
  );
}
