import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { neededReason } from '../identity/decisions.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { invoiceLists, invoiceStates } from './choices.ts';

/** An invoice or a credit note. */
const invoiceSchema = z.object({
  number: z.string(),
  isCreditNote: z.boolean(),
  /** The invoice that a credit note takes back, and the credit note that has taken back an invoice. */
  other: z.string().nullable(),
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
  orderNumber: z.number().int(),
});
export type StaffInvoice = z.infer<typeof staffInvoiceSchema>;

const params = z.strictObject({
  number: z.string().regex(/^[A-Z]{2,3}-\d{4}-\d{6,9}$/, 'There is no invoice of this number.'),
});
const orderParams = z.strictObject({ orderId: z.uuid('There is no order with this address.') });

export const invoiceEndpoints = defineEndpoints({
  'POST /company/transactions/:orderId/invoice': {
    summary: 'Has an order that is not paid invoiced; it begins when the invoice is paid',
    params: orderParams,
    body: z.strictObject({
      /** The VAT number of the company in the European Union; empty for none. */
      vatNumber: z.string().trim().max(30, 'A VAT number is shorter.').default(''),
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
      q: z.string().trim().max(200, 'Please use at most 200 characters.').default(''),
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
    summary: 'Takes an invoice back by a credit note; what was ordered ends',
    params,
    body: z.strictObject({ reason: neededReason }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/companies/:companyId/invoicing': {
    summary: 'Decides whether a company may pay by invoice; null leaves it to the board’s setting',
    params: z.strictObject({ companyId: z.uuid('There is no company with this address.') }),
    body: z.strictObject({ isAllowed: z.boolean().nullable() }),
    answer: messageSchema,
  },
});
