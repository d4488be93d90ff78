import {
  administrators,
  candidates,
  employers,
  everybody,
  ownOfCompany,
  ownOfRecruiter,
  recruiters,
  row,
  type Call,
  type Rule,
} from './route-access.ts';
import type { World } from './route-world.ts';

/** A plan that does not exist: past the gate the answer is "not found". */
const unknown = { ...administrators, administrator: 'not found' } as const;
const ofNothing = { key: 'no-such-plan' };
const fields = {
  name: 'No such plan',
  unit: '',
  amount: 100,
  currency: 'USD',
  days: 30,
  postings: 1,
  seats: null,
  candidateSearch: true,
  featuredDays: 0,
  refundTerms: '',
};

const ofOrder = ({ orderId }: World): Call => ({ path: { orderId } });
const ofNoCoupon = (): Call => ({ path: { couponId: '0197c5b2-0000-7000-8000-00000000abcd' } });

const ofNoBanner = (): Call => ({ path: { bannerId: '0197c5b2-0000-7000-8000-00000000abcd' } });
const banner = {
  title: 'Of the test',
  text: '',
  url: 'https://of-the-test.example',
  places: ['home'],
  firstDay: '2026-01-01',
  lastDay: '2026-01-02',
};
const ofNoSubscription = (): Call => ({
  path: { subscriptionId: '0197c5b2-0000-7000-8000-00000000abcd' },
});
const ofNoSubscriptionOfTheirs = {
  ...recruiters,
  owner: 'not found',
  recruiter: 'not found',
  otherEmployer: 'not found',
} as const;

const ofNoInvoice = (): Call => ({ path: { number: 'INV-2000-000001' } });
const ofNoInvoiceOfTheirs = {
  ...employers,
  owner: 'not found',
  recruiter: 'not found',
  viewer: 'not found',
  otherEmployer: 'not found',
} as const;

const ofNoInvoiceOfCandidates = {
  ...candidates,
  candidate: 'not found',
  otherCandidate: 'not found',
} as const;

/** Rules for plans, what renews, coupons, invoices and banners. */
export const paymentRouteRules: Record<string, Rule> = {
  'GET /company/plan': { who: employers },
  'GET /company/transactions': { who: employers },
  'POST /company/plan-orders': { who: recruiters, call: () => ({ json: { plan: 'extended' } }) },
  'POST /company/jobs/:jobId/place': {
    who: ownOfRecruiter,
    call: ({ jobId }) => ({ path: { jobId } }),
  },
  'POST /company/jobs/:jobId/featuring': {
    who: ownOfRecruiter,
    call: ({ jobId }) => ({ path: { jobId }, json: { amount: 900, days: 7 } }),
  },
  'POST /company/transactions/:orderId/checkout': {
    who: ownOfRecruiter,
    call: ({ orderId }) => ({ path: { orderId } }),
  },
  'POST /company/transactions/:orderId/cancel': {
    who: ownOfRecruiter,
    call: ({ orderId }) => ({ path: { orderId } }),
  },
  'GET /company/transactions/:orderId/receipt': {
    who: ownOfCompany,
    call: ({ paidOrderId }) => ({ path: { orderId: paidOrderId } }),
  },
  'GET /company/subscriptions': { who: employers },
  'POST /company/subscriptions/:subscriptionId/cancel': {
    who: ofNoSubscriptionOfTheirs,
    call: ofNoSubscription,
  },
  'POST /company/subscriptions/:subscriptionId/resume': {
    who: ofNoSubscriptionOfTheirs,
    call: ofNoSubscription,
  },
  'PUT /company/subscriptions/:subscriptionId/next': {
    who: ofNoSubscriptionOfTheirs,
    call: () => ({ ...ofNoSubscription(), json: { plan: null } }),
  },
  'POST /company/subscriptions/:subscriptionId/card': {
    who: ofNoSubscriptionOfTheirs,
    call: ofNoSubscription,
  },
  'POST /contract-cancellations': { who: everybody },
  'GET /staff/subscriptions': { who: administrators },
  'POST /staff/subscriptions/:subscriptionId/end': { who: unknown, call: ofNoSubscription },
  'GET /staff/contract-cancellations': { who: administrators },
  'POST /staff/contract-cancellations/:cancellationId/done': {
    who: unknown,
    call: () => ({ path: { cancellationId: '0197c5b2-0000-7000-8000-00000000abcd' } }),
  },
  'GET /staff/banners': { who: administrators },
  'POST /staff/banners': { who: administrators, call: () => ({ json: banner }) },
  'PUT /staff/banners/:bannerId': {
    who: unknown,
    call: () => ({ ...ofNoBanner(), json: { ...banner, version: 1 } }),
  },
  'DELETE /staff/banners/:bannerId': { who: unknown, call: ofNoBanner },
  'POST /staff/banners/:bannerId/picture': { who: administrators, call: ofNoBanner },
  'GET /banner-pictures/:fileId': {
    who: row('not found', {}),
    call: () => ({ path: { fileId: '0197c5b2-0000-7000-8000-00000000abcd' } }),
  },
  'GET /banners/:bannerId/seen': { who: everybody, call: ofNoBanner },
  'GET /banners/:bannerId/follow': { who: row('not found', {}), call: ofNoBanner },
  'GET /staff/plans': { who: administrators },
  'POST /staff/plans': { who: administrators, call: () => ({ json: { ...fields, name: 'Of the test' } }) },
  'PUT /staff/plans/:key': {
    who: unknown,
    call: () => ({ path: ofNothing, json: { ...fields, version: 1 } }),
  },
  'PUT /staff/plans/:key/place': {
    who: administrators,
    call: () => ({ path: ofNothing, json: { direction: 'up' } }),
  },
  'PUT /staff/plans/:key/retired': {
    who: unknown,
    call: () => ({ path: ofNothing, json: { retired: true } }),
  },
  'GET /staff/coupons': { who: administrators },
  'POST /staff/coupons': { who: administrators },
  'POST /staff/coupons/:couponId/end': { who: unknown, call: ofNoCoupon },
  'PUT /company/transactions/:orderId/coupon': {
    who: ownOfRecruiter,
    call: (world) => ({ ...ofOrder(world), json: { code: 'NO-SUCH-CODE' } }),
  },
  'DELETE /company/transactions/:orderId/coupon': { who: ownOfRecruiter, call: ofOrder },
  'POST /company/transactions/:orderId/take-up': { who: ownOfRecruiter, call: ofOrder },
  'POST /company/transactions/:orderId/invoice': {
    who: ownOfRecruiter,
    call: (world) => ({ ...ofOrder(world), json: {} }),
  },
  'GET /company/billing': { who: employers },
  'PUT /company/billing': { who: recruiters },
  'GET /product/billing': { who: candidates },
  'PUT /product/billing': { who: candidates },
  'GET /product/invoices/:number/pdf': { who: ofNoInvoiceOfCandidates, call: ofNoInvoice },
  'GET /company/invoices': { who: employers },
  'GET /company/invoices/:number/xrechnung': { who: ofNoInvoiceOfTheirs, call: ofNoInvoice },
  'GET /staff/invoices/:number/xrechnung': { who: unknown, call: ofNoInvoice },
  'GET /company/invoices/:number/pdf': { who: ofNoInvoiceOfTheirs, call: ofNoInvoice },
  'GET /staff/invoices': { who: administrators },
  'GET /staff/invoices/:number/pdf': { who: unknown, call: ofNoInvoice },
  'POST /staff/invoices/:number/paid': { who: unknown, call: ofNoInvoice },
  'POST /staff/invoices/:number/credit': {
    who: unknown,
    call: () => ({ ...ofNoInvoice(), json: { reason: 'It was ordered twice.' } }),
  },
  'PUT /staff/companies/:companyId/invoicing': {
    who: unknown,
    call: () => ({ path: { companyId: ofNoCoupon().path?.['couponId'] ?? '' }, json: { isAllowed: true } }),
  },
  'DELETE /staff/plans/:key': { who: unknown, call: () => ({ path: ofNothing }) },
};
