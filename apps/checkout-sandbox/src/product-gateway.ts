import { createHash, timingSafeEqual } from 'node:crypto';
import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import type { Package } from '@waymark/contract/payments/career-services';
import type { PayableOrder } from '@waymark/contract/payments/memberships';
import { Webhook } from 'standardwebhooks';
import type { PendingReport } from './order-book.ts';
import type { Reader, Visitor } from './reader.ts';

export interface ProductSettings {
  /** The API's address as this process reaches it. */
  apiUrl: string;
  /** Our own origin, for which login codes are made out. */
  audience: string;
  partnerSecret: string;
  webhookSecret: string;
}

/** What became of a report: taken, refused for good, or to be sent again. */
export type Delivery = { state: 'taken' } | { state: 'refused'; reason: string } | { state: 'failed' };

const answerMs = 15_000;

/** The product, as any checkout would talk to it. */
export class ProductGateway {
  readonly #settings: ProductSettings;

  constructor(settings: ProductSettings) {
    this.#settings = settings;
  }

  /** Whether a call comes from the product: it names the secret that both have. */
  isPartner(authorization = ''): boolean {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(authorization), digest(`Bearer ${this.#settings.partnerSecret}`));
  }

  /** Who came with a login code; undefined when the product does not accept it. Rejects when it does not answer. */
  async redeem(code: string): Promise<RedeemedCustomer | undefined> {
    const { audience, partnerSecret } = this.#settings;
    const response = await this.#call('/partner/redeem-login-code', {
      method: 'POST',
      headers: { authorization: `Bearer ${partnerSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code, audience }),
    });
    if (response.status >= 500) throw new Error(`The product answered with status ${response.status}.`);
    return response.ok ? ((await response.json()) as { data: RedeemedCustomer }).data : undefined;
  }

  /** The package whose link leads to a path here; undefined when there is none. Rejects when there is no answer. */
  async findPackage(path: string, { say }: Reader): Promise<Package | undefined> {
    const headers = { 'accept-language': say.language };
    const response = await this.#call('/product/get-product-pricing', { headers });
    if (!response.ok) throw new Error(`The product answered with status ${response.status}.`);
    const { data } = (await response.json()) as { data: Package[] };
    return data.find(({ checkoutLink }) => new URL(checkoutLink).pathname === path);
  }

  /** The order that a customer came with; undefined when it is none of theirs. Rejects when there is no answer. */
  async findOrder(
    reference: string,
    { customer: { customerId }, reader }: Visitor,
  ): Promise<PayableOrder | undefined> {
    if (reference === '') return undefined;
    const { language } = reader.say;
    const response = await this.#call('/partner/find-order', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#settings.partnerSecret}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ reference, customerId, language }),
    });
    if (response.status >= 500) throw new Error(`The product answered with status ${response.status}.`);
    return response.ok ? ((await response.json()) as { data: PayableOrder }).data : undefined;
  }

  /** Sends a report as Standard Webhooks: each attempt has a new signature and the same id. */
  async report({ id, event }: PendingReport): Promise<Delivery> {
    const body = JSON.stringify(event);
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(this.#settings.webhookSecret).sign(id, now, body),
    };
    try {
      const response = await this.#call('/webhooks/checkout', { method: 'POST', headers, body });
      const text = await response.text();
      if (response.ok) return { state: 'taken' };
      return isFinal(response.status) ? { state: 'refused', reason: reasonOf(text) } : { state: 'failed' };
    } catch {
      return { state: 'failed' };
    }
  }

  #call(path: string, init: RequestInit): Promise<Response> {
    return fetch(this.#settings.apiUrl + path, { ...init, signal: AbortSignal.timeout(answerMs) });
  }
}

/** A refusal of the event itself; too many of them, or a server in trouble, will be over some time. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function reasonOf(text: string): string {
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return 'Without a reason.';
  }
}
