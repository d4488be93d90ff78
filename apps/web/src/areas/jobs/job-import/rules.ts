import type { FieldReading } from '@waymark/contract/jobs/imports';

/** The share of stated values that could not be read: "3.2%". */
export function shareUnread({ read, unread }: Pick<FieldReading, 'read' | 'unread'>): string {
  const stated = read + unread;
  if (stated === 0) return '–';
  const share = (100 * unread) / stated;
  return share > 0 && share < 0.1 ? 'under 0.1%' : `${Math.round(share * 10) / 10}%`;
}
