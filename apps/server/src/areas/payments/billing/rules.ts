import type { UnsignedReason } from '@waymark/contract/payments/choices/webhooks';
import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { CheckoutConfig, CheckoutParts } from '../../../platform/checkout-settings.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';

/** The checkout of this installation. Throws `not_found` where nothing is sold. */
export function requireCheckout({ checkout }: Pick<CheckoutParts, 'checkout'>): CheckoutConfig {
  if (!checkout) throw new AppError('not_found', 'Nothing is sold here at the moment.');
  return checkout;
}

/**
 * A link out of an address bar, as it may be followed: the checkout's, in the one spelling that was compared.
 * Null for anything else. A parsed address that begins with the origin and a slash leaves no room for `//evil`,
 * other ports, look-alike hosts, a user's name before the host, or other schemes: the origin that a `blob:`
 * address gives of itself would be the checkout's, too.
 */
export function findCheckoutLink(link: string, { origin }: Pick<CheckoutConfig, 'origin'>): string | null {
  const { href } = URL.parse(link) ?? {};
  return href?.startsWith(`${origin}/`) === true ? href : null;
}

/** Compares in constant time; of two secrets of different lengths not even that is told. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expected)));
}

const signedHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

type Headers = Record<string, string | string[] | undefined>;

/** As Standard Webhooks has it. */
const toleranceSeconds = 5 * 60;

/** Whether the signature is that of the checkout, of these bytes, and made within five minutes of now. */
export function isSigned(secret: string, body: Buffer, headers: Headers): boolean {
  const given = Object.fromEntries(signedHeaders.map((name) => [name, headerOf(headers, name)]));
  try {
    new Webhook(secret).verify(body, given, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

/**
 * What is wrong with a webhook that is not signed as it should be: for us to know, and nothing that a forger learns.
 */
export function findUnsignedReason(headers: Headers, now = new Date()): UnsignedReason {
  const [id, at, signature] = signedHeaders.map((name) => headerOf(headers, name));
  if (!id || !at || !signature) return 'headers';
  const age = Math.abs(now.getTime() / 1000 - Number(at));
  return age > toleranceSeconds ? 'time' : 'signature';
}

/** What a webhook calls itself. */
export function idOf(headers: Headers): string {
  return headerOf(headers, 'webhook-id');
}

function headerOf(headers: Headers, name: (typeof signedHeaders)[number]): string {
  return String(headers[name] ?? '');
}

/** The JSON of a webhook. Throws `invalid_input` where it is none. */
export function parseEvent(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new AppError('invalid_input', 'The request could not be read. Send well-formed JSON in UTF-8.');
  }
}
