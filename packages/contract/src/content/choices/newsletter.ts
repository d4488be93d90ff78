/** The lists of issues. A scheduled draft is sent at its time. */
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

/** The life of the link that confirms a subscription, and of an unconfirmed address. */
export const subscriptionLinkHours = 72;

/** The answers to a form that was posted without a script. */
export const askedAnswers = ['yes', 'invalid', 'later'] as const;
export type AskedAnswer = (typeof askedAnswers)[number];

/** Issues on a page of the archive. */
export const archivePageSize = 20;
