import { KEPT_EACH, type PhotoFile, type PhotoShelf } from "../../../room/photos.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { bytesOf, textOf } from "../../../../src-shared/base64.ts";
import type { Pages } from "./pages.ts";

const PHOTO = "photo/";
const BODY = "pixels/";

/** What is known of a photo without reading its body. */
interface Card {
  readonly id: string;
  readonly seq: number;
  readonly owner: PlayerId;
  readonly type: PhotoFile["type"];
  /** Number of pages of its body. */
  readonly pages: number;
}

/** Photos in key-value storage; their bodies stay in storage, and their cards are held in memory. */
export class KeyValuePhotoShelf implements PhotoShelf {
  readonly #pages: Pages;
  readonly #cards = new Map<string, Card>();
  #next = 1;

  private constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** Opens the shelf: reads the cards, once. */
  static async open(pages: Pages): Promise<KeyValuePhotoShelf> {
    const shelf = new KeyValuePhotoShelf(pages);
    for (const text of (await pages.all(PHOTO)).values()) {
      // SAFETY: `keep` wrote a Card.
      const card = JSON.parse(text) as Card;
      shelf.#cards.set(card.id, card);
      shelf.#next = Math.max(shelf.#next, card.seq + 1);
    }
    return shelf;
  }

  keep(owner: PlayerId, { type, bytes }: PhotoFile): string {
    const id = crypto.randomUUID();
    const pages = this.#pages.put(`${BODY}${id}`, textOf(bytes));
    const card: Card = { id, seq: this.#next, owner, type, pages };
    this.#next += 1;
    this.#cards.set(id, card);
    this.#pages.put(`${PHOTO}${id}`, JSON.stringify(card));
    const own = [...this.#cards.values()]
      .filter((each) => each.owner === owner)
      .sort((one, other) => other.seq - one.seq);
    for (const old of own.slice(KEPT_EACH)) this.#forget(old);
    return id;
  }

  #forget({ id, pages }: Card): void {
    this.#cards.delete(id);
    this.#pages.delete([`${PHOTO}${id}`]);
    this.#pages.delete([`${BODY}${id}`], pages);
  }

  ownerOf(id: string): PlayerId | undefined {
    return this.#cards.get(id)?.owner;
  }

  async find(id: string): Promise<PhotoFile | undefined> {
    const card = this.#cards.get(id);
    const body = card && (await this.#pages.read(`${BODY}${id}`));
    return card && body !== undefined ? { type: card.type, bytes: bytesOf(body) } : undefined;
  }

  clear(): void {
    for (const card of this.#cards.values()) this.#forget(card);
  }
}
