import { sentMailStates } from '../identity/mail-choices.ts';

import type { StaffRole } from '../identity/staff-choices.ts';
import { msg } from '../text/message.ts';

/** The metrics of the board, counted by day. */
export const boardMetrics = [
  { value: 'candidates', label: msg`New candidates` },
  { value: 'employers', label: msg`New employers` },
  { value: 'postings-opened', label: msg`Postings opened` },
  { value: 'postings-closed', label: msg`Postings closed` },
  { value: 'views', label: msg`Views of postings` },
  { value: 'applications', label: msg`Applications` },
  { value: 'alerts', label: msg`Job alerts sent` },
  { value: 'orders', label: msg`Orders paid` },
  { value: 'reviews-asked', label: msg`Reviews asked for` },
  { value: 'reviews-published', label: msg`Reviews published` },
] as const;
export type BoardMetric = (typeof boardMetrics)[number]['value'];

/** Periods in days. */
export const figurePeriods = [30, 90, 365] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

export const figureSteps = [
  { value: 'day', label: msg`By day` },
  { value: 'week', label: msg`By week` },
  { value: 'month', label: msg`By month` },
] as const;
export type FigureStep = (typeof figureSteps)[number]['value'];

/** Decisions about the reports of a posting: nothing is wrong, it is closed, or it is taken down. */
export const jobReportDecisions = ['keep', 'close', 'suspend'] as const;
export type JobReportDecision = (typeof jobReportDecisions)[number];

/** Decisions about the report of a conversation: nothing is wrong, or the company is warned. */
export const conversationReportDecisions = ['keep', 'warn'] as const;
export type ConversationReportDecision = (typeof conversationReportDecisions)[number];

/** The queues of staff, in the order of the overview, by role; administrators have all of them. */
export const staffQueues = [
  { value: 'reviews', label: msg`Resume reviews`, role: 'reviewer' },
  { value: 'postings', label: msg`Postings to approve`, role: 'moderator' },
  { value: 'companies', label: msg`Companies held`, role: 'moderator' },
  { value: 'reports', label: msg`Reports by seekers`, role: 'moderator' },
  { value: 'messages', label: msg`Messages to answer`, role: 'moderator' },
  { value: 'callBacks', label: msg`Calls to make`, role: 'moderator' },
  { value: 'comments', label: msg`Comments to decide`, role: 'moderator' },
  { value: 'orders', label: msg`Orders to look at`, role: 'administrator' },
  { value: 'webhooks', label: msg`Checkout reports`, role: 'administrator' },
  { value: 'mails', label: msg`Mails given up`, role: 'administrator' },
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

export const sentMailLists = [{ value: 'all', label: msg`All` }, ...sentMailStates] as const;
export type SentMailList = (typeof sentMailLists)[number]['value'];

export const contactMessageStates = ['open', 'answered', 'spam'] as const;
export type ContactMessageState = (typeof contactMessageStates)[number];

/** The lists of messages and of calls in the back office. */
export const staffMessageLists = [
  { value: 'open', label: msg`To answer` },
  { value: 'answered', label: msg`Answered` },
  { value: 'spam', label: msg`Spam` },
  { value: 'calls', label: msg`Calls to make` },
  { value: 'called', label: msg`Called` },
] as const;
export type StaffMessageList = (typeof staffMessageLists)[number]['value'];

/** How long a message is reserved for the colleague who started an answer. */
export const messageHoldMinutes = 15;
export const answerMaxLength = 5000;
export const callBackNoteMaxLength = 500;
