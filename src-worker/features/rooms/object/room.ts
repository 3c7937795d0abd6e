import { faultOf, log } from "../../../../src-shared/log.ts";
import type { OpenRoom } from "../../../../src-rooms/room/roomApi.ts";
import { codesOf } from "../../../config/codes.ts";
import {
  RoomObject,
  type SectionNamespace,
} from "../../../../src-rooms/platforms/durable-object/roomObject.ts";
import type { AuthSecrets } from "../../../../src-shared/protocol/roomToken.ts";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import type { PackContent } from "../../../../src-shared/catalog/packs.ts";
import type { OutboxRow } from "../../../../src-rooms/session/model/inputs.ts";
import { openDatabase, openReplica } from "../../../db/client.ts";
import { readEnv, type Config } from "../../../config/env.ts";
import type { Bindings } from "../../../config/bindings.ts";
import { clockSkew, faults } from "../../../config/faultInjection.ts";
import { countReportedGames, countUndelivered } from "../../../config/metrics.ts";
import { withKeys } from "../../../config/ownKeys.ts";
import { answersFor } from "../outbox/leftAnswers.repository.ts";
import { deliverOutbox } from "../outbox/outbox.repository.ts";
import { seenBy } from "../outbox/seen.repository.ts";
import { findAccount } from "../../../identity/user.repository.ts";
import { isOn } from "../../../shared/flags.usecases.ts";
import { robotLine } from "../../../config/robotLine.ts";
import { packsForGame } from "../../packs/packsForGame.repository.ts";

/** Logs that the list of codes could not be written. A missing code is added when its room wakes next. */
const noted = (error: unknown) => log("warn", "codes.unwritten", faultOf(error));

/** The room's Durable Object, with the parts that only the Worker has: its database and its secrets. */
export class Room extends RoomObject<Bindings> {
  #config!: Config;

  override async onStart(): Promise<void> {
    this.#config = readEnv(await withKeys(this.env));
    await super.onStart();
    // Rooms opened by an earlier build are not on the list yet.
    if (this.isThere()) this.ctx.waitUntil(codesOf(this.env).add(this.name).catch(noted));
  }

  override async openRoom(request: OpenRoom): Promise<{ roomId: string } | undefined> {
    const opened = await super.openRoom(request);
    if (opened) await codesOf(this.env).add(this.name).catch(noted);
    return opened;
  }

  protected override async wiped(): Promise<void> {
    await codesOf(this.env).remove(this.name).catch(noted);
  }

  protected override crowdSections(): SectionNamespace {
    return this.env.Crowd;
  }

  protected override build(): string {
    return this.#config.build;
  }

  protected override isDiskFull(): boolean {
    return faults.storage;
  }

  protected override now(): number {
    return Date.now() + clockSkew(this.env);
  }

  protected override alarmTime(at: number): number {
    return at - clockSkew(this.env);
  }

  protected override async deliver(rows: readonly OutboxRow[]): Promise<void> {
    try {
      await deliverOutbox(await openDatabase(this.env.DB), rows, Date.now());
    } catch (error) {
      countUndelivered(this.env.METRICS, rows.length);
      throw error;
    }
    countReportedGames(this.env.METRICS, rows);
  }

  protected override async loadPacks(
    ids: readonly string[],
    hostUserId: string,
  ): Promise<readonly PackContent[]> {
    return packsForGame(await openDatabase(this.env.DB), ids, hostUserId);
  }

  protected override async loadPaidUntil(hostUserId: string): Promise<number | undefined> {
    const db = await openDatabase(this.env.DB);
    if (!this.#config.payment || !(await isOn(db, "payments"))) return undefined;
    return (await findAccount(db, hostUserId))?.subscriptionEndsAt ?? undefined;
  }

  protected override async loadExisting(
    _gameType: GameType,
    language: Language,
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    return answersFor(await openReplica(this.env.DB), language);
  }

  protected override async loadSeen(
    gameType: GameType,
    userIds: readonly string[],
  ): Promise<readonly string[]> {
    return seenBy(await openDatabase(this.env.DB), gameType, userIds, Date.now());
  }

  protected override async robotLine(
    about: string,
    language: Language,
    longest: number,
  ): Promise<string | undefined> {
    return this.env.AI && robotLine(this.env.AI, about, language, longest);
  }

  protected override secrets(): AuthSecrets {
    return this.#config.secrets;
  }
}
