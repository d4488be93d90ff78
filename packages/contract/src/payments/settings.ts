import { countries } from '../places/choices.ts';
import { setting } from '../setting.ts';
import { z } from '../zod.ts';

/** How companies are invoiced. Prices contain the tax. */
const invoicingSchema = z.strictObject({
  /** Whether each company may pay by invoice; staff can decide otherwise for one. */
  isOffered: z.boolean(),
  /** The country of the operator; null until it is chosen. */
  country: z.enum(countries as [string, ...string[]], 'Choose a country.').nullable(),
  taxName: z
    .string()
    .trim()
    .min(1, 'Name the tax, for example VAT.')
    .max(20, 'Please use at most 20 characters.')
    .regex(/^[^\p{Cc}<>]*$/u, 'Please leave out < and >.'),
  /** In hundredths of a percent: 1900 is 19 %. */
  taxRate: z
    .number('The rate is a number.')
    .int('The rate has two decimals at most.')
    .min(0, 'The rate is 0 or more.')
    .max(5000, 'The rate is at most 50 %.'),
  /** Days until an invoice is due. */
  dueDays: z
    .number('The number of days is a number.')
    .int('The number of days is a whole number.')
    .min(1, 'Give companies at least 1 day.')
    .max(90, 'Give companies at most 90 days.'),
});

const days = (name: string, min: number, max: number) =>
  z
    .number(`${name} is a number.`)
    .int(`${name} is a whole number.`)
    .min(min, `${name} is ${min} or more.`)
    .max(max, `${name} is at most ${max}.`);

/** Plans that renew. */
const renewingSchema = z.strictObject({
  /** A plan that renews monthly is announced before each so-many-th renewal; 0 for never. */
  monthlyReminders: days('The number of months', 0, 12),
  /** How long before a period its invoice is issued. */
  invoiceDays: days('The number of days', 1, 60),
  /** How long into a period that is invoiced and not paid the plan goes on. */
  unpaidDays: days('The number of days', 0, 60),
  /** Whether pages show prices without the tax, as among businesses, with the tax beside them. */
  arePricesNet: z.boolean(),
});

export const settings = {
  invoicing: setting({
    schema: invoicingSchema,
    standard: {
      isOffered: false,
      country: null,
      taxName: 'VAT',
      taxRate: 0,
      dueDays: 14,
    },
    shown: ({ taxName, taxRate }) => ({ priceTax: taxRate === 0 ? null : { name: taxName, rate: taxRate } }),
    page: '/staff/settings',
  }),
  renewing: setting({
    schema: renewingSchema,
    standard: { monthlyReminders: 6, invoiceDays: 21, unpaidDays: 14, arePricesNet: false },
    shown: ({ arePricesNet }) => ({ arePricesNet }),
    page: '/staff/settings',
  }),
};
