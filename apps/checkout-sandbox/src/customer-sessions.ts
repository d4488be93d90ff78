import { randomBytes } from 'node:crypto';
import type { RedeemedCustomer } from '@waymark/contract/payments/billing';

const sessionSeconds = 3600;
const cookieName = 'checkout_sandbox';

/** Who came in with a login code, for an hour and in memory only. */
export class CustomerSessions {
  readonly #customers = new Map<string, { customer: RedeemedCustomer; endsAt: number }>();
  readonly #secure: boolean;

  constructor(origin: string) {
    this.#secure = origin.startsWith('https:');
  }

  /** Starts a session and gives the cookie for it. */
  start(customer: RedeemedCustomer): string {
    const now = Date.now();
    for (const [token, { endsAt }] of this.#customers) if (endsAt < now) this.#customers.delete(token);
    const token = randomBytes(32).toString('base64url');
    this.#customers.set(token, { customer, endsAt: now + sessionSeconds * 1000 });
    // Lax: a form on another site that posts here brings no session with it.
    const secure = this.#secure ? '; Secure' : '';
    return `${cookieName}=${token}; Path=/; Max-Age=${sessionSeconds}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The customer of a request's cookies; undefined without a session. */
  find(cookies: string | undefined): RedeemedCustomer | undefined {
    const [, token = ''] = new RegExp(`(?:^|; ?)${cookieName}=([\\w-]+)`).exec(cookies ?? '') ?? [];
    const session = this.#customers.get(token);
    return session && session.endsAt >= Date.now() ? session.customer : undefined;
  }
}
