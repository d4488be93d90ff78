import { msg } from '../text/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { neededReason } from '../identity/decisions.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { countries } from '../places/choices.ts';
import { oneLine, optionalLine } from '../text/setting-texts.ts';
import { z } from '../zod.ts';
import { invoiceLists, invoiceStates } from './choices.ts';
import { fixed } from '../text/say.ts';

/** An invoice or a credit note. */
const invoiceSchema = z.object({
  number: z.string(),
  isCreditNote: z.boolean(),
  /** The invoice that a credit note takes back, and the credit notes that have taken back an invoice or parts of it. */
  other: z.string().nullable(),
  /** What they have taken back of it. */
  credited: z.number().int(),
  /** Whether it is there as data for programs; an XRechnung may need more than it names. */
  hasData: z.boolean(),
  /** Where an open one is paid. */
  payment: z
    .object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      text: z.string(),
      /** The text of a Girocode; null for other currencies than the euro. */
      code: z.string().nullable(),
    })
    .nullable(),
  item: z.string(),
  /** Minor units of the currency, below zero on a credit note. */
  total: z.number().int(),
  tax: z.number().int(),
  currency: z.string(),
  issuedAt: z.iso.datetime(),
  dueOn: z.iso.date(),
  state: z.enum(invoiceStates.map(({ value }) => value)),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const staffInvoiceSchema = invoiceSchema.extend({
  /** As it was when the invoice was issued. */
  buyer: z.string(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  orderNumber: z.string(),
});
export type StaffInvoice = z.infer<typeof staffInvoiceSchema>;

const params = z.strictObject({
  number: z.string().regex(/^[A-Z][A-Z\d]{0,7}-\d{4}-\d{6,9}$/, fixed`There is no invoice of this number.`),
});
const orderParams = z.strictObject({ orderId: z.uuid(msg`There is no order with this address.`) });

/** To whom invoices are addressed. */
export const billingFieldsSchema = z.strictObject({
  name: oneLine(120, msg`Say to whom the invoice is addressed.`),
  street: optionalLine(120),
  postCode: optionalLine(20),
  town: optionalLine(80),
  country: z.enum(countries as [string, ...string[]], fixed`Choose a country.`),
  /** Of the European Union; empty for none. */
  vatNumber: z
    .string()
    .trim()
    .max(30, fixed`A VAT number is shorter.`)
    .default(''),
  /** Where invoices as data go to; empty for none. */
  email: z.union([z.literal(''), z.email(fixed`Please enter an email address.`).max(254)]).default(''),
  /** What the invoice has to name, in Germany the Leitweg-ID; empty for none. */
  reference: optionalLine(100).default(''),
});
export type BillingFields = z.output<typeof billingFieldsSchema>;

const billingSchema = z.object({
  data: z.object({
    details: z.object({
      name: z.string(),
      street: z.string(),
      postCode: z.string(),
      town: z.string(),
      country: z.string(),
      vatNumber: z.string(),
      email: z.string(),
      reference: z.string(),
    }),
    /** Whether they were entered, and are not only suggested. */
    isEntered: z.boolean(),
    /** Whether payments get invoices, so that they have to be asked for. */
    isAsked: z.boolean(),
    /** What it means for the tax, in a sentence; empty where no invoices are written. */
    tax: z.string(),
  }),
});
export type Billing = z.infer<typeof billingSchema>['data'];

export const invoiceEndpoints = defineEndpoints({
  'GET /company/billing': {
    summary: 'To whom invoices of the company are addressed',
    answer: billingSchema,
  },
  'PUT /company/billing': {
    summary: 'Changes to whom invoices of the company are addressed; those that were issued stay as they are',
    body: billingFieldsSchema,
    answer: billingSchema,
    errors: ['unprocessable'],
  },
  'GET /product/billing': {
    summary: 'To whom invoices of the candidate’s packages are addressed',
    answer: billingSchema,
  },
  'PUT /product/billing': {
    summary: 'Changes to whom invoices of packages are addressed; those that were issued stay as they are',
    body: billingFieldsSchema,
    answer: billingSchema,
    errors: ['unprocessable'],
  },
  'GET /product/invoices/:number/pdf': {
    summary: 'An invoice or a credit note of the candidate’s packages as PDF',
    params,
    answer: { file: 'application/pdf' },
  },
  'GET /company/invoices/:number/xrechnung': {
    summary: 'An invoice or a credit note of the company as XRechnung',
    params,
    answer: { file: 'application/xml' },
    errors: ['conflict'],
  },
  'GET /staff/invoices/:number/xrechnung': {
    summary: 'An invoice or a credit note as XRechnung',
    params,
    answer: { file: 'application/xml' },
    errors: ['conflict'],
  },
  'POST /company/transactions/:orderId/invoice': {
    summary: 'Has an order that is not paid invoiced; it begins when the invoice is paid',
    params: orderParams,
    body: z.strictObject({
      /** Takes the place of the one in the billing details; left out, that one is used. */
      vatNumber: z
        .string()
        .trim()
        .max(30, fixed`A VAT number is shorter.`)
        .optional(),
    }),
    answer: z.object({ data: z.object({ number: z.string() }) }),
    errors: ['conflict'],
  },
  'GET /company/invoices': {
    summary: 'The invoices and credit notes of the company, the newest first',
    query: z.strictObject(pageQuery),
    answer: pageOf(invoiceSchema),
    errors: ['not_found'],
  },
  'GET /company/invoices/:number/pdf': {
    summary: 'An invoice or a credit note of the company as PDF',
    params,
    answer: { file: 'application/pdf' },
  },
  'GET /staff/invoices': {
    summary: 'All invoices and credit notes, the newest first',
    query: z.strictObject({
      show: z.enum(invoiceLists.map(({ value }) => value)).default('all'),
      /** Words of a number, a company or an item. */
      q: z
        .string()
        .trim()
        .max(200, fixed`Please use at most 200 characters.`)
        .default(''),
      ...pageQuery,
    }),
    answer: pageOf(staffInvoiceSchema),
    errors: ['not_found'],
  },
  'GET /staff/invoices/:number/pdf': {
    summary: 'An invoice or a credit note as PDF',
    params,
    answer: { file: 'application/pdf' },
  },
  'POST /staff/invoices/:number/paid': {
    summary: 'Notes that the money of an invoice is there; what was ordered begins',
    params,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/invoices/:number/credit': {
    summary:
      'Takes an invoice back by a credit note; what was ordered ends, unless only a part is taken back',
    params,
    body: z.strictObject({
      reason: neededReason,
      /** A part of a paid invoice, in minor units of its currency; left out, all that is left. */
      amount: z
        .number(fixed`The amount is a number.`)
        .int(fixed`The amount has two decimals at most.`)
        .min(1, fixed`The amount is 0.01 or more.`)
        .max(2 ** 31 - 1, fixed`The invoice is over less than that.`)
        .optional(),
    }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/companies/:companyId/invoicing': {
    summary: 'Decides whether a company may pay by invoice; null leaves it to the board’s setting',
    params: z.strictObject({ companyId: z.uuid(msg`There is no company with this address.`) }),
    body: z.strictObject({ isAllowed: z.boolean().nullable() }),
    answer: messageSchema,
  },
});
