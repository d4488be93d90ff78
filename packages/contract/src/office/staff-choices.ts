import type { StaffRole } from '../identity/staff-choices.ts';

/** The metrics of the board, counted by day. */
export const boardMetrics = [
  { value: 'candidates', label: 'New candidates' },
  { value: 'employers', label: 'New employers' },
  { value: 'postings-opened', label: 'Postings opened' },
  { value: 'postings-closed', label: 'Postings closed' },
  { value: 'views', label: 'Views of postings' },
  { value: 'applications', label: 'Applications' },
  { value: 'alerts', label: 'Job alerts sent' },
  { value: 'orders', label: 'Orders paid' },
  { value: 'reviews-asked', label: 'Reviews asked for' },
  { value: 'reviews-published', label: 'Reviews published' },
] as const;
export type BoardMetric = (typeof boardMetrics)[number]['value'];

/** Periods in days. */
export const figurePeriods = [30, 90, 365] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

export const figureSteps = [
  { value: 'day', label: 'By day' },
  { value: 'week', label: 'By week' },
  { value: 'month', label: 'By month' },
] as const;
export type FigureStep = (typeof figureSteps)[number]['value'];

/** Why staff hides a posting. */
export const postingModerations = ['changes', 'refused', 'suspended'] as const;
export type PostingModeration = (typeof postingModerations)[number];

/** Decisions about postings that wait, are open, or were taken down. */
export const postingDecisions = ['approve', 'changes', 'refuse', 'suspend', 'lift'] as const;
export type PostingDecision = (typeof postingDecisions)[number];

/** Decisions that need a reason, which the company reads. */
export const decisionsWithReason: readonly PostingDecision[] = ['changes', 'refuse', 'suspend'];

/** The lists of postings in the back office. */
export const moderatedLists = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'returned', label: 'Sent back' },
  { value: 'suspended', label: 'Taken down' },
  { value: 'open', label: 'Open' },
] as const;
export type ModeratedList = (typeof moderatedLists)[number]['value'];

/** Signs of fraud in a posting. Rules find them, and staff decides. */
export const signKinds = [
  { value: 'payment', label: 'Asks for a payment' },
  { value: 'documents', label: 'Asks for documents' },
  { value: 'contact', label: 'Contact outside' },
  { value: 'free-mail', label: 'Free mail address' },
  { value: 'short-link', label: 'Shortened link' },
  { value: 'capitals', label: 'All capitals' },
  { value: 'pay', label: 'Unusual pay' },
  { value: 'copied', label: 'Copied text' },
] as const;
export type SignKind = (typeof signKinds)[number]['value'];

/** Decisions about the reports of a posting: nothing is wrong, it is closed, or it is taken down. */
export const jobReportDecisions = ['keep', 'close', 'suspend'] as const;
export type JobReportDecision = (typeof jobReportDecisions)[number];

/** Decisions about the report of a conversation: nothing is wrong, or the company is warned. */
export const conversationReportDecisions = ['keep', 'warn'] as const;
export type ConversationReportDecision = (typeof conversationReportDecisions)[number];

export const decisionReasonMaxLength = 1000;

/** The queues of staff, in the order of the overview, by role; administrators have all of them. */
export const staffQueues = [
  { value: 'reviews', label: 'Resume reviews', role: 'reviewer' },
  { value: 'postings', label: 'Postings to approve', role: 'moderator' },
  { value: 'companies', label: 'Companies held', role: 'moderator' },
  { value: 'reports', label: 'Reports by seekers', role: 'moderator' },
  { value: 'messages', label: 'Messages to answer', role: 'moderator' },
  { value: 'callBacks', label: 'Calls to make', role: 'moderator' },
  { value: 'comments', label: 'Comments to decide', role: 'moderator' },
  { value: 'orders', label: 'Orders to look at', role: 'administrator' },
  { value: 'webhooks', label: 'Checkout reports', role: 'administrator' },
  { value: 'mails', label: 'Mails given up', role: 'administrator' },
] as const satisfies readonly { value: string; label: string; role: StaffRole }[];
export type StaffQueueName = (typeof staffQueues)[number]['value'];

const reviewCounters = ['reviewsWaiting', 'reviewsInWork', 'reviewsReady'] as const;

/**
 * Counters in the navigation of members and staff (L-34): unread conversations of candidates and companies, applications
 * that came since an employer last opened their posting (each up to `countedUnread`), a candidate's requests for a review
 * by where they stand, and the queues of staff. A review is ready until its owner has opened it.
 */
export const counterNames = [
  'unread',
  'newApplications',
  ...reviewCounters,
  ...staffQueues.map(({ value }) => value),
] as const;
export type CounterName = (typeof counterNames)[number];

/** The states of a mail. */
export const sentMailStates = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Given up' },
  { value: 'bounced', label: 'Bounced' },
] as const;
export type SentMailState = (typeof sentMailStates)[number]['value'];

export const sentMailLists = [{ value: 'all', label: 'All' }, ...sentMailStates] as const;
export type SentMailList = (typeof sentMailLists)[number]['value'];

export const contactMessageStates = ['open', 'answered', 'spam'] as const;
export type ContactMessageState = (typeof contactMessageStates)[number];

/** The lists of messages and of calls in the back office. */
export const staffMessageLists = [
  { value: 'open', label: 'To answer' },
  { value: 'answered', label: 'Answered' },
  { value: 'spam', label: 'Spam' },
  { value: 'calls', label: 'Calls to make' },
  { value: 'called', label: 'Called' },
] as const;
export type StaffMessageList = (typeof staffMessageLists)[number]['value'];

/** How long a message is reserved for the colleague who started an answer. */
export const messageHoldMinutes = 15;
export const answerMaxLength = 5000;
export const callBackNoteMaxLength = 500;
