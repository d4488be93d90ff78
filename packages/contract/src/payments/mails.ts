import { amount, bought, defineMails, dueDay, invoiceNumber, packageName } from '../mail.ts';
import { msg } from '../text/message.ts';

const account = msg`Where it is paid, where that is known.`;
const planName = msg`The name of the plan.`;

export const mails = defineMails({
  'payment-arrived': {
    label: msg`Payment has arrived`,
    recipient: 'employer',
    facts: { item: bought, amount, receipt: msg`The number of the receipt, where there is one.` },
    blocks: ['text', 'button'],
  },
  'payment-refunded': {
    label: msg`Payment was refunded`,
    recipient: 'employer',
    facts: { item: bought, amount, consequence: msg`What it means for the postings.` },
    blocks: ['button'],
  },
  'invoice-issued': {
    label: msg`Invoice`,
    recipient: 'employer',
    facts: { number: invoiceNumber, item: bought, amount, day: dueDay, account },
    blocks: ['button'],
  },
  'invoice-overdue': {
    label: msg`Invoice is overdue`,
    recipient: 'employer',
    facts: { number: invoiceNumber, item: bought, amount, day: dueDay, account },
    blocks: ['button'],
  },
  'invoice-credited': {
    label: msg`Invoice was taken back`,
    recipient: 'employer',
    facts: { number: invoiceNumber, credit: msg`The number of the credit note.`, item: bought, amount },
    blocks: ['button'],
  },
  'order-received': {
    label: msg`Order of a package`,
    recipient: 'candidate',
    facts: { package: packageName, amount },
    blocks: ['button'],
  },
  'order-finished': {
    label: msg`Order of a package is finished`,
    recipient: 'candidate',
    facts: { package: packageName },
    blocks: ['button'],
  },
  'order-refunded': {
    label: msg`Order of a package was refunded`,
    recipient: 'candidate',
    facts: { package: packageName, amount },
    blocks: ['button'],
  },
  'plan-renews': {
    label: msg`A plan will renew`,
    recipient: 'employer',
    facts: { item: planName, amount, day: msg`The day on which it renews.` },
    blocks: ['text', 'button'],
  },
  'plan-payment-failed': {
    label: msg`Payment of a plan has failed`,
    recipient: 'employer',
    facts: { item: planName, amount, day: msg`The day of the next try; empty after the last one.` },
    blocks: ['text', 'button'],
  },
  'plan-card-expires': {
    label: msg`The card of a plan expires`,
    recipient: 'employer',
    facts: { item: planName, day: msg`The last day of the card.` },
    blocks: ['button'],
  },
  'plan-canceled': {
    label: msg`A plan is canceled`,
    recipient: 'employer',
    facts: { item: planName, day: msg`The day on which it ends.` },
    blocks: ['text', 'button'],
  },
  'plan-ended': {
    label: msg`A plan has ended`,
    recipient: 'employer',
    facts: { item: planName, day: msg`The day on which it ends.` },
    blocks: ['text', 'button'],
  },
  'contract-cancellation-received': {
    label: msg`Cancellation of a contract has arrived`,
    recipient: 'anyone',
    facts: { number: msg`The number of the declaration.` },
    blocks: ['text'],
  },
  'contract-cancellation-filed': {
    label: msg`Somebody cancels a contract`,
    recipient: 'staff',
    facts: { number: msg`The number of the declaration.` },
    blocks: ['text', 'button'],
  },
  'places-ending': {
    label: msg`Postings will close`,
    recipient: 'employer',
    facts: { day: msg`The day on which they close.` },
    blocks: ['text', 'button'],
  },
  'places-closed': { label: msg`Postings have closed`, recipient: 'employer', blocks: ['text', 'button'] },
});
