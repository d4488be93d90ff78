import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { paths, searchPath } from '@waymark/contract/paths';
import { paidPlansOf, shownPriceOf, type Plan } from '@waymark/contract/payments/membership-plans';
import type { CompanyPlan, Transaction } from '@waymark/contract/payments/memberships';
import { formatMoney } from '@waymark/contract/text/format';
import { languageIn, type Locale } from '@waymark/contract/text/locales';
import { board, pricesIn } from '../../../lib/board.ts';

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
}: Pick<CompanyPlan, 'name' | 'postings' | 'taken'>): Message {
  if (postings === 1) {
    return taken === 0
      ? msg`${name} holds one active posting, and its place is free.`
      : msg`${name} holds one active posting, and its place is taken.`;
  }
  return msg`${Math.min(taken, postings)} of the ${postings} active postings that ${name} holds at once are in use.`;
}

/** How to settle an order that cannot be paid here; empty for every other order. */
export function describeUnpayable(
  { kind, status, isFeaturing }: Pick<Transaction, 'kind' | 'status' | 'isFeaturing'>,
  mayPayByInvoice: boolean,
): string {
  if (status !== 'pending' || board.hasCheckout || mayPayByInvoice) return '';
  if (isFeaturing) return msg`Nothing is paid here. Ask us to feature it, or cancel the order.`;
  return kind === 'posting'
    ? msg`Nothing is paid here. Close another posting, or ask us for a further place.`
    : msg`Nothing is paid here. Ask us for the plan, or cancel the order.`;
}

/** "$9.00", "$7.56 (plus 19 % VAT: $9.00)" */
export function describePostingPrice(
  { amount, currency }: Pick<Plan, 'amount' | 'currency'>,
  language: Locale,
): Message {
  const { price, tax } = shownPriceOf({ amount, currency }, pricesIn(languageIn(language)), language);
  return tax === '' ? formatMoney(amount, currency, language) : msg`${term(price)} (${term(tax)})`;
}

type Waiting = Pick<Transaction, 'kind' | 'status' | 'item' | 'isFeaturing'>;

/** Why postings wait for a place, and how they get one; undefined when none does. */
export function describeWaiting(
  plan: Pick<CompanyPlan, 'name' | 'ended' | 'offers'>,
  transactions: readonly Waiting[],
  language: Locale,
): Message | undefined {
  const waiting = transactions.filter(
    ({ kind, status, isFeaturing }) => kind === 'posting' && status === 'pending' && !isFeaturing,
  );
  const [first] = waiting;
  if (!first) return undefined;
  const why =
    waiting.length === 1 ? describeOneWaiting(first, plan) : describeManyWaiting(waiting.length, plan);
  const posting = plan.offers.find(({ kind }) => kind === 'posting');
  return posting
    ? msg`${term(why)} Pay ${term(describePostingPrice(posting, language))} for one posting, take a plan that holds more, or close another posting.`
    : msg`${term(why)} Close another posting, or ask us for a further place.`;
}

type Held = Pick<CompanyPlan, 'name' | 'ended'>;

const describeOneWaiting = ({ item }: Waiting, { name, ended }: Held): Message =>
  ended
    ? msg`“${item}” waits to go live, because your ${ended.name} plan has ended and the places of ${name} are taken.`
    : msg`“${item}” waits to go live, because the places of your ${name} plan are taken.`;

const describeManyWaiting = (count: number, { name, ended }: Held): Message =>
  ended
    ? msg`${plural(count, 'posting waits', 'postings wait')} to go live, because your ${ended.name} plan has ended and the places of ${name} are taken.`
    : msg`${plural(count, 'posting waits', 'postings wait')} to go live, because the places of your ${name} plan are taken.`;
