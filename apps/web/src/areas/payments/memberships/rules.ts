import { paths, searchPath } from '@waymark/contract/paths';
import { paidPlansOf, shownPriceOf, type Plan } from '@waymark/contract/payments/membership-plans';
import type { CompanyPlan, Transaction } from '@waymark/contract/payments/memberships';
import { formatMoney } from '@waymark/contract/text/format';
import type { Locale } from '@waymark/contract/text/locales';
import { board } from '../../../lib/board.ts';

export function transactionsPath(page: number): string {
  return searchPath({ page: page > 1 ? page : undefined }, paths.companyTransactions);
}

/** The plan that the address names. */
export function chosenPlanOf(search: URLSearchParams): Plan | undefined {
  return paidPlansOf(board.plans).find(({ key }) => key === search.get('plan'));
}

export function describeUse({
  name,
  postings,
  taken,
}: Pick<CompanyPlan, 'name' | 'postings' | 'taken'>): string {
  if (postings === 1) {
    return taken === 0
      ? `${name} holds one active posting, and its place is free.`
      : `${name} holds one active posting, and its place is taken.`;
  }
  return `${Math.min(taken, postings)} of the ${postings} active postings that ${name} holds at once are in use.`;
}

/** How to settle an order that cannot be paid here; empty for every other order. */
export function describeUnpayable(
  { kind, status, isFeaturing }: Pick<Transaction, 'kind' | 'status' | 'isFeaturing'>,
  mayPayByInvoice: boolean,
): string {
  if (status !== 'pending' || board.hasCheckout || mayPayByInvoice) return '';
  if (isFeaturing) return 'Nothing is paid here. Ask us to feature it, or cancel the order.';
  return kind === 'posting'
    ? 'Nothing is paid here. Close another posting, or ask us for a further place.'
    : 'Nothing is paid here. Ask us for the plan, or cancel the order.';
}

/** "$9.00", "$7.56 (plus 19 % VAT: $9.00)" */
export function describePostingPrice(
  { amount, currency }: Pick<Plan, 'amount' | 'currency'>,
  language: Locale,
): string {
  const { price, tax } = shownPriceOf({ amount, currency }, board, language);
  return tax === '' ? formatMoney(amount, currency, language) : `${price} (${tax})`;
}

/** Why postings wait for a place, and how they get one; undefined when none does. */
export function describeWaiting(
  { name, ended, offers }: Pick<CompanyPlan, 'name' | 'ended' | 'offers'>,
  transactions: readonly Pick<Transaction, 'kind' | 'status' | 'item' | 'isFeaturing'>[],
  language: Locale,
): string | undefined {
  const waiting = transactions.filter(
    ({ kind, status, isFeaturing }) => kind === 'posting' && status === 'pending' && !isFeaturing,
  );
  const [first] = waiting;
  if (!first) return undefined;
  const what = waiting.length === 1 ? `“${first.item}” waits` : `${waiting.length} postings wait`;
  const why = ended
    ? `your ${ended.name} plan has ended and the places of ${name} are taken`
    : `the places of your ${name} plan are taken`;
  const posting = offers.find(({ kind }) => kind === 'posting');
  if (!posting) {
    return `${what} to go live, because ${why}: close another posting, or ask us for a further place.`;
  }
  return `${what} to go live, because ${why}: pay ${describePostingPrice(posting, language)} for one posting, take a plan that holds more, or close another posting.`;
}
