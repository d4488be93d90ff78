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
