import type { mails } from '@waymark/contract/payments/mails';
import { to, day, jobTitle, packageName, type Examples } from '../../platform/mail/example-data.ts';
import {
  paymentArrivedMail,
  paymentRefundedMail,
  placesEndingMail,
  placesClosedMail,
} from './memberships/emails/memberships.ts';
import { invoiceIssuedMail, invoiceOverdueMail, invoiceCreditedMail } from './invoices/emails/invoices.ts';
import { orderReceivedMail, orderFinishedMail, orderRefundedMail } from './career-services/emails/orders.ts';

const invoice = {
  number: '2027-0042',
  item: 'Professional',
  amount: '$99.00',
  dueOn: new Date('2027-03-14'),
  account: 'Pay to Board Ltd, IBAN DE02 1203 0000 0000 2020 51, with the text “2027-0042”.',
};

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'payment-arrived': (url) =>
    paymentArrivedMail(to, {
      name: 'Professional',
      amount: '$99.00',
      receiptNumber: '2027-0042',
      publicUrl: url,
    }),
  'payment-refunded': (url) =>
    paymentRefundedMail(to, {
      name: 'Professional',
      amount: '$99.00',
      consequence: 'The plan has ended.',
      publicUrl: url,
    }),
  'invoice-issued': (url) => invoiceIssuedMail(to, { ...invoice, publicUrl: url }),
  'invoice-overdue': (url) => invoiceOverdueMail(to, { ...invoice, publicUrl: url }),
  'invoice-credited': (url) =>
    invoiceCreditedMail(to, { ...invoice, creditNumber: 'CN-2027-0003', publicUrl: url }),
  'order-received': (url) => orderReceivedMail(to, { packageName, amount: '$149.00', publicUrl: url }),
  'order-finished': (url) => orderFinishedMail(to, { packageName, publicUrl: url }),
  'order-refunded': (url) => orderRefundedMail(to, { packageName, amount: '$149.00', publicUrl: url }),
  'places-ending': (url) =>
    placesEndingMail(to, {
      titles: [jobTitle],
      allowed: 1,
      closesAt: day,
      publicUrl: url,
      sellsPlans: true,
    }),
  'places-closed': (url) => placesClosedMail(to, { titles: [jobTitle], publicUrl: url }),
};
