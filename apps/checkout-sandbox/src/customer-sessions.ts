import { randomBytes } from 'node:crypto';
import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import type { Language } from '@waymark/contract/text/languages';
import type { Message } from '@waymark/contract/text/message';
import type { CardFields, CardProblems } from './card-rules.ts';

const sessionSeconds = 3600;
const cookieName = 'checkout_sandbox';

/** A form that was refused, shown again by a GET: Back would ask to send an answer to a POST again. */
interface RefusedForm {
  url: string;
  attempt: string;
  /** Without the security code. */
  fields: CardFields;
  problems: CardProblems;
  failure: Message;
}

interface CustomerSession {
  customer: RedeemedCustomer;
  language: Language;
  endsAt: number;
  refused?: RefusedForm | undefined;
}

/** Who came in with a login code, for an hour and in memory only. */
export class CustomerSessions {
  readonly #customers = new Map<string, CustomerSession>();
  readonly #secure: boolean;

  constructor(origin: string) {
    this.#secure = origin.startsWith('https:');
  }

  /** Starts a session and gives the cookie for it. */
  start(customer: RedeemedCustomer, language: Language): string {
    const now = Date.now();
    for (const [token, { endsAt }] of this.#customers) if (endsAt < now) this.#customers.delete(token);
    const token = randomBytes(32).toString('base64url');
    this.#customers.set(token, { customer, language, endsAt: now + sessionSeconds * 1000 });
    // Lax: a form on another site that posts here brings no session with it.
    const secure = this.#secure ? '; Secure' : '';
    return `${cookieName}=${token}; Path=/; Max-Age=${sessionSeconds}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The customer of a request's cookies; undefined without a session. */
  find(cookies: string | undefined): RedeemedCustomer | undefined {
    return this.#open(cookies)?.customer;
  }

  /** The language in which a customer came in. */
  findLanguage(cookies: string | undefined): Language | undefined {
    return this.#open(cookies)?.language;
  }

  /** The form that this session sent last, where it was refused and belongs to the address. */
  findRefused(cookies: string | undefined, url: string): RefusedForm | undefined {
    const refused = this.#open(cookies)?.refused;
    return refused?.url === url ? refused : undefined;
  }

  keepRefused(cookies: string | undefined, refused: RefusedForm | undefined): void {
    const session = this.#open(cookies);
    if (session) session.refused = refused;
  }

  #open(cookies: string | undefined): CustomerSession | undefined {
    const [, token = ''] = new RegExp(`(?:^|; ?)${cookieName}=([\\w-]+)`).exec(cookies ?? '') ?? [];
    const session = this.#customers.get(token);
    return session && session.endsAt >= Date.now() ? session : undefined;
  }
}
