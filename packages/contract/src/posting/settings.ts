import { salaryPeriods } from '../jobs/choices.ts';
import { setting } from '../setting.ts';
import { z } from '../zod.ts';
import { firstPostingRules, type FirstPostingRule, postingCurrencies } from './choices.ts';

const rules = firstPostingRules.map(({ value }) => value) as [FirstPostingRule, ...FirstPostingRule[]];

export const settings = {
  firstPosting: setting({
    schema: z.enum(rules),
    standard: 'domain',
    page: '/staff/settings',
  }),
  /** Whether postings of employers have to say what they pay. */
  requiresPay: setting({
    schema: z.boolean('Say yes or no.'),
    standard: false,
    shown: (requiresPay) => ({ requiresPay }),
    page: '/staff/settings',
  }),
  currency: setting({
    schema: z.enum(postingCurrencies as [string, ...string[]]),
    standard: 'USD',
    shown: (currency) => ({ currency }),
    page: '/staff/settings',
  }),
  /** The default period of the pay of a new posting. */
  payPeriod: setting({
    schema: z.enum(salaryPeriods),
    standard: 'year',
    shown: (payPeriod) => ({ payPeriod }),
    page: '/staff/settings',
  }),
};
