/** How an issue stands: its lists on the desk. A draft with a day is sent then. */
export const staffIssueLists = [
  { value: 'drafts', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'sent', label: 'Sent' },
] as const;
export type StaffIssueList = (typeof staffIssueLists)[number]['value'];

export const issueStates = ['draft', 'sending', 'sent', 'stopped'] as const;
export type IssueState = (typeof issueStates)[number];

export const issueTitleMaxLength = 120;
export const issueSummaryMaxLength = 200;
export const issueBodyMaxLength = 30_000;

/** How long the link that begins a subscription works, and what was typed is kept without it. */
export const subscriptionLinkHours = 72;

/** What the form without a script comes back with. */
export const askedAnswers = ['yes', 'invalid', 'later'] as const;
export type AskedAnswer = (typeof askedAnswers)[number];

/** Issues on a page of the archive. */
export const archivePageSize = 20;
