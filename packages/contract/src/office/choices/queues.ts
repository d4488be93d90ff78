import type { StaffRole } from '../../identity/choices/staff.ts';

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
