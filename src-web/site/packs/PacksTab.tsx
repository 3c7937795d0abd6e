import { PACK_KINDS, type PackKind } from "../../../src-shared/catalog/packs.ts";
import type { TabProps } from "../profile/tab.ts";
import { PackEditor } from "./PackEditor.tsx";
import { PackList } from "./PackList.tsx";

function kindOf(text: string | undefined): PackKind {
  return PACK_KINDS.find((kind) => kind === text) ?? "word";
}

/** The user's own packs and public ones, listed by kind, or the editor of one pack. */
export default function PacksTab({ profile, rest }: TabProps) {
  const [kindText, id] = rest.split("/");
  const kind = kindOf(kindText);
  const { userId } = profile;
  if (id) return <PackEditor key={rest} userId={userId} kind={kind} id={id} />;
  return <PackList key={kind} userId={userId} kind={kind} />;
}
