/** What the checkout reports of an order. */
export const checkoutEventKinds = ['order.paid', 'order.progressed', 'order.refunded'] as const;
export type CheckoutEventKind = (typeof checkoutEventKinds)[number];

export const checkoutEventLabels: Readonly<Record<CheckoutEventKind, string>> = {
  'order.paid': 'Paid',
  'order.progressed': 'Moved on',
  'order.refunded': 'Refunded',
};

/** What became of a report whose signature was right. */
export const receiptStates = [
  { value: 'acted', label: 'Acted upon' },
  { value: 'refused', label: 'Refused' },
  { value: 'set-aside', label: 'Set aside' },
] as const;
export type ReceiptState = (typeof receiptStates)[number]['value'];

/** Why something that was sent is not from the checkout, or cannot be known to be. */
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

/** So many days what the checkout sent is kept. */
export const receiptKeptDays = 90;
