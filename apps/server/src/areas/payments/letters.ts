import { msg } from '@waymark/contract/text/message';
import type { mails } from '@waymark/contract/payments/mails';
import {
  to,
  day,
  jobTitle,
  packageName,
  companyName,
  person,
  type Examples,
} from '../../platform/mail/example-data.ts';
import {
  paymentArrivedMail,
  paymentRefundedMail,
  placesEndingMail,
  placesClosedMail,
} from './memberships/emails/memberships.ts';
import { invoiceIssuedMail, invoiceOverdueMail, invoiceCreditedMail } from './invoices/emails/invoices.ts';
import { describeAccount } from './invoices/rules.ts';
import {
  cancellationFiledMail,
  cancellationReceivedMail,
  cardExpiringMail,
  planCanceledMail,
  planEndedMail,
  planFailingMail,
  planRenewsMail,
} from './subscriptions/emails/subscriptions.ts';
import { orderReceivedMail, orderFinishedMail, orderRefundedMail } from './career-services/emails/orders.ts';

const invoiceOf = () => ({
  number: '2027-0042',
  item: packageName,
  total: 9900,
  currency: 'USD',
  dueOn: new Date('2027-03-14'),
  account: describeAccount(
    {
      name: companyName,
      address: '',
      vatNumber: '',
      bank: { holder: companyName, iban: 'DE02120300000000202051', bic: '', paymentText: '' },
    },
    '2027-0042',
  ),
});

const dollars = { amount: 9900, currency: 'USD' };
const price = { amount: 29_000, currency: 'EUR' };

const declare = () => ({
  number: 1001,
  name: person,
  email: to.email,
  contract: `${packageName} 10042`,
  reason: '',
  endsOn: null,
  declaredAt: day,
});

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'payment-arrived': (url) =>
    paymentArrivedMail(to, {
      name: packageName,
      price: dollars,
      receiptNumber: '2027-0042',
      publicUrl: url,
    }),
  'payment-refunded': (url) =>
    paymentRefundedMail(to, {
      name: packageName,
      price: dollars,
      consequence: msg`The plan had ended already; nothing else changes.`,
      publicUrl: url,
    }),
  'invoice-issued': (url) =>
    invoiceIssuedMail(to, { ...invoiceOf(), beginsWithPayment: true, publicUrl: url }),
  'invoice-overdue': (url) => invoiceOverdueMail(to, { ...invoiceOf(), publicUrl: url }),
  'invoice-credited': (url) =>
    invoiceCreditedMail(to, { ...invoiceOf(), creditNumber: 'CN-2027-0003', publicUrl: url }),
  'order-received': (url) =>
    orderReceivedMail(to, { packageName, amount: 14_900, currency: 'USD', publicUrl: url }),
  'order-finished': (url) => orderFinishedMail(to, { packageName, publicUrl: url }),
  'order-refunded': (url) =>
    orderRefundedMail(to, { packageName, amount: 14_900, currency: 'USD', publicUrl: url }),
  'plan-renews': (url) =>
    planRenewsMail(to, {
      name: packageName,
      price,
      former: null,
      renewal: 'yearly',
      renewsAt: day,
      isTrial: false,
      isInvoiced: false,
      publicUrl: url,
    }),
  'plan-payment-failed': (url) =>
    planFailingMail(to, { name: packageName, amount: price, nextTryAt: day, publicUrl: url }),
  'plan-card-expires': (url) =>
    cardExpiringMail(to, { name: packageName, cardEndsOn: '2027-03-31', publicUrl: url }),
  'plan-canceled': (url) =>
    planCanceledMail(to, {
      name: packageName,
      endsAt: day,
      canceledAt: day,
      isOver: false,
      publicUrl: url,
    }),
  'plan-ended': (url) =>
    planEndedMail(to, { name: packageName, endsAt: day, reason: 'canceled', publicUrl: url }),
  'contract-cancellation-received': () => cancellationReceivedMail(to.language, declare()),
  'contract-cancellation-filed': (url) => cancellationFiledMail(to.email, declare(), url),
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
