import type { Stores } from "../../../room/platform.ts";
import { KeyValueInkStore } from "./inkStore.ts";
import { Pages, type KeyValue } from "./pages.ts";
import { KeyValuePhotoShelf } from "./photoShelf.ts";
import { KeyValueRoomStore } from "./roomStore.ts";

/**
 * Opens the room's stores over key-value storage. `forget` drops what they hold in memory, for when the
 * storage is wiped.
 */
export async function openKeyValueStores(
  storage: KeyValue,
): Promise<{ readonly stores: Stores; readonly forget: () => void }> {
  const pages = new Pages(storage);
  const [room, ink, photos] = await Promise.all([
    KeyValueRoomStore.open(pages),
    KeyValueInkStore.open(pages),
    KeyValuePhotoShelf.open(pages),
  ]);
  const forget = () => {
    room.forget();
    ink.forget();
    photos.clear();
  };
  return { stores: { room, ink, photos }, forget };
}
