import type { PlanKind } from '@waymark/contract/payments/membership-plans';
import type { PlanFields, StaffPlan } from '@waymark/contract/payments/staff-plans';
import { readPrice, writePrice } from '@waymark/contract/payments/prices';
import { board } from '../../../lib/board.ts';

/** The fields of the form as texts: an empty one means that there is no limit. */
export interface PlanValues {
  name: string;
  unit: string;
  amount: string;
  currency: PlanFields['currency'];
  days: string;
  postings: string;
  seats: string;
  candidateSearch: boolean;
  featuredDays: string;
  refundTerms: string;
  renewal: PlanFields['renewal'];
  trialDays: string;
}

export function valuesOf(plan: StaffPlan | undefined): PlanValues {
  return {
    name: plan?.name ?? '',
    unit: plan?.unit ?? '',
    amount: plan ? writePrice(plan.amount, plan.currency) : '',
    currency: plan?.currency ?? board.currency,
    days: plan?.days?.toString() ?? '',
    postings: plan?.postings.toString() ?? '',
    seats: plan?.seats?.toString() ?? '',
    candidateSearch: plan?.candidateSearch ?? true,
    featuredDays: plan?.featuredDays.toString() ?? '0',
    refundTerms: plan?.refundTerms ?? '',
    renewal: plan?.renewal ?? 'once',
    trialDays: plan?.trialDays.toString() ?? '0',
  };
}

/** As the API takes them; what is no number is left to its refusal. */
export function fieldsOf(kind: PlanKind, values: PlanValues): PlanFields {
  const { amount, currency, days, postings, seats, featuredDays, trialDays, ...rest } = values;
  const isRenewing = values.renewal !== 'once';
  return {
    ...rest,
    currency,
    amount: kind === 'free' ? 0 : readPrice(amount, currency),
    // A period that renews is as long as its month or year.
    days: kind === 'free' || isRenewing ? null : Number(days || 'none'),
    trialDays: isRenewing ? Number(trialDays || 'none') : 0,
    postings: kind === 'posting' ? 1 : Number(postings || 'none'),
    featuredDays: kind === 'free' ? 0 : Number(featuredDays || 'none'),
    seats: seats.trim() === '' ? null : Number(seats) || 0,
  };
}
