/** What keeps a posting from everybody by staff's decision. */
export const postingModerations = ['changes', 'refused', 'suspended'] as const;
export type PostingModeration = (typeof postingModerations)[number];

/** What staff decides of a posting: of one that waits, of one that is open, of one that was taken down. */
export const postingDecisions = ['approve', 'changes', 'refuse', 'suspend', 'lift'] as const;
export type PostingDecision = (typeof postingDecisions)[number];

/** Decisions that a company has to be told the reason of. */
export const decisionsWithReason: readonly PostingDecision[] = ['changes', 'refuse', 'suspend'];

/** The lists of postings in the back office. */
export const moderatedLists = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'returned', label: 'Sent back' },
  { value: 'suspended', label: 'Taken down' },
  { value: 'open', label: 'Open' },
] as const;
export type ModeratedList = (typeof moderatedLists)[number]['value'];

/** Why a posting may be a fraud. Each is found by a rule, and somebody decides. */
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

/** What is decided of the reports about a posting: they were wrong, it is closed, it is taken down. */
export const jobReportDecisions = ['keep', 'close', 'suspend'] as const;
export type JobReportDecision = (typeof jobReportDecisions)[number];

/** What is decided of a report about a conversation: nothing is wrong, or its company is warned. */
export const conversationReportDecisions = ['keep', 'warn'] as const;
export type ConversationReportDecision = (typeof conversationReportDecisions)[number];

export const decisionReasonMaxLength = 1000;
