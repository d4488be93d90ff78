/** The events of the checkout. */
export const checkoutEventKinds = ['order.paid', 'order.progressed', 'order.refunded'] as const;
export type CheckoutEventKind = (typeof checkoutEventKinds)[number];

export const checkoutEventLabels: Readonly<Record<CheckoutEventKind, string>> = {
  'order.paid': 'Paid',
  'order.progressed': 'Moved on',
  'order.refunded': 'Refunded',
};

/** The states of a webhook with a valid signature. */
export const receiptStates = [
  { value: 'acted', label: 'Acted upon' },
  { value: 'refused', label: 'Refused' },
  { value: 'set-aside', label: 'Set aside' },
] as const;
export type ReceiptState = (typeof receiptStates)[number]['value'];

/** Why a request has no valid signature. */
export const unsignedReasons = [
  { value: 'signature', label: 'Its signature is not right' },
  { value: 'time', label: 'It was signed too long ago, or for later' },
  { value: 'headers', label: 'It is not signed' },
] as const;
export type UnsignedReason = (typeof unsignedReasons)[number]['value'];

export const receiptLists = [
  { value: 'all', label: 'All' },
  { value: 'refused', label: 'Refused' },
  { value: 'unsigned', label: 'Not signed' },
] as const;
export type ReceiptList = (typeof receiptLists)[number]['value'];

/** Webhooks are kept for this time. */
export const receiptKeptDays = 90;
