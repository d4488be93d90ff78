import { countries } from '../places/choices.ts';
import { setting } from '../setting.ts';
import { countryCodeOf } from '../text/country-names.ts';
import { isBic, isIban, plainIban } from '../text/bank-account.ts';
import { optionalLine } from '../text/setting-texts.ts';
import { z } from '../zod.ts';
import { outsideRules, taxModes } from './choices.ts';
import { msg, term } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const prefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z\d]{0,7}$/, fixed`A prefix has 1 to 8 letters and digits, and begins with a letter.`)
  .refine((given) => given !== 'WM', fixed`Receipts are numbered with WM. Choose a different prefix.`);

/** The operator as the seller of what is paid here, beside its name and its register. */
const sellerSchema = z.strictObject({
  street: optionalLine(100),
  postCode: optionalLine(20),
  town: optionalLine(60),
  /** The number at the tax office, where there is no VAT number. */
  taxNumber: optionalLine(40),
  /** As the bank knows the account; a Girocode has room for 70. */
  holder: optionalLine(70),
  iban: z
    .string()
    .trim()
    .max(50, fixed`An IBAN is shorter.`)
    .transform(plainIban)
    .refine(
      (iban) => iban === '' || isIban(iban),
      fixed`This is no IBAN: its form or its check digits are not right.`,
    ),
  bic: z
    .string()
    .trim()
    .toUpperCase()
    .max(20, fixed`A BIC is shorter.`)
    .refine(
      (bic) => bic === '' || isBic(bic),
      fixed`A BIC has 8 or 11 letters and digits, for example BYLADEM1001.`,
    ),
  /** Stands before the number of the invoice where the payment is named. */
  paymentText: optionalLine(100),
});

/** How companies are invoiced. Prices contain the tax. */
const invoicingSchema = z.strictObject({
  /** Whether each company may pay by invoice; staff can decide otherwise for one. */
  isOffered: z.boolean(),
  /** The country of the operator; null until it is chosen. */
  country: z.enum(countries as [string, ...string[]], fixed`Choose a country.`).nullable(),
  taxName: z
    .string()
    .trim()
    .min(1, fixed`Name the tax, for example VAT.`)
    .max(20, fixed`Please use at most 20 characters.`)
    .regex(/^[^\p{Cc}<>]*$/u, fixed`Please leave out < and >.`),
  /** In hundredths of a percent: 1900 is 19 %. */
  taxRate: z
    .number(fixed`The rate is a number.`)
    .int(fixed`The rate has two decimals at most.`)
    .min(0, fixed`The rate is 0 or more.`)
    .max(5000, fixed`The rate is at most 50 %.`),
  /** Days until an invoice is due. */
  dueDays: z
    .number(fixed`The number of days is a number.`)
    .int(fixed`The number of days is a whole number.`)
    .min(1, fixed`Give companies at least 1 day.`)
    .max(90, fixed`Give companies at most 90 days.`),
  /** Where the rate comes from. */
  taxMode: z.enum(taxModes.map(({ value }) => value)).default('own'),
  /** Why no tax is charged by a small business. */
  exemptNote: optionalLine(200).default(''),
  /** Whether the operator takes part in the one-stop shop: consumers in other states pay the rate of theirs. */
  usesOss: z.boolean().default(false),
  /** Who outside of the Union is charged without tax. */
  outside: z.enum(outsideRules.map(({ value }) => value)).default('businesses'),
  invoicePrefix: prefix.default('INV'),
  creditPrefix: prefix.default('CN'),
});

const days = (name: string, min: number, max: number) =>
  z
    .number(fixed`${term(name)} is a number.`)
    .int(fixed`${term(name)} is a whole number.`)
    .min(min, fixed`${term(name)} is ${min} or more.`)
    .max(max, fixed`${term(name)} is at most ${max}.`);

/** Plans that renew. */
const renewingSchema = z.strictObject({
  /** The company of a monthly plan is reminded once in this many renewals; 0 for never. */
  monthlyReminders: days(msg`The number of months`, 0, 12),
  /** How long before a period its invoice is issued. */
  invoiceDays: days(msg`The number of days`, 1, 60),
  /** How long a plan goes on in a period whose invoice is not paid. */
  unpaidDays: days(msg`The number of days`, 0, 60),
  /** Whether pages show prices without the tax, as among businesses, with the tax beside them. */
  arePricesNet: z.boolean(),
});

/** Featured days that companies buy for an open posting. */
const featuringSchema = z.strictObject({
  /** Minor units of the board's currency; 0 where they are not sold. */
  amount: days(msg`The price`, 0, 1_000_000),
  days: days(msg`The number of days`, 1, 365),
  /** Shown before the payment. */
  refundTerms: optionalLine(300),
});

export const settings = {
  invoicing: setting({
    schema: invoicingSchema,
    standard: {
      isOffered: false,
      country: null,
      taxName: msg`VAT`,
      taxRate: 0,
      dueDays: 14,
      taxMode: 'own',
      exemptNote: '',
      usesOss: false,
      outside: 'businesses',
      invoicePrefix: 'INV',
      creditPrefix: 'CN',
    },
    /** As its code, by which numbers and papers are written. */
    shown: ({ country }) => ({ country: country === null ? null : (countryCodeOf(country) ?? null) }),
    page: '/staff/settings',
  }),
  seller: setting({
    schema: sellerSchema,
    given: () =>
      sellerSchema.refine(({ holder, iban }) => iban === '' || holder !== '', {
        path: ['holder'],
        message: msg`Say whose account it is.`,
      }),
    standard: {
      street: '',
      postCode: '',
      town: '',
      taxNumber: '',
      holder: '',
      iban: '',
      bic: '',
      paymentText: '',
    },
    page: '/staff/settings',
  }),
  renewing: setting({
    schema: renewingSchema,
    standard: { monthlyReminders: 6, invoiceDays: 21, unpaidDays: 14, arePricesNet: false },
    shown: ({ arePricesNet }) => ({ arePricesNet }),
    page: '/staff/settings',
  }),
  featuring: setting({
    schema: featuringSchema,
    standard: { amount: 0, days: 7, refundTerms: '' },
    shown: (featuring) => ({ featuring: featuring.amount === 0 ? null : featuring }),
    page: '/staff/settings',
  }),
};
