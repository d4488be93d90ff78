/** The lists of accounts in the back office. */
export const staffUserLists = [
  { value: 'all', label: 'All' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'leaving', label: 'Leaving' },
] as const;
export type StaffUserList = (typeof staffUserLists)[number]['value'];

/** What staff does with an account. */
export const userChanges = ['suspend', 'reinstate', 'end-sessions', 'erase'] as const;
export type UserChange = (typeof userChanges)[number];

/** Those that cannot go without a reason. */
export const userChangesWithReason: readonly UserChange[] = ['suspend', 'erase'];
