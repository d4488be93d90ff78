import { defaultPlans, productIdOf } from '@waymark/contract/payments/membership-plans';

/** A sale that the checkout reported before its package was offered here: refused then, and good to be replayed. */
export const demoRefusedSale = {
  id: 'msg_demo_sale_before_offer',
  orderNumber: 'CS-20418',
  productId: 'career-package',
  amount: 44_900,
  refusal: 'There is no package of this productId.',
  deliveries: 7,
  hoursAgo: 27,
} as const;

/** What came without the checkout's signature. */
export const demoUnsigned = [
  { daysAgo: 1, reason: 'signature', deliveries: 23, lastId: 'msg_00000000' },
  { daysAgo: 4, reason: 'time', deliveries: 1, lastId: 'msg_2f9d1c77e0' },
] as const;

/** A payment that differs from its order, for a company without a demo login. */
export const demoFlaggedOrder = {
  company: 'demo-tidewater-labs',
  productId: productIdOf(defaultPlans.professional),
  item: 'Professional',
  amount: defaultPlans.professional.amount,
  flag: 'Paid with 29.00 EUR, which is not the price.',
  externalId: 'CS-20391',
  paymentMethod: 'Visa ending in 1881',
  hoursAgo: 52,
} as const;

/** Answers of staff that did not arrive. */
export const demoLostMails = [
  {
    to: 'school.office@full-mailbox.example',
    text: 'You may print our pages for a lesson. We are glad that they are of use.',
    reason: '452 4.2.2 The mailbox is full',
    isForGood: false,
    attempts: 37,
    hoursAgo: 40,
  },
  {
    to: 'j.marsh@moved-away.example',
    text: 'Your posting is open again since this morning.',
    reason: '550 5.1.1 There is no such mailbox here',
    isForGood: true,
    attempts: 1,
    hoursAgo: 5,
  },
] as const;

/** Runs of the import; those who read them find what a mapping would mend. */
export const demoImports = [
  {
    source: 'harbour-careers',
    fileName: 'harbour-careers.ndjson',
    hoursAgo: 8,
    counts: { read: 1284, inserted: 96, updated: 41, unchanged: 1143, closed: 0, rejected: 4 },
    mirrorRefused:
      'No posting was closed, because some rows were rejected and may be postings that are still open. Correct them, or add --mirror-despite-rejects.',
    unread: [
      {
        field: 'category',
        count: 63,
        values: [
          { value: 'Port Operations', count: 48 },
          { value: 'Ships & Docks', count: 15 },
        ],
      },
      { field: 'type', count: 9, values: [{ value: 'by the tide', count: 9 }] },
    ],
    rejections: [
      { at: 'line 212', sourceId: 'hc-88213', reason: 'it has no title' },
      { at: 'line 547', sourceId: '', reason: 'it is not JSON' },
      { at: 'line 901', sourceId: 'hc-90177', reason: 'its id is the same as at line 900' },
      {
        at: 'line 1190',
        sourceId: 'hc-91002',
        reason: 'its link "harbour.example/jobs/91002" does not begin with http:// or https://',
      },
    ],
  },
  {
    source: 'harbour-careers',
    fileName: 'harbour-careers.ndjson',
    hoursAgo: 176,
    counts: { read: 1233, inserted: 88, updated: 19, unchanged: 1126, closed: 57, rejected: 0 },
    mirrorRefused: '',
    unread: [],
    rejections: [],
  },
] as const;

/** How much of each happens on a day of the demo, about. */
export const demoPace = {
  candidates: 34,
  employers: 4,
  'postings-opened': 66,
  'postings-closed': 61,
  views: 5200,
  applications: 148,
  alerts: 420,
  orders: 6,
  'reviews-asked': 11,
  'reviews-published': 10,
} as const;
