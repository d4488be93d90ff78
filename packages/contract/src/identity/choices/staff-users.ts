export const staffUserLists = [
  { value: 'all', label: 'All' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'leaving', label: 'Leaving' },
] as const;
export type StaffUserList = (typeof staffUserLists)[number]['value'];

/** Actions of staff on an account. */
export const userChanges = ['suspend', 'reinstate', 'end-sessions', 'erase'] as const;
export type UserChange = (typeof userChanges)[number];

/** The actions that need a reason. */
export const userChangesWithReason: readonly UserChange[] = ['suspend', 'erase'];
