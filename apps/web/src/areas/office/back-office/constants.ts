import type { StaffQueueName } from '@waymark/contract/office/choices/queues';
import { paths, searchPath } from '@waymark/contract/paths';

/** Where each queue is worked on. */
export const queuePaths: Readonly<Record<StaffQueueName, string>> = {
  reviews: paths.staffReviews,
  postings: paths.staffPostings,
  companies: paths.staffCompanies,
  reports: paths.staffReports,
  messages: paths.staffMessages,
  comments: paths.staffComments,
  orders: searchPath({ show: 'look' }, paths.staffOrders),
  webhooks: searchPath({ show: 'refused' }, paths.staffWebhooks),
  mails: searchPath({ show: 'failed' }, paths.staffMails),
  callBacks: searchPath({ show: 'calls' }, paths.staffMessages),
};
