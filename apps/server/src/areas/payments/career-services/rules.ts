import { msg } from '@waymark/contract/text/message';
import { packageDraftsSchema, type PackageDraft } from '@waymark/contract/payments/career-services';
import { minorUnitsOf, wholeUnitsOf } from '@waymark/contract/payments/prices';
import type { PackageFields } from '@waymark/contract/payments/staff-packages';
import { board } from '../../../platform/board/board.ts';
import { StartError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { findCheckoutLink } from '../billing/rules.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { parseJson } from '../../../platform/input/parse-json.ts';

/** Events of an order that are mailed. */
export type OrderNews = 'received' | 'finished' | 'refunded';

interface OrderState {
  /** How far the work is, from 0 to 100. */
  percentage: number;
  isRefunded: boolean;
}

/**
 * The news in a report; `known` is the earlier state, undefined for the first. Nothing is news after a
 * refund.
 */
export function listNews(known: OrderState | undefined, reported: OrderState): OrderNews[] {
  if (known?.isRefunded) return [];
  if (reported.isRefunded) return ['refunded'];
  const news: OrderNews[] = known ? [] : ['received'];
  if ((known?.percentage ?? 0) < 100 && reported.percentage >= 100) news.push('finished');
  return news;
}

/** Reserved (RFC 2606): used where the checkout is not configured. */
const unknownOrigin = 'https://checkout.invalid';

/**
 * The packages of an operator’s file, with links as paths of the checkout. Throws a StartError with every
 * problem.
 */
export function readPackageDrafts(text: string, checkoutOrigin: string = unknownOrigin): PackageDraft[] {
  const parsed = packageDraftsSchema.safeParse(parse(text));
  if (!parsed.success) {
    throw refusal(
      parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the list'}: ${message}`),
    );
  }
  const problems: string[] = [];
  const drafts = parsed.data.map((draft, index) => {
    const checkoutLink = findPathBelow(draft.checkoutLink, checkoutOrigin);
    if (checkoutLink === null) {
      problems.push(`${index}.checkoutLink: ${draft.checkoutLink} is not at CHECKOUT_ORIGIN.`);
    }
    return { ...draft, checkoutLink: checkoutLink ?? '' };
  });
  if (problems.length > 0) throw refusal(problems);
  return drafts;
}

/** The board's first currency. */
export const firstCurrency = (): string => board.settings.currency;

/** The columns that hold what is said of a package; its link is a path by now, and `kept` what it was priced in. */
export function packageColumnsOf(fields: PackageFields, kept = firstCurrency()) {
  const { currency = kept } = fields;
  const price = minorUnitsOf(fields.packagePrice, currency);
  if (wholeUnitsOf(price, currency) !== fields.packagePrice)
    throw invalidFields({ packagePrice: msg`A price in ${currency} has no decimals.` });
  return {
    name: fields.packageName,
    description: fields.packageDescription,
    price_cents: price,
    currency,
    checkout_path: fields.checkoutLink,
    refund_terms: fields.refundTerms,
  };
}

function parse(text: string): unknown {
  try {
    return parseJson(text, jsonLimits.settings);
  } catch (error) {
    throw refusal([(error as Error).message]);
  }
}

/** Path and query of a link to the origin; null for other links. */
export function findPathBelow(link: string, origin: string = unknownOrigin): string | null {
  const absolute = URL.canParse(link, origin) ? new URL(link, origin).href : '';
  const found = findCheckoutLink(absolute, { origin });
  return found === null ? null : found.slice(origin.length);
}

function refusal(problems: readonly string[]): StartError {
  return new StartError(
    `The packages need a correction:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
  );
}
