import { msg } from '@waymark/contract/text/message';
import { resumeExtensions } from '@waymark/contract/identity/choices';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import type { CareerServicesOrder, Package } from '@waymark/contract/payments/career-services';
import { findResumeProblem } from '../../../components/upload/check-resume-file.ts';
import { isEnglish, type Locale } from '@waymark/contract/text/locales';
import { formatAmount } from '@waymark/contract/jobs/format-salary';

/** The first package of the list is never shown, and the second of those shown stands out (D-1). */
export function packagesToShow(packages: readonly Package[]): (Package & { highlighted: boolean })[] {
  return packages.slice(1).map((one, index) => ({ ...one, highlighted: index === 1 }));
}

/** The refund terms that all of these have; undefined where they differ, and each has to say its own. */
export function sharedTermsOf(packages: readonly Package[]): string | undefined {
  const all = new Set(packages.map(({ refundTerms }) => refundTerms));
  return all.size === 1 ? [...all][0] : undefined;
}

/** The order that the banner shows: the newest in work, else the newest that was not refunded, else the newest. */
export function orderToShow(orders: readonly CareerServicesOrder[]): CareerServicesOrder | undefined {
  const kept = orders.filter(({ refunded }) => !refunded);
  return kept.find(({ statusPercentage }) => statusPercentage < 100) ?? kept[0] ?? orders[0];
}

/** "$1,149", or "$149.50" where there are cents; "149 EUR" in other currencies. */
export function formatPrice(
  { packagePrice, currency }: Pick<Package, 'packagePrice' | 'currency'>,
  language: Locale,
): string {
  if (!isEnglish(language)) return formatAmount(packagePrice, currency, language);
  const digits = { minimumFractionDigits: Number.isInteger(packagePrice) ? 0 : minorUnitDigits(currency) };
  const number = packagePrice.toLocaleString('en-US', digits);
  return currency === 'USD' ? `$${number}` : `${number} ${currency}`;
}

/** What speaks against a chosen resume; one of another kind is an 'Invalid file' here (D-3). */
export function findFileProblem(file: Pick<File, 'name' | 'size'>): string | undefined {
  const name = file.name.toLowerCase();
  if (!resumeExtensions.some((extension) => name.endsWith(`.${extension}`))) return msg`Invalid file`;
  return findResumeProblem(file);
}
