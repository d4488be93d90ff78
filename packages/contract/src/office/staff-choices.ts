import type { StaffRole } from '../identity/staff-choices.ts';

/** The metrics of the board, counted by day. */
export const boardFigures = [
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
export type BoardFigure = (typeof boardFigures)[number]['value'];

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

/** The kinds of mails, with labels for the mail list of staff. */
export const sentMailKinds = [
  { value: 'welcome', label: 'Welcome, with a link for a password' },
  { value: 'set-password', label: 'Link for a new password' },
  { value: 'sign-in-link', label: 'Link that signs in' },
  { value: 'password-changed', label: 'Password was changed' },
  { value: 'confirm-email', label: 'Confirm the address' },
  { value: 'confirm-new-email', label: 'Confirm a new address' },
  { value: 'email-change-asked', label: 'Another address was asked for' },
  { value: 'email-changed', label: 'Address was changed' },
  { value: 'address-restored', label: 'Address is back' },
  { value: 'sign-in-changed', label: 'Signing in was changed' },
  { value: 'second-step-lost', label: 'Link that takes the second step off' },
  { value: 'wrong-codes', label: 'Wrong codes were typed' },
  { value: 'support-visit', label: 'Impersonation by staff' },
  { value: 'account-suspended', label: 'Account is suspended' },
  { value: 'account-reinstated', label: 'Account is open again' },
  { value: 'deletion-link', label: 'Link that deletes the account' },
  { value: 'deletion-scheduled', label: 'Account will be deleted' },
  { value: 'account-kept', label: 'Account stays' },
  { value: 'export-ready', label: 'Copy of one’s data is ready' },
  { value: 'new-jobs', label: 'Job alert' },
  { value: 'confirm-alert', label: 'Confirm a job alert' },
  { value: 'alert-limit', label: 'Job alert did not begin' },
  { value: 'confirm-application', label: 'Confirm an application' },
  { value: 'application-sent', label: 'Application was sent' },
  { value: 'application-received', label: 'New application' },
  { value: 'application-viewed', label: 'Application was viewed' },
  { value: 'application-moved', label: 'Application goes on' },
  { value: 'decision-received', label: 'Decision about an application' },
  { value: 'application-reminder', label: 'Reminder of an application' },
  { value: 'message-received', label: 'Message of a company' },
  { value: 'answer-received', label: 'Answer of a candidate' },
  { value: 'interview', label: 'Interview' },
  { value: 'hiring-team-joined', label: 'Added to a hiring team' },
  { value: 'jobs-opened', label: 'Posting is live' },
  { value: 'confirm-jobs', label: 'Is the posting still open?' },
  { value: 'source-failed', label: 'Source of postings fails' },
  { value: 'source-works', label: 'Source of postings works again' },
  { value: 'posting-decision', label: 'Decision about a posting' },
  { value: 'report-receipt', label: 'Report has arrived' },
  { value: 'report-decision', label: 'Decision about a report' },
  { value: 'company-approved', label: 'Company is public' },
  { value: 'company-change', label: 'Company is or was suspended' },
  { value: 'company-merged', label: 'Companies became one' },
  { value: 'company-invitation', label: 'Invitation to a company' },
  { value: 'member-joined', label: 'Colleague has joined' },
  { value: 'member-removed', label: 'No longer in a company' },
  { value: 'payment-arrived', label: 'Payment has arrived' },
  { value: 'payment-refunded', label: 'Payment was refunded' },
  { value: 'invoice-issued', label: 'Invoice' },
  { value: 'invoice-overdue', label: 'Invoice is overdue' },
  { value: 'invoice-credited', label: 'Invoice was taken back' },
  { value: 'order-received', label: 'Order of a package' },
  { value: 'order-finished', label: 'Order of a package is finished' },
  { value: 'order-refunded', label: 'Order of a package was refunded' },
  { value: 'places-ending', label: 'Postings will close' },
  { value: 'places-closed', label: 'Postings have closed' },
  { value: 'review-published', label: 'Resume review is ready' },
  { value: 'contact-message', label: 'Message of a visitor, to staff' },
  { value: 'contact-answer', label: 'Answer to a visitor' },
  { value: 'comment-answered', label: 'Answer to a comment' },
  { value: 'confirm-comment-answers', label: 'Hear of answers to a comment' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'confirm-newsletter', label: 'Confirm the newsletter' },
  { value: 'newsletter-known', label: 'Newsletter was asked for again' },
  { value: 'call-back-request', label: 'Call requested, to staff' },
  { value: 'report-received', label: 'Report of a seeker, to staff' },
  { value: 'staff-invitation', label: 'Invitation to the staff' },
  { value: 'staff-role-changed', label: 'Role in the staff' },
  { value: 'webhooks-stopped', label: 'Webhooks switched off' },
  { value: 'test-mail', label: 'Test mail' },
  { value: 'other', label: 'Another mail' },
] as const;
export type SentMailKind = (typeof sentMailKinds)[number]['value'];

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
