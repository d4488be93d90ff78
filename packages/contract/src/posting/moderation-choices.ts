import { msg } from '../text/message.ts';
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
  { value: 'waiting', label: msg`Waiting` },
  { value: 'returned', label: msg`Sent back` },
  { value: 'suspended', label: msg`Taken down` },
  { value: 'open', label: msg`Open` },
] as const;
export type ModeratedList = (typeof moderatedLists)[number]['value'];

/** Signs of fraud in a posting. Rules find them, and staff decides. */
export const signKinds = [
  { value: 'payment', label: msg`Asks for a payment` },
  { value: 'documents', label: msg`Asks for documents` },
  { value: 'contact', label: msg`Contact outside` },
  { value: 'free-mail', label: msg`Free mail address` },
  { value: 'short-link', label: msg`Shortened link` },
  { value: 'capitals', label: msg`All capitals` },
  { value: 'pay', label: msg`Unusual pay` },
  { value: 'copied', label: msg`Copied text` },
] as const;
export type SignKind = (typeof signKinds)[number]['value'];
