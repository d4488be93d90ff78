import { payCurrencies } from '../jobs/fact-choices.ts';
import { msg } from '../text/message.ts';

/** The kinds of orders: one posting, or a plan. */
export const orderKinds = ['posting', 'plan'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** The states of an order on `/company-transactions` (H-5). */
export const orderStatuses = [
  { value: 'pending', label: msg`Pending` },
  { value: 'paid', label: msg`Successfull` },
  { value: 'refunded', label: msg`Refunded` },
  { value: 'canceled', label: msg`Canceled` },
  { value: 'flagged', label: msg`In review` },
] as const;
export type OrderStatus = (typeof orderStatuses)[number]['value'];

/** The kinds of orders: career services, or those of companies. */
export const staffOrderKinds = ['package', ...orderKinds] as const;
export type StaffOrderKind = (typeof staffOrderKinds)[number];

export const staffOrderKindLabels: Readonly<Record<StaffOrderKind, string>> = {
  package: msg`Package`,
  posting: msg`Posting`,
  plan: msg`Plan`,
};

/** The states of an order, which only the checkout changes. */
export const staffOrderStatuses = [
  { value: 'pending', label: msg`Not paid` },
  { value: 'paid', label: msg`Paid` },
  { value: 'working', label: msg`In work` },
  { value: 'done', label: msg`Done` },
  { value: 'flagged', label: msg`Flagged` },
  { value: 'refunded', label: msg`Refunded` },
  { value: 'canceled', label: msg`Canceled` },
] as const;
export type StaffOrderStatus = (typeof staffOrderStatuses)[number]['value'];

/** The marks of staff on an order. */
export const orderMarks = [
  { value: 'seen', label: msg`Seen` },
  { value: 'problem', label: msg`Problem` },
] as const;
export type OrderMark = (typeof orderMarks)[number]['value'];

export const orderNoteMaxLength = 500;

export const staffOrderLists = [
  { value: 'all', label: msg`All` },
  { value: 'look', label: msg`To look at` },
  { value: 'uninvoiced', label: msg`Without an invoice` },
] as const;

/** How a plan is sold: once, or renewing by itself. */
export const planRenewals = [
  { value: 'once', label: msg`Once, for its days` },
  { value: 'monthly', label: msg`Renewing each month` },
  { value: 'yearly', label: msg`Renewing each year` },
] as const;
export type PlanRenewal = (typeof planRenewals)[number]['value'];

export const staffSubscriptionLists = [
  { value: 'running', label: msg`Renewing` },
  { value: 'failing', label: msg`To look at` },
  { value: 'all', label: msg`All` },
  { value: 'cancellations', label: msg`Cancellations` },
] as const;
export type StaffSubscriptionList = (typeof staffSubscriptionLists)[number]['value'];

/** What the checkout says of a plan that renews; a started or renewed period is paid, or on trial. */
export const subscriptionEventKinds = [
  'subscription.started',
  'subscription.renewed',
  'subscription.payment_failed',
  'subscription.card_expiring',
  'subscription.updated',
  'subscription.ended',
] as const;
export type SubscriptionEventKind = (typeof subscriptionEventKinds)[number];

/** The events of the checkout. */
export const checkoutEventKinds = [
  'order.paid',
  'order.progressed',
  'order.refunded',
  ...subscriptionEventKinds,
] as const;
export type CheckoutEventKind = (typeof checkoutEventKinds)[number];

export const checkoutEventLabels: Readonly<Record<CheckoutEventKind, string>> = {
  'order.paid': msg`Paid`,
  'order.progressed': msg`Moved on`,
  'order.refunded': msg`Refunded`,
  'subscription.started': msg`Renewing plan began`,
  'subscription.renewed': msg`Renewed`,
  'subscription.payment_failed': msg`Payment failed`,
  'subscription.card_expiring': msg`Card expires`,
  'subscription.updated': msg`Renewal changed`,
  'subscription.ended': msg`Renewing plan ended`,
};

/** The states of a webhook with a valid signature. */
export const receiptStates = [
  { value: 'acted', label: msg`Acted upon` },
  { value: 'refused', label: msg`Refused` },
  { value: 'set-aside', label: msg`Set aside` },
] as const;
export type ReceiptState = (typeof receiptStates)[number]['value'];

/** Why a request has no valid signature. */
export const unsignedReasons = [
  { value: 'signature', label: msg`Its signature is not right` },
  { value: 'time', label: msg`It was signed too long ago, or for later` },
  { value: 'headers', label: msg`It is not signed` },
] as const;
export type UnsignedReason = (typeof unsignedReasons)[number]['value'];

export const receiptLists = [
  { value: 'all', label: msg`All` },
  { value: 'refused', label: msg`Refused` },
  { value: 'unsigned', label: msg`Not signed` },
] as const;
export type ReceiptList = (typeof receiptLists)[number]['value'];

/** The currencies that prices may be in: the most frequent ones first. */
export const planCurrencies = [...new Set(['USD', 'EUR', 'GBP', ...payCurrencies])] as [string, ...string[]];

export const refundTermsMaxLength = 1000;

/** The states of an invoice. */
export const invoiceStates = [
  { value: 'open', label: msg`Open` },
  { value: 'overdue', label: msg`Overdue` },
  { value: 'paid', label: msg`Paid` },
  { value: 'credited', label: msg`Taken back` },
  { value: 'credit-note', label: msg`Credit note` },
] as const;
export type InvoiceState = (typeof invoiceStates)[number]['value'];

export const invoiceLists = [
  { value: 'all', label: msg`All` },
  { value: 'open', label: msg`Not paid` },
  { value: 'overdue', label: msg`Overdue` },
] as const;

/** Where the rate of the tax comes from. */
export const taxModes = [
  { value: 'own', label: msg`The rate below` },
  { value: 'standard', label: msg`The standard rate of the country (European Union)` },
  { value: 'small-business', label: msg`None: a small business that is exempt` },
] as const;

/** Who outside of the European Union pays no tax of it. */
export const outsideRules = [
  { value: 'businesses', label: msg`Companies` },
  { value: 'everybody', label: msg`Companies and candidates` },
  { value: 'nobody', label: msg`No one` },
] as const;
