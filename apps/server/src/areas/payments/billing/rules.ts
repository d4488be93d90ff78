import { timingSafeEqual } from 'node:crypto';
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
