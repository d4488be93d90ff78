import { timingSafeEqual } from 'node:crypto';
import type { UnsignedReason } from '@waymark/contract/payments/choices';
import { languageParameter } from '@waymark/contract/paths';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { Webhook } from 'standardwebhooks';
import type { CheckoutConfig, CheckoutParts } from '../../../platform/settings/checkout-settings.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { parseJson } from '../../../platform/input/parse-json.ts';

/** The configured checkout. Throws `not_found` without one. */
export function requireCheckout({ checkout }: Pick<CheckoutParts, 'checkout'>): CheckoutConfig {
  if (!checkout) throw new AppError('not_found', msg`Nothing is sold here at the moment.`);
  return checkout;
}

/**
 * The link if it leads to the checkout, in parsed form; else null. Comparing the parsed href with the origin
 * and a slash excludes `//evil`, other ports, look-alike hosts, user names and schemes such as `blob:`.
 */
export function findCheckoutLink(link: string, { origin }: Pick<CheckoutConfig, 'origin'>): string | null {
  const { href } = URL.parse(link) ?? {};
  return href?.startsWith(`${origin}/`) === true ? href : null;
}

/** An address at the checkout for a reader of a language: the checkout writes its pages in it. */
export function checkoutAddress(
  path: string,
  { origin }: Pick<CheckoutConfig, 'origin'>,
  language: Language,
): URL {
  const address = new URL(path, origin);
  if (language !== sourceLanguage) address.searchParams.set(languageParameter, language);
  return address;
}

/** Compares in constant time, without revealing lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expected)));
}

const signedHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

type Headers = Record<string, string | string[] | undefined>;

/** As in Standard Webhooks. */
const toleranceSeconds = 5 * 60;

/** Whether the checkout signed these bytes within the last five minutes. */
export function isSigned(secret: string, body: Buffer, headers: Headers): boolean {
  const given = Object.fromEntries(signedHeaders.map((name) => [name, headerOf(headers, name)]));
  try {
    new Webhook(secret).verify(body, given, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

/** Why a signature is invalid, for our statistics only. */
export function findUnsignedReason(headers: Headers, now = new Date()): UnsignedReason {
  const [id, at, signature] = signedHeaders.map((name) => headerOf(headers, name));
  if (!id || !at || !signature) return 'headers';
  const age = Math.abs(now.getTime() / 1000 - Number(at));
  return age > toleranceSeconds ? 'time' : 'signature';
}

export function idOf(headers: Headers): string {
  return headerOf(headers, 'webhook-id');
}

function headerOf(headers: Headers, name: (typeof signedHeaders)[number]): string {
  return String(headers[name] ?? '');
}

/** The JSON of a webhook. Throws `invalid_input`. */
export function parseEvent(body: Buffer): unknown {
  try {
    return parseJson(body.toString('utf8'), jsonLimits.call);
  } catch {
    throw new AppError('invalid_input', msg`The request could not be read. Send well-formed JSON in UTF-8.`);
  }
}
