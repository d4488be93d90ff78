import type { Logger } from '../../../platform/log.ts';
import { onceMore } from '../../../platform/database/once-more.ts';
import type { Services } from '../../../platform/services.ts';
import { maxFailingUnderWay, maxUnderWay, webhooksChannel } from './constants.ts';
import { claimDeliveries, findNextDue, sendDelivery, type ClaimedDelivery } from './sending-commands.ts';

/** Also what another process left behind is found this soon. */
const lookEveryMs = 60_000;

/** Begins to send webhooks: as soon as the database calls out, and when one is due again. */
export function startWebhooks(services: Services, log: Logger): void {
  const sender = new WebhookSender(services, log);
  const stopListening = services.notices.listen(webhooksChannel, () => sender.wake());
  services.queue.onRest(() => {
    sender.stop();
    return Promise.all([stopListening(), sender.idle()]);
  });
  sender.wake();
}

/** Keeps as many deliveries under way as it may; a receiver that hangs holds up none of the others. */
export class WebhookSender {
  readonly #services: Services;
  readonly #log: Logger;
  readonly #underWay = new Map<ClaimedDelivery, Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #looks = onceMore(() => this.#look());
  #timer: NodeJS.Timeout | undefined;

  constructor(services: Services, log: Logger) {
    this.#services = services;
    this.#log = log;
  }

  /** Looks for what is due. */
  wake(): void {
    if (!this.#stopping.signal.aborted) this.#looks.ask();
  }

  /** Resolves when nothing is due and nothing under way. */
  async idle(): Promise<void> {
    while (this.#looks.isRunning || this.#underWay.size > 0) {
      await this.#looks.idle();
      await Promise.all(this.#underWay.values());
    }
  }

  stop(): void {
    this.#stopping.abort();
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const { database } = this.#services;
    if (this.#stopping.signal.aborted) return;
    const failing = [...this.#underWay.keys()].filter(({ isReceiverFailing }) => isReceiverFailing).length;
    const room = maxUnderWay - this.#underWay.size;
    // The end of a delivery wakes it again.
    if (room === 0) return;
    try {
      const claimed = await claimDeliveries(database, {
        healthy: room,
        failing: Math.min(room, maxFailingUnderWay - failing),
      });
      for (const delivery of claimed) this.#send(delivery);
      if (this.#underWay.size === 0) this.#lookAt(await findNextDue(database));
    } catch (error) {
      this.#fail(error);
    }
  }

  #send(delivery: ClaimedDelivery): void {
    const sending = sendDelivery(this.#services, delivery, this.#stopping.signal)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#underWay.delete(delivery);
        this.wake();
      });
    this.#underWay.set(delivery, sending);
  }

  #lookAt(due: Date | undefined): void {
    clearTimeout(this.#timer);
    const wait = due ? Math.max(0, due.getTime() - Date.now()) : lookEveryMs;
    this.#timer = setTimeout(() => this.wake(), Math.min(wait, lookEveryMs)).unref();
  }

  /** Claimed deliveries become due again when their claim ends. */
  #fail(error: unknown): void {
    if (this.#stopping.signal.aborted) return;
    this.#log.warn({ err: error }, 'sending webhooks failed and is tried again');
    this.#lookAt(undefined);
  }
}
