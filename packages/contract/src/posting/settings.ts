import { maxPayChoices } from '../board-pay.ts';
import { salaryPeriods } from '../jobs/choices.ts';
import { maxPayAmount } from '../jobs/fact-choices.ts';
import { setting } from '../setting.ts';
import { z } from '../zod.ts';
import { firstPostingRules, type FirstPostingRule, postingCurrencies } from './choices.ts';
import { fixed } from '../text/say.ts';

const rules = firstPostingRules.map(({ value }) => value) as [FirstPostingRule, ...FirstPostingRule[]];

const currency = z.enum(postingCurrencies as [string, ...string[]]);
const payPeriod = z.enum(salaryPeriods);

const payAmount = z
  .number(fixed`Please write each amount as a number.`)
  .min(1, fixed`Each amount is 1 or more.`)
  .max(maxPayAmount, fixed`One of the amounts is too high. Please enter a lower one.`)
  .refine(
    (amount) => Number(amount.toFixed(2)) === amount,
    fixed`Please use at most two digits behind the point.`,
  );

const payChoices = z
  .strictObject({
    /** What the amounts are in: they count while the board speaks of pay in the same way. */
    currency,
    period: payPeriod,
    amounts: z
      .array(payAmount)
      .min(1, fixed`Please enter at least one amount.`)
      .max(maxPayChoices, fixed`A list has at most ${maxPayChoices} amounts.`)
      .refine((all) => new Set(all).size === all.length, fixed`Please enter each amount once.`)
      .transform((all) => all.toSorted((a, b) => a - b)),
  })
  .nullable();

export const settings = {
  firstPosting: setting({
    schema: z.enum(rules),
    standard: 'domain',
    page: '/staff/settings',
  }),
  /** Whether postings of employers have to say what they pay. */
  requiresPay: setting({
    schema: z.boolean(fixed`Say yes or no.`),
    standard: false,
    shown: (requiresPay) => ({ requiresPay }),
    page: '/staff/settings',
  }),
  currency: setting({
    schema: currency,
    standard: 'USD',
    shown: (first) => ({ currency: first }),
    page: '/staff/settings',
  }),
  /** What pay is for where the board speaks of it, and that of a new posting at first. */
  payPeriod: setting({
    schema: payPeriod,
    standard: 'year',
    shown: (period) => ({ payPeriod: period }),
    page: '/staff/settings',
  }),
  /** The amounts that people choose from when they say what they want to earn; null for the product's own. */
  payChoices: setting({ schema: payChoices, standard: null, page: '/staff/settings' }),
};
