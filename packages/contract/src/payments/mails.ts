import { amount, bought, defineMails, dueDay, invoiceNumber, packageName } from '../mail.ts';

const account = 'Where it is paid, where that is known.';

export const mails = defineMails({
  'payment-arrived': {
    label: 'Payment has arrived',
    recipient: 'employer',
    facts: { item: bought, amount, receipt: 'The number of the receipt, where there is one.' },
    blocks: ['text', 'button'],
  },
  'payment-refunded': {
    label: 'Payment was refunded',
    recipient: 'employer',
    facts: { item: bought, amount, consequence: 'What it means for the postings.' },
    blocks: ['button'],
  },
  'invoice-issued': {
    label: 'Invoice',
    recipient: 'employer',
    facts: { number: invoiceNumber, item: bought, amount, day: dueDay, account },
    blocks: ['button'],
  },
  'invoice-overdue': {
    label: 'Invoice is overdue',
    recipient: 'employer',
    facts: { number: invoiceNumber, item: bought, amount, day: dueDay, account },
    blocks: ['button'],
  },
  'invoice-credited': {
    label: 'Invoice was taken back',
    recipient: 'employer',
    facts: { number: invoiceNumber, credit: 'The number of the credit note.', item: bought, amount },
    blocks: ['button'],
  },
  'order-received': {
    label: 'Order of a package',
    recipient: 'candidate',
    facts: { package: packageName, amount },
    blocks: ['button'],
  },
  'order-finished': {
    label: 'Order of a package is finished',
    recipient: 'candidate',
    facts: { package: packageName },
    blocks: ['button'],
  },
  'order-refunded': {
    label: 'Order of a package was refunded',
    recipient: 'candidate',
    facts: { package: packageName, amount },
    blocks: ['button'],
  },
  'places-ending': {
    label: 'Postings will close',
    recipient: 'employer',
    facts: { day: 'The day on which they close.' },
    blocks: ['text', 'button'],
  },
  'places-closed': { label: 'Postings have closed', recipient: 'employer', blocks: ['text', 'button'] },
});
