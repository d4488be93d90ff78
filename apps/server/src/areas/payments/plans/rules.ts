import { msg } from '@waymark/contract/text/message';
import type { PlanKind } from '@waymark/contract/payments/membership-plans';
import { isPriceStep } from '@waymark/contract/payments/prices';
import type { PlanFields } from '@waymark/contract/payments/staff-plans';
import { invalidFields } from '../../../platform/http/parse-fields.ts';

/** Grants name a posting's place by this word, as they name plans by their keys. */
const takenWords = ['place'];

/** A key that no other plan has, from the name: "Large teams" is `large-teams`, and the next one `large-teams-2`. */
export function newPlanKey(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replaceAll(/^-+|-+$/g, '');
  const begin = words || 'plan';
  const all = [...taken, ...takenWords];
  for (let number = 1; ; number++) {
    const key = number === 1 ? begin : `${begin}-${number}`;
    if (!all.includes(key)) return key;
  }
}

/** The columns of a plan. Throws `invalid_input` for what its kind cannot have. */
export function planColumnsOf(kind: PlanKind, fields: PlanFields) {
  const { candidateSearch, featuredDays, refundTerms, trialDays, ...rest } = fields;
  const columns = {
    ...rest,
    candidate_search: candidateSearch,
    featured_days: featuredDays,
    refund_terms: refundTerms,
    trial_days: trialDays,
  };
  if (fields.renewal === 'once' && trialDays > 0) {
    throw invalidFields({ trialDays: msg`A trial goes before the first payment of a plan that renews.` });
  }
  if (fields.renewal !== 'once') {
    if (kind !== 'plan') throw invalidFields({ renewal: msg`Only plans can renew.` });
    // The days of one that staff grants; each paid period is as long as its month or year.
    columns.days ??= fields.renewal === 'monthly' ? 30 : 365;
  }
  if (kind === 'free') {
    if (fields.amount > 0)
      throw invalidFields({ amount: msg`Companies have this plan without buying one, so it costs 0.` });
    if (featuredDays > 0)
      throw invalidFields({
        featuredDays: msg`Every company has this plan, so its postings are not featured.`,
      });
    return { ...columns, days: null };
  }
  if (fields.amount === 0)
    throw invalidFields({
      amount: msg`A price is at least 0.01. Plans that cost nothing are granted by staff.`,
    });
  if (!isPriceStep(fields.amount, fields.currency))
    throw invalidFields({ amount: msg`A price in ${fields.currency} has at most two decimals.` });
  if (columns.days === null) throw invalidFields({ days: msg`Enter how many days it lasts.` });
  if (kind === 'posting' && fields.postings !== 1) {
    throw invalidFields({ postings: msg`This is the price of one posting, so it holds 1.` });
  }
  return { ...columns, days: columns.days };
}
